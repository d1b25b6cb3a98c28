extension Project {
  /// Loads and checks the theme at `path` over the files of `base`, which are taken as they are,
  /// read and checked, whatever their provider would give by now. They keep their places, and the
  /// assets of `base` are those of the project.
  ///
  /// So a theme that extends a large one costs what it says itself, each time it changes.
  package static func load(
    _ path: String, from provider: any ThemeFileProvider, over base: Project
  ) -> Result<Project, ThemeFileProblem> {
    provider.read(path).map { content in
      let project = Project(provider: provider, root: provider.root(for: path))
      (project.files, project.order) = (base.files, base.order)
      (project.symbols, project.places) = (base.symbols, base.places)
      (project.assets, project.knownAssets) = (base.assets, base.knownAssets)
      let known = (files: base.files.count, order: base.order.count)
      project.mainPlace = project.add(path, content)
      project.loadDependencies(of: [project.mainPlace], known: known.files)
      project.check(project.order[known.order...])
      return project
    }
  }
}
