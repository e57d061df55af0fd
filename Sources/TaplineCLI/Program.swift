/// The program `tapline`.
package enum Program {
  /// Reads the command line, runs it, and ends the process with its exit status.
  package static func run() -> Never {
    ignoreClosedPipes()
    let console = Console()
    var end = ExitCode.answered
    do throws(Failure) {
      switch try ArgumentParser.parse(Array(CommandLine.arguments.dropFirst())) {
      case .help(let command): try console.writeLine(HelpText.text(for: command))
      case .allHelp(let command): try console.writeLine(HelpText.all(for: command))
      case .manual(let command): try console.writeLine(ManualPage.text(for: command))
      case .manualNames: try console.writeLine(ManualPage.names.joined(separator: "\n"))
      case .version: try console.writeLine(VersionText.text)
      case .run(let command, let settings):
        end = try CommandRun(command: command, settings: settings, console: console).run()
      }
      try console.flush()
    } catch {
      try? console.flush()
      console.report(error)
      end = error.code
    }
    endProcess(end)
  }
}
