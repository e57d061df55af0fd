import TapLayout
import TapShaping
package import TapText

extension LayoutConfiguration {
  /// Reads the options object.
  package init(reading cursor: JSONCursor) throws(SceneError) {
    self.init()
    var fields = try JSONFields(cursor)
    try readBox(&fields)
    try readFonts(&fields)
    try readLines(&fields)
    try readParagraphs(&fields)
    try readTabsAndHyphens(&fields)
    try readLinks(&fields)
    try fields.finish()
  }

  private mutating func readBox(_ fields: inout JSONFields) throws(SceneError) {
    if let value = fields.take("width") { width = try value.number() }
    if let value = fields.take("height")?.unlessNull { options.height = try value.number() }
    if let value = fields.take("valign") {
      options.verticalAlignment = try value.choice(VerticalAlignment.self)
    }
    if let value = fields.take("insets") {
      let sides = try value.numbers(count: 4)
      options.insets = Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    if let value = fields.take("clip") { options.clips = try value.bool() }
    if let value = fields.take("cell") {
      let sides = try value.items(count: 2, of: "numbers")
      cell.width = try sides[0].positive()
      cell.height = try sides[1].positive()
    }
    if let value = fields.take("ambiguousWidth") {
      cell.ambiguousWidth = try value.integer(in: 1...2)
    }
    if let value = fields.take("narrowTextPresentation") {
      cell.narrowsTextPresentation = try value.bool()
    }
  }

  private mutating func readFonts(_ fields: inout JSONFields) throws(SceneError) {
    let size = try fields.take("size").map { value throws(SceneError) in
      (value, try value.number(in: 1...1000))
    }
    guard let value = fields.take("font") else {
      if let size { throw size.0.error("a size needs a \"font\"") }
      return
    }
    let names = if case .array = value.value { try value.strings() } else { [try value.string()] }
    guard !names.isEmpty else { throw value.error("no font is named") }
    do throws(FontError) {
      fonts = try LayoutFonts(names, size: size?.1 ?? 16)
    } catch {
      throw value.error("\(error)")
    }
  }

  private mutating func readLines(_ fields: inout JSONFields) throws(SceneError) {
    if let value = fields.take("align") { options.alignment = try value.choice(TextAlignment.self) }
    if let value = fields.take("direction") {
      options.direction = try value.choice(Self.directions)
    }
    if let value = fields.take("wrap") { options.wrap = try value.choice(WrapMode.self) }
    if let value = fields.take("lineBreak") {
      options.lineBreak = try value.choice(LineBreakRule.self)
    }
    if let value = fields.take("wordBreak") {
      options.wordBreak = try value.choice(WordBreakRule.self)
    }
    if let value = fields.take("lines")?.unlessNull {
      options.lineLimit = try value.integer(in: 1...Int.max)
    }
    if let value = fields.take("truncate") {
      options.truncation = try value.choice(TruncationMode.self)
    }
    if let value = fields.take("token")?.unlessNull {
      options.truncationToken = try value.string()
    }
    if let value = fields.take("lang") { options.language = try value.string() }
    if let value = fields.take("lineHeight") { options.lineHeight = try Self.lineHeight(value) }
    if let value = fields.take("lineSpacing") { options.lineSpacing = try value.number() }
  }

  /// A bare number is a multiple of the font's own line height.
  private static func lineHeight(_ cursor: JSONCursor) throws(SceneError) -> LineHeight {
    guard case .object = cursor.value else { return .multiple(try cursor.number()) }
    var fields = try JSONFields(cursor)
    let points = try fields.require("points").number()
    try fields.finish()
    return .absolute(points)
  }

  private mutating func readParagraphs(_ fields: inout JSONFields) throws(SceneError) {
    if let value = fields.take("paragraphSpacing") { options.paragraphSpacing = try value.number() }
    if let value = fields.take("firstLineIndent") { options.firstLineIndent = try value.number() }
    if let value = fields.take("headIndent") { options.headIndent = try value.number() }
  }

  private mutating func readTabsAndHyphens(_ fields: inout JSONFields) throws(SceneError) {
    if let value = fields.take("tab")?.unlessNull { options.tabInterval = try value.positive() }
    if let value = fields.take("tabStops") {
      options.tabStops = try value.numbers()
      guard zip(options.tabStops, options.tabStops.dropFirst()).allSatisfy(<) else {
        throw value.error("tab stops must ascend")
      }
    }
    if let value = fields.take("hyphenate") { options.hyphenates = try value.bool() }
    if let value = fields.take("hyphenationPoints") {
      for item in try value.items() {
        options.hyphenationPoints.append(try item.integer(in: 0...Int.max))
      }
      guard zip(options.hyphenationPoints, options.hyphenationPoints.dropFirst()).allSatisfy(<)
      else { throw value.error("hyphenation points must ascend") }
    }
  }

  private mutating func readLinks(_ fields: inout JSONFields) throws(SceneError) {
    if let value = fields.take("overlap") { options.overlap = try value.choice(LinkOverlap.self) }
    if let value = fields.take("isolateLinks") { options.isolatesLinks = try value.bool() }
    if let value = fields.take("slop") { slop.distance = try value.number(in: 0...64) }
    if let value = fields.take("slopOverText") { slop.reachesOverText = try value.bool() }
  }

  /// The words for a base direction.
  package static let directions: [(String, WritingDirection?)] = [
    ("auto", nil), ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]
}
