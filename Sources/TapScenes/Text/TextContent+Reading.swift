import TapLayout
import TapMarkup
import TapText

extension TextContent {
  /// Takes the keys that make a text and its layout.
  init(_ fields: inout JSONFields) throws(SceneError) {
    scene = try SceneText(&fields)
    if let value = fields.take("layout") { layout = try LayoutConfiguration(reading: value) }
    if let hyphens = fields.take("hyphens") {
      layout.options.hyphenationPoints = try scene.hyphenationPoints(hyphens)
    }
    if let value = fields.take("advances") { advances = try scene.advances(value) }
  }
}

extension SceneText {
  /// Takes the keys that make a text.
  ///
  /// A link that an old text has too keeps its identity: by its name, or in a markup by what
  /// it says and where it leads.
  init(_ fields: inout JSONFields, replacing old: SceneText? = nil) throws(SceneError) {
    var text = try Self.text(&fields)
    if let old { text.adoptIdentities(of: old.text) }
    self.init(text)
    if let links = fields.take("links") {
      try readLinks(links, knowing: old?.linkNames ?? [:])
    }
    if let attributes = fields.take("attributes") { try readAttributes(attributes) }
  }

  /// The keys that give a text, exactly one of which is required.
  static let forms = ["text", "markdown", "html", "ansi", "repeat"]

  /// Takes the text.
  private static func text(_ fields: inout JSONFields) throws(SceneError) -> AttributedText {
    let given = forms.compactMap { key in fields.take(key).map { (key: key, value: $0) } }
    guard let form = given.first else {
      let known = forms.dropLast().joined(separator: ", ")
      throw fields.cursor.error("a text is missing: \(known) or repeat")
    }
    if given.count > 1 { throw given[1].value.error("the text is given twice") }
    switch form.key {
    case "markdown": return try form.value.markup(read: MarkdownParser.parse)
    case "html": return try form.value.markup(read: HTMLParser.parse)
    case "ansi": return try form.value.markup(read: TerminalOutputParser.parse)
    case "repeat": return AttributedText(try form.value.repeated())
    default: return AttributedText(try form.value.string())
    }
  }
}

extension JSONCursor {
  /// The longest text that a repetition may give, in UTF-8 code units.
  private static var longestRepetition: Int { 16 << 20 }

  /// Reads `{"unit": "...", "count": n}`.
  fileprivate func repeated() throws(SceneError) -> String {
    var fields = try JSONFields(self)
    let unit = try fields.require("unit").string()
    let count = try fields.require("count").integer(in: 0...Self.longestRepetition)
    try fields.finish()
    guard
      unit.utf8.count.multipliedReportingOverflow(by: count).partialValue
        <= Self.longestRepetition
    else { throw error("the text is longer than \(Self.longestRepetition) bytes") }
    return String(repeating: unit, count: count)
  }

  /// Reads a string in a markup.
  fileprivate func markup(
    read: ([UInt8]) throws(MarkupError) -> AttributedText
  ) throws(SceneError) -> AttributedText {
    let source = Array(try string().utf8)
    do throws(MarkupError) {
      return try read(source)
    } catch {
      throw self.error("\(error)")
    }
  }
}

extension SceneText {
  /// Reads `hyphens`: the offsets at which a word may break, ascending, in one unit.
  func hyphenationPoints(_ cursor: JSONCursor) throws(SceneError) -> [Int] {
    var fields = try JSONFields(cursor)
    var points: [Int] = []
    for unit in OffsetUnit.allCases {
      guard let values = fields.take(unit.rawValue) else { continue }
      guard points.isEmpty else { throw values.error("the points are given twice") }
      for value in try values.items() {
        let point = try unit.offset(value, in: self)
        if let last = points.last, last >= point { throw value.error("the points must ascend") }
        points.append(point)
      }
    }
    try fields.finish()
    return points
  }

  /// Reads `advances`: one width a cluster, in points.
  func advances(_ cursor: JSONCursor) throws(SceneError) -> [Float] {
    let count = text.clusterIndex(at: text.utf8Count).rawValue
    var advances: [Float] = []
    for item in try cursor.items(count: count, of: "advances, one a cluster") {
      advances.append(Float(try item.number(in: 0...1e6)))
    }
    return advances
  }
}
