// swift-tools-version: 6.2

import PackageDescription

// An app as a user would make it: themes among its sources, the plugin on its target.
let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "theme", path: "../../.."),
    .package(name: "stubs", path: "../../Stubs"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "ThemeKit", package: "theme"), .product(name: "Stubs", package: "stubs"),
      ],
      plugins: [.plugin(name: "ThemeBuildPlugin", package: "theme")])
  ]
)
