import TapLayout
import TapMarkup
import TapText

extension Case {
  /// Reads the top level of a file.
  init(reading cursor: JSONCursor, for purpose: CaseFile.Purpose) throws(SceneError) {
    var fields = try JSONFields(cursor)
    name = try fields.take("name")?.string()
    source = try fields.take("source")?.string()
    note = try fields.take("note")?.string()
    pending = try fields.take("pending")?.reason()
    scene = SceneText(try Self.text(&fields))
    if let links = fields.take("links") { try scene.readLinks(links) }
    if let attributes = fields.take("attributes") { try scene.readAttributes(attributes) }
    layout = LayoutConfiguration()
    if let value = fields.take("layout") { layout = try LayoutConfiguration(reading: value) }
    if let hyphens = fields.take("hyphens") {
      layout.options.hyphenationPoints = try scene.hyphenationPoints(hyphens)
    }
    if let value = fields.take("advances") { advances = try scene.advances(value) }
    let queries = fields.take("queries")
    try fields.finish()
    if let queries {
      for query in try queries.items() {
        self.queries.append(try CaseQuery(reading: query, in: self))
      }
    }
    guard purpose == .view || !self.queries.isEmpty else {
      throw (queries ?? cursor).error("a case asks at least one question under \"queries\"")
    }
  }

  /// Takes the text, which stands in exactly one of three forms.
  private static func text(_ fields: inout JSONFields) throws(SceneError) -> AttributedText {
    let forms = [fields.take("text"), fields.take("markdown"), fields.take("repeat")]
    let given = forms.compactMap { $0 }
    guard let form = given.first else {
      throw fields.cursor.error("a text is missing: text, markdown or repeat")
    }
    if given.count > 1 { throw given[1].error("the text is given twice") }
    if forms[0] != nil { return AttributedText(try form.string()) }
    if forms[1] != nil { return try form.markdown() }
    return AttributedText(try form.repeated())
  }
}

extension JSONCursor {
  /// The longest text that a repetition may give, in UTF-8 code units.
  private static var longestRepetition: Int { 16 << 20 }

  /// Reads a reason, which says something.
  func reason() throws(SceneError) -> String {
    let words = try string()
    guard !words.isEmpty else { throw error("a reason must say something") }
    return words
  }

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

  /// Reads Markdown.
  fileprivate func markdown() throws(SceneError) -> AttributedText {
    let source = Array(try string().utf8)
    do throws(MarkupError) {
      return try MarkdownParser.parse(source)
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
