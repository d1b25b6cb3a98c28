import ThemeSource

/// The kinds of findings of this room.
extension DiagnosticID {
  static let missingFile: DiagnosticID = "missing_file"
  static let unreadableFile: DiagnosticID = "unreadable_file"
  static let invalidPath: DiagnosticID = "invalid_path"
  static let pathOutsideRoot: DiagnosticID = "path_outside_root"
  static let fileCycle: DiagnosticID = "file_cycle"
  static let duplicateParent: DiagnosticID = "duplicate_parent"
  static let contradictingOrder: DiagnosticID = "contradicting_order"

  static let duplicateDeclaration: DiagnosticID = "duplicate_declaration"
  static let reservedName: DiagnosticID = "reserved_name"
  static let missingAlias: DiagnosticID = "missing_alias"
  static let unknownName: DiagnosticID = "unknown_name"
  static let unknownToken: DiagnosticID = "unknown_token"
  static let unknownGroup: DiagnosticID = "unknown_group"
  static let unknownPart: DiagnosticID = "unknown_part"
  static let unknownMember: DiagnosticID = "unknown_member"
  static let unknownFunction: DiagnosticID = "unknown_function"
  static let unknownType: DiagnosticID = "unknown_type"
  static let incompletePath: DiagnosticID = "incomplete_path"
  static let misplacedWildcard: DiagnosticID = "misplaced_wildcard"
  static let misplacedAppearance: DiagnosticID = "misplaced_appearance"
  static let shadowedToken: DiagnosticID = "shadowed_token"

  static let typeMismatch: DiagnosticID = "type_mismatch"
  static let wrongArgument: DiagnosticID = "wrong_argument"
  static let missingArgument: DiagnosticID = "missing_argument"
  static let notAFunction: DiagnosticID = "not_a_function"
  static let invalidPair: DiagnosticID = "invalid_pair"
  static let invalidInherited: DiagnosticID = "invalid_super"
  static let ownLet: DiagnosticID = "own_let"
  static let nestingTooDeep: DiagnosticID = "nesting_too_deep"

  static let duplicateSetting: DiagnosticID = "duplicate_setting"
  static let overriddenSetting: DiagnosticID = "overridden_setting"

  static let cycle: DiagnosticID = "cycle"
  static let outOfRange: DiagnosticID = "out_of_range"
  static let requiredLet: DiagnosticID = "required_let"
  static let lineHeightBelowSize: DiagnosticID = "line_height_below_size"
  static let lineHeightLooksRelative: DiagnosticID = "line_height_looks_relative"
  static let unknownColor: DiagnosticID = "unknown_color"
  /// A colour set that the given asset catalogs do not have, or whose file is broken.
  package static let unknownAsset: DiagnosticID = "unknown_asset"
  static let unreachableContrast: DiagnosticID = "unreachable_contrast"
  static let translucentSurface: DiagnosticID = "translucent_surface"
  static let workLimit: DiagnosticID = "work_limit"

  /// Every kind that checking and evaluating can report.
  package static let semantic: [DiagnosticID] = [
    missingFile, unreadableFile, invalidPath, pathOutsideRoot, fileCycle, duplicateParent,
    contradictingOrder, duplicateDeclaration, reservedName, missingAlias, unknownName,
    unknownToken, unknownGroup, unknownPart, unknownMember, unknownFunction, unknownType,
    incompletePath, misplacedWildcard, misplacedAppearance, shadowedToken, typeMismatch,
    wrongArgument, missingArgument, notAFunction, invalidPair, invalidInherited,
    ownLet, nestingTooDeep, duplicateSetting, overriddenSetting, cycle, outOfRange, requiredLet,
    lineHeightBelowSize, lineHeightLooksRelative, unknownColor, unknownAsset, unreachableContrast,
    translucentSurface, workLimit,
  ]
}

extension Diagnostic {
  /// An error; most findings of this room are.
  init(
    _ id: DiagnosticID, _ message: String, at location: SourceLocation,
    labels: [DiagnosticLabel] = [], notes: [String] = [], fixes: [Fix] = []
  ) {
    self.init(id, .error, message, at: location, labels: labels, notes: notes, fixes: fixes)
  }
}
