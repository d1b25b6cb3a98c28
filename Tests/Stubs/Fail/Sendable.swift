// expect: static property 'acme' is not concurrency-safe because non-'Sendable' type 'Auth0Theme' may have shared mutable state

import Auth0UniversalComponents

extension Auth0Theme {
  static let acme = Auth0Theme()
}
