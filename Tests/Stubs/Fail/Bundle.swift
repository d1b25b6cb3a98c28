// expect: has no member 'nowhere'

import SwiftUI

let color = Color("Night", bundle: .nowhere)
