// expect: incorrect argument label in call (have '_:size:scales:', expected '_:size:relativeTo:')

import Auth0UniversalComponents
import SwiftUI

let style = Auth0TextStyle(font: .custom("Lato", size: 17, scales: .body))
