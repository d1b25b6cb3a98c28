// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The map of the project, from the bottom up: a target may import only what stands above it.
// `grammar/ARCHITECTURE.md` says what lives where and what always holds.

let package = Package(
  name: "theme",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "theme", targets: ["theme"]),
    .plugin(name: "ThemeBuildPlugin", targets: ["ThemeBuildPlugin"]),
    .plugin(name: "ThemeLintPlugin", targets: ["ThemeLintPlugin"]),
    .plugin(name: "ThemeFormatPlugin", targets: ["ThemeFormatPlugin"]),
    .library(name: "ThemeKit", targets: ["ThemeKit"]),
    .library(name: "ThemeUI", targets: ["ThemeUI"]),
    .library(name: "ThemeTokens", targets: ["ThemeTokens"]),
    .library(name: "ThemeSwiftUI", targets: ["ThemeSwiftUI"]),
  ],
  targets: [
    // The design-token model: `Auth0Theme`, colours, fonts and the schema table.
    room("ThemeTokens"),
    // Source text, positions, diagnostics and how they are shown.
    room("ThemeSource"),
    // Bytes to a lossless syntax tree: lexer, parser, tree.
    room("ThemeSyntax", imports: ["ThemeSource"]),
    // What a tree means: names, types, layers, evaluation, provenance.
    room("ThemeSemantics", imports: ["ThemeSource", "ThemeSyntax", "ThemeTokens"]),
    // The one way to write a theme: layout, comments, spelling.
    room("ThemeFormatting", imports: ["ThemeSource", "ThemeSyntax"]),
    // What is right and still not good: lint rules, one file each, suppressions, repairs.
    room("ThemeLinting", imports: ["ThemeSource", "ThemeSyntax", "ThemeSemantics", "ThemeTokens"]),
    // Values and where they come from, as text for people.
    room("ThemeReports", imports: ["ThemeSource", "ThemeSemantics", "ThemeTokens"]),
    // Line input on a terminal: keys in, lines out. It knows nothing about themes.
    room("ThemeLineEditor"),
    // Themes out and assets in: Swift, asset catalogs. Values in, files out, no disk.
    room("ThemeExchange", imports: ["ThemeSource", "ThemeTokens"]),
    // A theme's colours and fonts as SwiftUI's, where SwiftUI is.
    room("ThemeSwiftUI", imports: ["ThemeTokens"]),
    // The SDK's theming of views, for apps without the SDK.
    room("ThemeUI", imports: ["ThemeSwiftUI", "ThemeTokens"]),
    // A prompt about one theme: a text in, an answer out. It knows no terminal and no disk.
    room(
      "ThemeREPL",
      imports: [
        "ThemeSource", "ThemeSyntax", "ThemeSemantics", "ThemeLinting", "ThemeReports",
        "ThemeTokens",
      ]),
    // Themes while an app runs: the library that apps take.
    room(
      "ThemeKit",
      imports: ["ThemeExchange", "ThemeSemantics", "ThemeSource", "ThemeSwiftUI", "ThemeTokens"]),
    // The little that Swift's view of the C library lacks about threads and memory.
    .target(name: "CMachine"),
    // The command line: one file a subcommand.
    room(
      "ThemeCommands",
      imports: [
        "ThemeSource", "ThemeSyntax", "ThemeSemantics", "ThemeFormatting", "ThemeLinting",
        "ThemeReports", "ThemeLineEditor", "ThemeREPL", "ThemeExchange", "ThemeTokens",
        "CMachine",
      ]),
    // `main.swift`, one line.
    .executableTarget(
      name: "theme", dependencies: ["ThemeCommands"], exclude: ["Order"],
      swiftSettings: optimization(), linkerSettings: staticExecutable()),
    // Themes among a target's sources become Swift with every build.
    .plugin(
      name: "ThemeBuildPlugin", capability: .buildTool(), dependencies: ["theme"],
      path: "Sources/ThemeBuildPlugin"),
    // `swift package theme-lint`.
    .plugin(
      name: "ThemeLintPlugin",
      capability: .command(
        intent: .custom(verb: "theme-lint", description: "Run `theme lint` on the package.")),
      dependencies: ["theme"], path: "Sources/ThemeLintPlugin"),
    // `swift package theme-format`.
    .plugin(
      name: "ThemeFormatPlugin",
      capability: .command(
        intent: .custom(verb: "theme-format", description: "Run `theme format` on the package."),
        permissions: [
          .writeToPackageDirectory(reason: "It rewrites the package's themes in their one form.")
        ]),
      dependencies: ["theme"], path: "Sources/ThemeFormatPlugin"),

    tests(of: "ThemeTokens"),
    tests(of: "ThemeSource"),
    tests(of: "ThemeSyntax", imports: ["ThemeSource"]),
    tests(
      of: "ThemeSemantics",
      imports: ["ThemeFormatting", "ThemeSource", "ThemeSyntax", "ThemeTokens"]),
    tests(of: "ThemeLineEditor"),
    tests(of: "ThemeExchange", imports: ["ThemeTokens"]),
    tests(of: "ThemeKit", imports: ["ThemeSemantics", "ThemeSource"]),
    tests(
      of: "ThemeLinting",
      imports: ["ThemeSource", "ThemeSyntax", "ThemeSemantics", "ThemeTokens"]),
    tests(
      of: "ThemeREPL",
      imports: ["ThemeSource", "ThemeSyntax", "ThemeSemantics", "ThemeLinting", "ThemeTokens"]),
    tests(
      of: "ThemeFormatting",
      imports: ["ThemeSource", "ThemeSyntax"]),
    tests(
      of: "ThemeCommands",
      imports: ["ThemeSource", "ThemeSyntax", "ThemeSemantics", "ThemeLinting", "ThemeTokens"]),
  ]
)

/// A library target with the settings that every room shares.
func room(_ name: String, imports rooms: [String] = []) -> Target {
  .target(
    name: name, dependencies: rooms.map { .target(name: $0) }, swiftSettings: optimization())
}

/// The tests of one room. Their data, in `Fixtures`, is read where it lies in the checkout.
func tests(of room: String, imports rooms: [String] = []) -> Target {
  let fixtures = "\(Context.packageDirectory)/Tests/\(room)Tests/Fixtures"
  return .testTarget(
    name: room + "Tests", dependencies: ([room] + rooms).map { .target(name: $0) },
    exclude: FileManager.default.fileExists(atPath: fixtures) ? ["Fixtures"] : [])
}

/// Rooms call each other in inner loops, so release builds specialise across modules. The checks for
/// overlapping access to class properties, which cost a tenth of a run, are for debug builds; the
/// tests run with them. Each function is a section, for the linker to put it where
/// `staticExecutable()` says, and asks for the types it needs by calls instead of by their names,
/// which is a tenth of the instructions of a small theme.
func optimization() -> [SwiftSetting] {
  guard !isDependency() else { return [] }
  return [
    .unsafeFlags(
      [
        "-cross-module-optimization", "-enforce-exclusivity=unchecked",
        "-Xfrontend", "-function-sections",
        "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      ],
      .when(platforms: [.linux], configuration: .release))
  ]
}

/// On Linux a static executable starts in a quarter of the time of a dynamic one. It needs the
/// static C and C++ libraries; without them only the Swift libraries are linked statically.
///
/// The functions that a run calls lie together, as `Tests/Benchmarks/order.py` lists them: the system
/// brings in code by 64 KB, which takes 4 µs, and a small theme needed 80 such pieces. Together they are
/// a fifth of the time to check it.
func staticExecutable() -> [LinkerSetting] {
  guard !isDependency() else { return [] }
  let folders = [
    "/usr/lib", "/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu",
  ]
  let hasStaticC = folders.contains { FileManager.default.fileExists(atPath: $0 + "/libc.a") }
  let kind = hasStaticC ? "-static-executable" : "-static-stdlib"
  let order = "\(Context.packageDirectory)/Sources/theme/Order"
  return [
    .unsafeFlags(
      [
        kind, "-use-ld=lld", "-Xlinker", "--script=\(order)/layout.ld",
        "-Xlinker", "--symbol-ordering-file=\(order)/functions.txt",
        "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker", "-s",
      ],
      .when(platforms: [.linux], configuration: .release))
  ]
}

/// Whether this is the checkout of somebody's dependency. Such packages may have no unsafe flags.
func isDependency() -> Bool { Context.packageDirectory.contains("/checkouts/") }
