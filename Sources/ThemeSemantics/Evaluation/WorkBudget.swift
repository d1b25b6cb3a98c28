/// How much work the evaluation of a theme and of all that it imports may take.
final class WorkBudget {
  /// How many expressions may be evaluated: plenty for any theme, and more for a long one.
  let total: Int
  /// How many are left.
  var steps: Int
  /// Whether it has been said that they are used up.
  var isReported = false

  /// The work that a theme may take whose values come from `files`.
  init(_ project: Project, files: some Sequence<Int>) {
    total =
      project.workLimit
      ?? 2_000_000 + 64 * files.reduce(0) { $0 + project.files[$1].program.expressions.count }
    steps = total
  }

  /// What is left of another, for a part of the work.
  init(restOf other: WorkBudget) {
    total = other.total
    steps = other.steps
  }

  /// As much work again as evaluating a world may take, to ask where its values come from.
  init(again world: World) {
    total = world.workLimit
    steps = total
  }
}
