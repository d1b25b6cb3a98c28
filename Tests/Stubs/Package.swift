// swift-tools-version: 6.2

import PackageDescription

// The stub modules as a package, for consumers that are built where there is neither SwiftUI nor
// the SDK. `check.sh` builds the same sources by itself, with AppKit too.
let package = Package(
  name: "stubs",
  products: [
    .library(
      name: "Stubs", targets: ["Auth0UniversalComponents", "Drawing", "SwiftUI", "UIKit"])
  ],
  targets: [
    .target(name: "Drawing", path: "Drawing"),
    .target(name: "UIKit", dependencies: ["Drawing"], path: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["Drawing", "UIKit"], path: "SwiftUI"),
    .target(
      name: "Auth0UniversalComponents", dependencies: ["SwiftUI"], path: "Auth0UniversalComponents"),
  ],
  swiftLanguageModes: [.v5]
)
