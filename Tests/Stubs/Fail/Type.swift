// expect: cannot convert value of type 'String' to expected argument type 'CGFloat'

import Auth0UniversalComponents

let spacing = DefaultAuth0SpacingTokens(md: "16")
