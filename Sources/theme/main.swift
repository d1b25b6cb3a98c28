import ThemeCommands

CommandLineTool.main()
