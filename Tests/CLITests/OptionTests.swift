import TapLayout
import TapScenes
import Testing

@testable import TaplineCLI

@Suite struct OptionTests {
  @Test(arguments: CommandName.allCases)
  func `every option of a subcommand stands in its help`(command: CommandName) {
    let help = HelpText.all(for: command)
    for option in OptionTable.options(of: command) {
      let entry = option.names.joined(separator: ", ") + option.value.usage
      #expect(help.contains("\n  \(entry)"), "\(entry)")
    }
  }

  @Test func `every line of help fits into 100 columns`() {
    let short = ([nil] + CommandName.allCases.map(Optional.some)).map(HelpText.text)
    for help in short + CommandName.allCases.map(HelpText.all) {
      for line in help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test(arguments: CommandName.allCases)
  func `help fits on a screen and names every option`(command: CommandName) {
    let help = HelpText.text(for: command)
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
    for option in OptionTable.options(of: command) { #expect(help.contains(option.names[0])) }
  }

  @Test func `every option is parsed where it belongs and nowhere else`() {
    for command in CommandName.allCases {
      for option in OptionTable.all where !option.isGlobal {
        for name in option.names {
          var problem = ""
          do throws(Failure) {
            _ = try ArgumentParser.parse([command.rawValue, name])
          } catch {
            // Most command lines need operands; what counts is the option.
            problem = error.words
          }
          let isUnknown = problem.contains("unknown option")
          #expect(isUnknown == !option.commands.contains(command), "\(command) \(name)")
        }
      }
    }
  }

  @Test func `names of options are unique and choices are words`() {
    let names = OptionTable.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for option in OptionTable.all {
      guard case .choice(let words) = option.value else { continue }
      #expect(!words.isEmpty && words.allSatisfy { !$0.contains(" ") })
    }
  }

  @Test func `each choice of an option is taken and another word is not`() throws {
    for option in OptionTable.all {
      guard case .choice(let words) = option.value else { continue }
      var settings = Settings()
      for word in words { try option.apply(word, &settings) }
      #expect(throws: UnfitValue.self) { try option.apply("no such word", &settings) }
    }
  }

  @Test func `an option takes the next argument even where that begins with a dash`() throws {
    let lines = [
      ["hit", "a", "--at", "-5,-10"], ["hit", "--at=-5,-10", "a"],
      ["hit", "--at", "-5,-10", "--", "a"],
    ]
    for line in lines {
      guard case .run(.hit, let settings) = try ArgumentParser.parse(line) else {
        Issue.record("no run: \(line)")
        continue
      }
      #expect(settings.points.map(\.x) == [-5] && settings.points.map(\.y) == [-10])
      #expect(settings.operands == ["a"])
    }
    guard case .run(_, let settings) = try ArgumentParser.parse(["locate", "a", "--text", "--all"])
    else {
      Issue.record("no run")
      return
    }
    guard case .text("--all") = settings.target else {
      Issue.record("the value was taken for an option")
      return
    }
  }

  @Test(arguments: ["\u{301}x", "=x", "\u{FE0F}", "\u{200D}=", "a=b"])
  func `a value behind an equals sign is taken byte by byte`(value: String) throws {
    let request = try ArgumentParser.parse(["locate", "a.txt", "--text=\(value)"])
    guard case .run(_, let settings) = request, case .text(let text) = settings.target else {
      Issue.record("no text to look for: \(request)")
      return
    }
    #expect(Array(text.utf8) == Array(value.utf8))
  }

  @Test func `after two dashes all arguments are files`() throws {
    let request = try ArgumentParser.parse(["links", "--json", "--", "--help", "-", "--json"])
    guard case .run(.links, let settings) = request else {
      Issue.record("no run")
      return
    }
    #expect(settings.operands == ["--help", "-", "--json"] && settings.writesJSON)
  }

  @Test(arguments: [
    ("--wdith", "--width"), ("--hieght", "--height"), ("--jsn", "--json"), ("--att", "--at"),
    ("--Align", "--align"), ("-help", "--help"), ("--line_height", "--line-height"),
  ])
  func `an unknown option suggests the nearest`(given: String, meant: String) {
    let failure = #expect(throws: Failure.self) {
      _ = try ArgumentParser.parse(["hit", "a", given])
    }
    #expect(failure?.words.contains("did you mean \(meant)?") == true)
    #expect(failure?.code == .usage)
  }

  @Test func `an option of another subcommand names that subcommand`() {
    let failure = #expect(throws: Failure.self) {
      _ = try ArgumentParser.parse(["links", "a", "--at", "1,1"])
    }
    #expect(failure?.words.contains("an option of tapline hit") == true)
  }

  @Test(arguments: 0..<50)
  func `the distance between names is symmetric and counts slips`(seed: Int) {
    var random = RandomWords(seed: seed)
    let first = random.word()
    let second = random.word()
    let slips = NearestName.slips(from: first, to: second)
    #expect(slips == NearestName.slips(from: second, to: first))
    #expect(NearestName.slips(from: first, to: first) == 0)
    #expect(NearestName.slips(from: first, to: first + "x") == 1)
    #expect(slips <= max(first.count, second.count))
    #expect(slips >= abs(first.count - second.count))
  }
}
