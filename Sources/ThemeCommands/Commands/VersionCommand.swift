extension Command {
  static let version = Command("version", summary: "show the version") { invocation in
    invocation.context.output.write("theme \(CommandLineTool.version)\n")
    return .clean
  }
}
