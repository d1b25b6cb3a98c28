// expect: argument 'medium' must precede argument 'large'

import Auth0UniversalComponents

let radius = DefaultAuth0RadiusTokens(large: 20, medium: 12)
