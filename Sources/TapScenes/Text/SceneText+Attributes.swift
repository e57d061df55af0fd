import TapText

extension SceneText {
  /// Reads `attributes` and applies them, later entries over earlier ones.
  ///
  /// - Complexity: O(*n* log *n*) for *n* entries, however they overlap, where they set no tags.
  mutating func readAttributes(_ cursor: JSONCursor) throws(SceneError) {
    var painting = AttributePainting()
    for item in try cursor.items() {
      var fields = try JSONFields(item)
      let range = try fields.requireRange(in: self)
      let changes = try AttributeChanges(&fields)
      try fields.finish()
      guard !range.isEmpty else { throw item.error("the attributes cover nothing") }
      painting.add(changes.list, over: range)
    }
    text.setAttributes(painting.runs(over: text))
  }
}

/// The attributes that one entry sets.
private struct AttributeChanges {
  private(set) var list: [AttributeChange] = []

  init(_ fields: inout JSONFields) throws(SceneError) {
    try readFont(&fields)
    try readDecoration(&fields)
    if let value = fields.take("paragraph") {
      let style = try ParagraphStyle(reading: value)
      add("paragraph") { $0.paragraph = style }
    }
    if let value = fields.take("inlineObject") {
      let object = try InlineObject(reading: value)
      add("inlineObject") { $0.inlineObject = object }
    }
    if let value = fields.take("tags") {
      guard case .object(let members) = value.value else { throw value.mismatch("an object") }
      for member in members {
        let place = JSONCursor.pointer(value.pointer, member.key)
        let words = try JSONCursor(member.value, at: place).string()
        list.append(AttributeChange(property: .tag(member.key)) { $0.tags[member.key] = words })
      }
    }
    guard !list.isEmpty else { throw fields.cursor.error("no attribute is set") }
  }

  private mutating func add(_ name: String, _ apply: @escaping (inout TextAttributes) -> Void) {
    list.append(AttributeChange(property: .named(name), apply: apply))
  }

  private mutating func readFont(_ fields: inout JSONFields) throws(SceneError) {
    if let bold = try fields.take("bold")?.bool() {
      add("weight") { $0.fontWeight = bold ? 700 : 400 }
    }
    if let weight = try fields.take("weight")?.integer(in: 100...1000) {
      add("weight") { $0.fontWeight = weight }
    }
    if let italic = try fields.take("italic")?.bool() { add("italic") { $0.isItalic = italic } }
    if let size = try fields.take("size")?.positive() { add("size") { $0.fontSize = size } }
    if let scale = try fields.take("scale")?.positive() { add("scale") { $0.fontScale = scale } }
    if let family = try fields.take("family")?.string() { add("family") { $0.fontFamily = family } }
    if let language = try fields.take("lang")?.string() { add("lang") { $0.language = language } }
    if let value = fields.take("direction") {
      let direction = try value.choice(LayoutConfiguration.directions)
      add("direction") { $0.direction = direction }
    }
    if let spacing = try fields.take("letterSpacing")?.number() {
      add("letterSpacing") { $0.letterSpacing = spacing }
    }
    if let spacing = try fields.take("wordSpacing")?.number() {
      add("wordSpacing") { $0.wordSpacing = spacing }
    }
    if let shift = try fields.take("baselineOffset")?.number() {
      add("baselineOffset") { $0.baselineOffset = shift }
    }
  }

  private mutating func readDecoration(_ fields: inout JSONFields) throws(SceneError) {
    if let value = fields.take("foreground") {
      let color = try Color(reading: value)
      add("foreground") { $0.foreground = color }
    }
    if let value = fields.take("background") {
      let color = try Color(reading: value)
      add("background") { $0.background = color }
    }
    if let underline = try fields.take("underline")?.bool() {
      add("underline") { $0.isUnderlined = underline }
    }
    if let strikethrough = try fields.take("strikethrough")?.bool() {
      add("strikethrough") { $0.isStruckThrough = strikethrough }
    }
  }
}

extension Color {
  /// Reads red, green, blue and opacity, each from 0 to 1.
  init(reading cursor: JSONCursor) throws(SceneError) {
    var parts: [Float] = []
    for item in try cursor.items(count: 4, of: "numbers") {
      parts.append(Float(try item.number(in: 0...1)))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension ParagraphStyle {
  fileprivate init(reading cursor: JSONCursor) throws(SceneError) {
    self.init()
    var fields = try JSONFields(cursor)
    alignment = try fields.take("align")?.choice(TextAlignment.self)
    if let value = fields.take("direction") {
      direction = try value.choice(LayoutConfiguration.directions)
    }
    firstLineIndent = try fields.take("firstLineIndent")?.number()
    headIndent = try fields.take("headIndent")?.number()
    spacing = try fields.take("spacing")?.number()
    lineBreak = try fields.take("lineBreak")?.choice(LineBreakRule.self)
    wordBreak = try fields.take("wordBreak")?.choice(WordBreakRule.self)
    try fields.finish()
  }
}

extension InlineObject {
  fileprivate init(reading cursor: JSONCursor) throws(SceneError) {
    self.init()
    var fields = try JSONFields(cursor)
    width = try fields.take("width")?.number(in: 0...1e6)
    height = try fields.take("height")?.number(in: 0...1e6)
    baseline = try fields.take("baseline")?.number(in: -1e6...1e6)
    alternativeText = try fields.take("alternativeText")?.string() ?? ""
    source = try fields.take("source")?.string()
    try fields.finish()
  }
}
