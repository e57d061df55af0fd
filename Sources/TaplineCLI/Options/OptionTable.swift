import TapAudit
import TapInteraction
import TapLinkProfiles
import TapLinks
import TapMarkup
import TapScenes
import TapText

/// All options there are, in the order of the help texts.
enum OptionTable {
  static let all = groups.flatMap(\.options)

  /// The options by what they are about, with a title for help texts.
  static let groups: [(title: String, options: [Option])] = [
    ("Query", subject + finger + difference + batch), ("Input", input), ("Layout", layout),
    ("Output", picture + viewing + output), ("General", general),
  ]

  /// The options of a subcommand, or the global ones.
  static func options(of command: CommandName?) -> [Option] {
    guard let command else { return all.filter(\.isGlobal) }
    return all.filter { $0.commands.contains(command) }
  }

  /// The subcommands that lay out a text.
  static let layoutCommands: Set<CommandName> = [
    .hit, .links, .locate, .layout, .render, .audit, .diff,
  ]

  /// The subcommands that show texts, be it those of a scene that plays.
  static let textCommands = layoutCommands.union([.replay])

  /// The subcommands that report what link safety says.
  static let safetyCommands: Set<CommandName> = [.links, .audit, .detect, .diff, .view]

  private static let subject = [
    Option(
      "--at", value: .text("X,Y"), help: "A point to ask about, in points; repeatable.",
      commands: [.hit, .render], isRepeatable: true
    ) { (value, settings) throws(UnfitValue) in
      settings.points.append(try Values.point(value))
    },
    Option(
      "--points", value: .choice(["-"]), help: "Reads points from standard input, one a line.",
      commands: [.hit]
    ) { (value, settings) throws(UnfitValue) in
      guard value == "-" else { throw UnfitValue(expectation: "- for standard input") }
      settings.streamsPoints = true
    },
    Option(
      "--explain", help: "Adds the steps that led to each answer.", commands: [.hit]
    ) { _, settings in settings.explains = true },
    Option(
      "--require-link", help: "Exits with 1 if a point is not on a link.", commands: [.hit]
    ) { _, settings in settings.requiresLink = true },
    Option(
      "--text", value: .text("S"), help: "Locates the first occurrence of a text.",
      commands: [.locate]
    ) { (value, settings) throws(UnfitValue) in
      guard !value.isEmpty else { throw UnfitValue(expectation: "at least one character") }
      settings.target = .text(value)
      settings.targetCount += 1
    },
    Option(
      "--all", help: "Locates every occurrence of --text.", commands: [.locate]
    ) { _, settings in settings.findsAll = true },
    Option(
      "--range", value: .text("A..B"),
      help: "Locates the range from A up to, but not including, B.",
      commands: [.locate]
    ) { (value, settings) throws(UnfitValue) in
      settings.target = .range(try Values.range(value))
      settings.targetCount += 1
    },
    Option(
      "--unit", value: .choice(OffsetUnit.allCases.map(\.rawValue)),
      help: "The unit of --range; utf8 by default.", commands: [.locate]
    ) { (value, settings) throws(UnfitValue) in
      settings.unit = try Values.choice(value, of: OffsetUnit.self)
    },
    Option(
      "--link", value: .text("LINK"),
      help: "Locates a link by its index, which counts from 0, or by its id in a scene or case.",
      commands: [.locate]
    ) { (value, settings) throws(UnfitValue) in
      settings.target = .link(try Values.link(value))
      settings.targetCount += 1
    },
    Option(
      "--view", value: .text("ID"),
      help: "Uses one text view of a scene; all by default.",
      commands: [.links, .locate, .layout, .render, .audit, .diff]
    ) { value, settings in settings.view = value },
    Option(
      "--scale", value: .text("S"),
      help: "Reads and prints coordinates in device pixels, S to a point; 1 by default.",
      commands: [.hit, .links, .locate, .render, .replay]
    ) { (value, settings) throws(UnfitValue) in
      settings.scale = try Values.scale(value)
    },
    Option(
      "--pointer", value: .choice(PointerKind.allCases.map { "\($0)" }),
      help: "The kind of pointer; in a scene touches may have slop. mouse by default.",
      commands: [.hit]
    ) { (value, settings) throws(UnfitValue) in
      settings.pointerKind = try Values.pointerKind(value)
    },
    Option(
      "--level", value: .choice(AuditLevel.allCases.map(\.rawValue)),
      help: "The WCAG level of target sizes; AA by default.", commands: [.audit]
    ) { (value, settings) throws(UnfitValue) in
      settings.level = try Values.choice(value, of: AuditLevel.self)
    },
    Option(
      "--detect", value: .choice(DetectionProfile.Name.allCases.map(\.rawValue)),
      help: "Also links the addresses in the text that this profile finds; by default none.",
      commands: layoutCommands.union([.view])
    ) { (value, settings) throws(UnfitValue) in
      settings.detection = try Values.choice(value, of: DetectionProfile.Name.self)
    },
    Option(
      "--kinds", value: .text("KINDS"),
      help: "The kinds of links to detect, separated by commas: "
        + "\(DetectedLink.Kind.named.map(\.name).joined(separator: ", ")).",
      commands: layoutCommands.union([.detect, .view])
    ) { (value, settings) throws(UnfitValue) in
      settings.kinds = try Values.kinds(value)
    },
    Option(
      "--allow-scheme", value: .text("SCHEME"),
      help: "Allows links with a scheme such as geo; repeatable.", commands: safetyCommands,
      isRepeatable: true
    ) { (value, settings) throws(UnfitValue) in
      settings.schemeVerdicts[try Values.scheme(value)] = .allow
    },
    Option(
      "--block-scheme", value: .text("SCHEME"),
      help: "Blocks links with a scheme such as tel; repeatable.", commands: safetyCommands,
      isRepeatable: true
    ) { (value, settings) throws(UnfitValue) in
      settings.schemeVerdicts[try Values.scheme(value)] = .block
    },
    Option(
      "--profile", value: .choice(DetectionProfile.Name.allCases.map(\.rawValue)),
      help: "The rules for what is a link; unicode by default.", commands: [.detect]
    ) { (value, settings) throws(UnfitValue) in
      settings.profile = try Values.choice(value, of: DetectionProfile.Name.self)
    },
  ]

  private static let input = [
    Option(
      "--format", value: .choice(InputFormat.allCases.map(\.rawValue)),
      help: "The format of the input; by the file name's extension by default, else plain.",
      commands: layoutCommands.union([.detect, .view])
    ) { (value, settings) throws(UnfitValue) in
      settings.format = try Values.choice(value, of: InputFormat.self)
    },
    Option(
      "--columns", value: .text("N"),
      help: "The columns of terminal output: an address that fills a row goes on in the next.",
      commands: layoutCommands.union([.detect])
    ) { (value, settings) throws(UnfitValue) in
      settings.terminal.columns = try Values.columns(value)
    },
    Option(
      "--close-links", help: "Ends a link that terminal output leaves open with its line.",
      commands: layoutCommands.union([.detect])
    ) { _, settings in settings.terminal.endsLinksAtLineEnds = true },
    Option(
      "--lossy", help: "Reads ill-formed UTF-8 as U+FFFD instead of failing.",
      commands: layoutCommands.union([.detect, .view])
    ) { _, settings in settings.repairs = true },
  ]

  private static let output = [
    Option(
      "--json", help: "Writes one JSON object a line.",
      commands: layoutCommands.subtracting([.render]).union([
        .detect, .fit, .replay, .check, .explain,
      ])
    ) { _, settings in settings.writesJSON = true },
    Option(
      "--sarif", help: "Writes one log in SARIF 2.1.0.", commands: [.audit, .diff]
    ) { _, settings in settings.writesSARIF = true },
    Option(
      "--verbose", help: "Lists every case, those that passed too.", commands: [.check]
    ) { _, settings in settings.listsAllCases = true },
    Option(
      "--junit", value: .file("FILE.xml"), help: "Also writes the results to a file as JUnit XML.",
      commands: [.check]
    ) { value, settings in settings.junitFile = value },
  ]

  private static let general = [
    Option(
      "--help", "-h", help: "Prints this help.", commands: Set(CommandName.allCases),
      isGlobal: true
    ) { _, _ in },
    Option(
      "--help-all", help: "Prints what every option does.", commands: Set(CommandName.allCases)
    ) { _, _ in },
    Option(
      "--version", help: "Prints the versions of tapline, ICU and Unicode.", commands: [],
      isGlobal: true
    ) { _, _ in },
  ]
}
