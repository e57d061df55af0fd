import TapLayout
import TapText

extension OptionTable {
  /// The options that say how a text is laid out.
  static let layout = box + lines

  private static let box = [
    Option(
      "--width", value: .text("W"), help: "The width of the box in points; 400 by default.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      settings.width = try Values.number(value)
    },
    Option(
      "--height", value: .text("H"),
      help: "The height of the box in points; the text's own by default.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let height = try Values.number(value)
      settings.layoutChanges.append { $0.height = height }
    },
    Option(
      "--valign", value: .choice(VerticalAlignment.allCases.map(\.rawValue)),
      help: "The vertical alignment of the text in a higher box; top by default.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let alignment = try Values.choice(value, of: VerticalAlignment.self)
      settings.layoutChanges.append { $0.verticalAlignment = alignment }
    },
    Option(
      "--insets", value: .text("T,L,B,R"), help: "The space around the text in points.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let insets = try Values.insets(value)
      settings.layoutChanges.append { $0.insets = insets }
    },
    Option(
      "--cell", value: .text("WxH"), help: "The size of a cell in points; 8x16 by default.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      settings.cell = try Values.cell(value)
    },
    Option(
      "--narrow-text-presentation",
      help: "Gives an emoji with U+FE0E, which asks for text presentation, one cell.",
      commands: layoutCommands
    ) { _, settings in settings.narrowsTextPresentation = true },
    Option(
      "--font", value: .text("FAMILY|FILE"),
      help: "A font instead of cells: a family or a file; further ones are fallbacks.",
      commands: textCommands, isRepeatable: true
    ) { (value, settings) throws(UnfitValue) in
      guard !value.isEmpty else { throw UnfitValue(expectation: "a family or a file") }
      settings.fonts.append(value)
    },
    Option(
      "--size", value: .text("PT"), help: "The size of the font in points; 16 by default.",
      commands: textCommands
    ) { (value, settings) throws(UnfitValue) in
      settings.fontSize = try Values.fontSize(value)
    },
    Option(
      "--slop", value: .text("D"),
      help: "How far from a link a point may be to hit it, 0 to 64 points; 0 by default.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      settings.slop = try Values.slop(value)
    },
    Option(
      "--isolate-links", help: "Orders the letters of each link as a bidi isolate.",
      commands: layoutCommands
    ) { _, settings in settings.layoutChanges.append { $0.isolatesLinks = true } },
    Option(
      "--layout", value: .file("FILE.json"),
      help: "Reads layout options from a file; other options override it.",
      commands: layoutCommands
    ) { value, settings in settings.layoutFile = value },
  ]

  private static let lines = [
    Option(
      "--align", value: .choice(TextAlignment.allCases.map(\.rawValue)),
      help: "The alignment of lines; start by default.", commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let alignment = try Values.choice(value, of: TextAlignment.self)
      settings.layoutChanges.append { $0.alignment = alignment }
    },
    Option(
      "--direction", value: .choice(Values.directions),
      help:
        "The base direction; auto, the default, is that of each paragraph's first strong letter.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let direction = try Values.direction(value)
      settings.layoutChanges.append { $0.direction = direction }
    },
    Option(
      "--wrap", value: .choice(WrapMode.allCases.map(\.rawValue)),
      help: "Where lines may break; word by default.", commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let mode = try Values.choice(value, of: WrapMode.self)
      settings.layoutChanges.append { $0.wrap = mode }
    },
    Option(
      "--line-break", value: .choice(LineBreakRule.allCases.map(\.rawValue)),
      help: "How strict line breaks are in East Asian text; auto, the default, is the language's.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let rule = try Values.choice(value, of: LineBreakRule.self)
      settings.layoutChanges.append { $0.lineBreak = rule }
    },
    Option(
      "--word-break", value: .choice(WordBreakRule.allCases.map(\.rawValue)),
      help: "Whether lines break inside words; normal by default.", commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let rule = try Values.choice(value, of: WordBreakRule.self)
      settings.layoutChanges.append { $0.wordBreak = rule }
    },
    Option(
      "--lines", value: .text("N"), help: "The maximum number of lines; 0, the default, shows all.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let count = try Values.count(value)
      settings.layoutChanges.append { $0.lineLimit = count == 0 ? nil : count }
    },
    Option(
      "--truncate", value: .choice(TruncationMode.allCases.map(\.rawValue)),
      help: "Which part the ellipsis replaces where --lines truncates; tail by default.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let mode = try Values.choice(value, of: TruncationMode.self)
      settings.layoutChanges.append { $0.truncation = mode }
    },
    Option(
      "--token", value: .text("S"),
      help: "The text shown after the ellipsis where --lines truncates.",
      commands: layoutCommands
    ) { value, settings in
      settings.layoutChanges.append { $0.truncationToken = value }
    },
    Option(
      "--line-height", value: .text("H"),
      help: "The line height: a multiple of the font's, such as 1.5, or points, such as 24pt.",
      commands: layoutCommands
    ) { (value, settings) throws(UnfitValue) in
      let height = try Values.lineHeight(value)
      settings.layoutChanges.append { $0.lineHeight = height }
    },
    Option(
      "--lang", value: .text("TAG"),
      help: "The language of the text, as a BCP 47 tag; detect finds the same in any.",
      commands: textCommands.union([.detect, .view])
    ) { value, settings in settings.language = value },
  ]
}
