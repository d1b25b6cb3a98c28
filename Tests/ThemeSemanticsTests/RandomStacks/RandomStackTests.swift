import Foundation
import Testing
import ThemeSource
import ThemeTokens

@testable import ThemeSemantics

/// Random stacks of themes, evaluated twice: by the language and by the oracle. Each is written down
/// twice, with its statements in other orders and forms, and has to come out the same.
///
/// `THEME_RANDOM_STACKS=20000` runs that many, `THEME_RANDOM_SEED=7` begins at that seed.
@Suite struct RandomStackTests {
  static let environment = ProcessInfo.processInfo.environment
  static let count = environment["THEME_RANDOM_STACKS"].flatMap { UInt64($0) } ?? 100
  static let firstSeed = environment["THEME_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
  /// The seeds in a few batches, which run side by side.
  static let batches: [Range<UInt64>] = (0..<8).map { batch in
    firstSeed + count * batch / 8..<firstSeed + count * (batch + 1) / 8
  }

  static let tokens = Schema.tokens.map { Model.Token(group: $0.group.rawValue, name: $0.name) }
  static let defaults = Dictionary(
    uniqueKeysWithValues: zip(tokens, Schema.tokens.map { defaultValues($0.defaultValue) }))

  @Test(arguments: batches)
  func oracleAgrees(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      let stack = StackGenerator(seed: seed, tokens: Self.tokens).stack
      var printer = StackPrinter(stack, tokens: Self.tokens, seed: seed &* 31 &+ 7)
      let first = printer.print()
      for files in [first, printer.print()] {
        let found = try differences(stack, files)
        try #require(
          found.isEmpty,
          "seed \(seed)\n\(found.prefix(5).joined(separator: "\n"))\n\(shown(files))")
      }
    }
  }

  /// Where the two disagree, in the theme, in what it imports and in one of the others taken alone.
  private func differences(_ stack: Model.Stack, _ files: [String: String]) throws -> [String] {
    let last = stack.files.count - 1
    let evaluation = try Evaluation(files, main: StackPrinter.fileName(last))
    let oracle = Oracle(stack, defaults: Self.defaults)
    let imported = imports(of: last, stack)
    var differences: [String] = []
    var isWhole = true
    var isAllWhole = true
    for file in imported.union([last, last / 2]) {
      // A file that the theme does not need is not loaded.
      let name = StackPrinter.fileName(file)
      guard let loaded = evaluation.project.files.first(where: { $0.path == "/" + name }) else {
        continue
      }
      let theme = file == last ? evaluation.theme : evaluation.project.evaluate(loaded)
      for (name, variable) in variables(stack, of: theme, file: file) {
        for slot in 0..<theme.world.type(of: variable).slotCount {
          let expected = oracle.value(name, slot: slot, file: file)
          let found = theme.world.value(of: variable, slot: slot)
          if expected == .failed, file == last { isWhole = false }
          if expected == .failed, imported.contains(file) { isAllWhole = false }
          if agree(expected, found) { continue }
          differences.append(
            "\(StackPrinter.fileName(file)): \(theme.world.name(of: variable)) slot \(slot): "
              + "expected \(expected), found \(String(describing: found))")
        }
      }
    }
    return differences + unexpected(evaluation, isWhole: isWhole, isAllWhole: isWhole && isAllWhole)
  }

  /// The files that the theme of a file imports, however far off.
  private func imports(of file: Int, _ stack: Model.Stack) -> Set<Int> {
    var found: Set<Int> = []
    for layer in stack.files[file].stack {
      for imported in stack.files[layer].imports where found.insert(imported).inserted {
        found.formUnion(imports(of: imported, stack))
      }
    }
    return found
  }

  /// Findings where all is well, or none where something is not.
  private func unexpected(
    _ evaluation: Evaluation, isWhole: Bool, isAllWhole: Bool
  ) -> [String] {
    let errors = evaluation.diagnostics.filter {
      $0.severity == .error && $0.id != .lineHeightBelowSize
    }
    if isAllWhole { return errors.isEmpty ? [] : [evaluation.report] }
    if isWhole { return [] }
    // A theme may leave its own `let`s open for those that extend it.
    if !evaluation.theme.openLets.isEmpty { return [] }
    return errors.isEmpty ? ["a slot has no value, and nothing is reported"] : []
  }

  private func variables(
    _ stack: Model.Stack, of theme: EvaluatedTheme, file: Int
  ) -> [(Model.Name, Variable)] {
    var all = zip(Self.tokens, Schema.tokens).map { token, schema in
      (Model.Name.token(token), Variable.token(schema.index))
    }
    for (index, variable) in stack.variables.enumerated()
    where stack.files[file].stack.contains(variable.file) {
      guard let found = theme.lets.first(where: { $0.name == variable.name }) else { continue }
      all.append((.variable(index), found.variable))
    }
    return all
  }

  private func shown(_ files: [String: String]) -> String {
    files.sorted { $0.key < $1.key }.map { "// \($0.key)\n\($0.value)" }.joined(separator: "\n")
  }

  // MARK: Comparing

  private func agree(_ expected: Oracle.Value, _ found: Value?) -> Bool {
    switch (expected, found) {
    case (.unknown, _): true
    case (.failed, nil): true
    case (.absent, .absent?): true
    case (.number(let a), .number(let b)?): isNear(a, b)
    case (.text(let a), .string(let b)?): a == b
    case (.member(let a), .weight(let b)?): a == "\(b)"
    case (.member(let a), .design(let b)?): a == "\(b)"
    case (.member(let a), .dynamicType(let b)?): a == "\(b)"
    case (.tracking(let a, false), .tracking(.points(let b))?): isNear(a, b)
    case (.tracking(let a, true), .tracking(.ofSize(let b))?): isNear(a, b)
    case (.spacing(let a), .leading(.spacing(let b))?): isNear(a, b)
    case (.height(let a, false), .leading(.height(.points(let b)))?): isNear(a, b)
    case (.height(let a, true), .leading(.height(.ofSize(let b)))?): isNear(a, b)
    case (.color(let a), .color(let b)?): agree(a, b)
    default: false
    }
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    a == b || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
  }

  private func agree(_ expected: OracleColor, _ found: ColorValue) -> Bool {
    switch found {
    case .system(let system, let opacity):
      return expected.name == system.name && isNear(expected.alpha, opacity)
    case .asset(let asset, let opacity):
      return expected.name == "asset " + asset.name && isNear(expected.alpha, opacity)
    case .plain(let components):
      let rgb = components.converted(to: .sRGB)
      // The oracle's matrices have ten digits, and near black a cube root makes much of little.
      return expected.name == nil && isNear(expected.alpha, rgb.opacity)
        && isNear(expected.red, rgb.first, 1e-3) && isNear(expected.green, rgb.second, 1e-3)
        && isNear(expected.blue, rgb.third, 1e-3)
    }
  }

  private static func defaultValues(_ value: TokenValue) -> [Oracle.Value] {
    switch value {
    case .length(let points): return [.number(points)]
    case .color(let color):
      return Appearance.allCases.map { appearance in
        guard case .plain(let components) = color[appearance] else { return .failed }
        return .color(
          OracleColor(
            red: components.first, green: components.second, blue: components.third,
            alpha: components.opacity))
      }
    case .textStyle(let style):
      let font = style.font
      func member(_ value: (some Any)?) -> Oracle.Value {
        value.map { .member("\($0)") } ?? .absent
      }
      return [
        font.name.map { .text($0) } ?? .absent, font.family.map { .text($0) } ?? .absent,
        member(font.weight), member(font.design), .number(font.size), member(font.relativeTo),
        .tracking(style.tracking, isShare: false), .spacing(style.lineSpacing),
      ]
    }
  }
}
