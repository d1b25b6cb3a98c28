// expect: incorrect argument label in call (have 'size4xlDimen:', expected 'size2xlDimen:')

import Auth0UniversalComponents

let sizes = DefaultAuth0SizeTokens(size4xlDimen: 48)
