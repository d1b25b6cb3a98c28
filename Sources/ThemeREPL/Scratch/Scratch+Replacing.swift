import ThemeSemantics
import ThemeSource

extension Scratch {
  /// The places of the items that what was typed after them replaces.
  ///
  /// A file may say a thing once; at a prompt, the last word counts. `file` is the checked scratch
  /// theme, with the items at `places` and the new statements from `start` on.
  func replaced(in file: ThemeFile, places: [SourceRange], from start: Int) -> Set<Int> {
    var replaced: Set<Int> = []
    var declared: Set<String> = []
    func isNew(_ range: SourceRange) -> Bool { range.start.index >= start }
    let tree = file.tree
    for item in file.lets where isNew(tree.range(of: item.statement)) {
      declared.insert(tree.name(of: item.name))
    }
    for item in file.functions where isNew(tree.range(of: item.statement)) {
      declared.insert(tree.name(of: item.name))
    }
    for item in file.imports where isNew(tree.range(of: item.statement)) {
      declared.insert(item.alias)
    }
    if let setting = file.appearances, isNew(tree.range(of: setting.statement)) {
      declared.insert("appearances")
    }
    // The name of an import is its alias, or its path, whose stem the alias is then.
    for (place, item) in items.enumerated() {
      let name = item.kind == .importing ? alias(of: item) : item.name
      if declared.contains(name) { replaced.insert(place) }
    }

    var earlier: [Variable: [(item: Int, setting: Setting)]] = [:]
    for setting in file.settings {
      let range = tree.range(of: setting.statement)
      guard !isNew(range), let item = item(at: range.start, places) else { continue }
      for variable in setting.variables { earlier[variable, default: []].append((item, setting)) }
    }
    guard !earlier.isEmpty else { return replaced }
    for setting in file.settings where isNew(tree.range(of: setting.statement)) {
      for variable in setting.variables {
        for (item, other) in earlier[variable] ?? [] where setting.replaces(other) {
          replaced.insert(item)
        }
      }
    }
    return replaced
  }

  private func alias(of item: Item) -> String {
    item.name.hasSuffix(".theme") ? ThemePath.stem(of: item.name) : item.name
  }

  /// The item that holds `offset`.
  private func item(at offset: TextOffset, _ places: [SourceRange]) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low < places.count && places[low].start <= offset ? low : nil
  }
}

extension Setting {
  /// Whether this setting, said later, leaves nothing of `other`.
  fileprivate func replaces(_ other: Setting) -> Bool {
    guard Set(variables).isSuperset(of: other.variables) else { return false }
    if slots.isSuperset(of: other.slots) { return true }
    // A face is a name or a family.
    return (view == .name && other.view == .family) || (view == .family && other.view == .name)
  }
}
