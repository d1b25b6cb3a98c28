// expect: incorrect argument label in call (have 'small:buton:', expected 'small:button:')

import Auth0UniversalComponents

let radius = DefaultAuth0RadiusTokens(small: 8, buton: 24)
