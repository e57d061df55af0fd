import TapLayout

/// One line of JSON: an object whose keys are in the order they were added.
///
///     var record = JSONRecord()
///     record.add("line", 3)
///     record.add("point", Point(x: 1.5, y: 2))
///     record.line  // {"line":3,"point":[1.5,2]} and a line feed
struct JSONRecord {
  private var text = JSONText()

  /// Makes an object without keys.
  init() { text.open("{") }

  /// The whole object with the line feed that ends it.
  var line: [UInt8] {
    var text = text
    text.close("}")
    return text.bytes + [UInt8(ascii: "\n")]
  }

  /// Adds a key without a value.
  mutating func addNull(_ key: String) {
    text.key(key)
    text.null()
  }

  /// Adds words, or `null`.
  mutating func add(_ key: String, _ value: String?) {
    text.key(key)
    if let value { text.string(value) } else { text.null() }
  }

  /// Adds a truth.
  mutating func add(_ key: String, _ value: Bool) {
    text.key(key)
    text.boolean(value)
  }

  /// Adds a whole number, or `null`.
  mutating func add(_ key: String, _ value: Int?) {
    text.key(key)
    if let value { text.number(value) } else { text.null() }
  }

  /// Adds a number.
  mutating func add(_ key: String, _ value: Double) {
    text.key(key)
    text.number(value)
  }

  /// Adds a list of two numbers.
  mutating func add(_ key: String, _ first: Double, _ second: Double) {
    text.key(key)
    text.numbers(first, second)
  }

  /// Adds a range as its two ends, or `null`.
  mutating func add(_ key: String, _ range: Range<Int>?) {
    text.key(key)
    guard let range else { return text.null() }
    text.numbers(range)
  }

  /// Adds a point as x and y, or `null`.
  mutating func add(_ key: String, _ point: Point?) {
    text.key(key)
    guard let point else { return text.null() }
    text.numbers(point.x, point.y)
  }

  /// Adds a rectangle as x, y, width and height.
  mutating func add(_ key: String, _ rect: Rect) {
    text.key(key)
    text.numbers(rect.x, rect.y, rect.width, rect.height)
  }

  /// Adds a list of rectangles.
  mutating func add(_ key: String, _ rects: [Rect]) {
    text.key(key)
    text.open("[")
    for rect in rects { text.numbers(rect.x, rect.y, rect.width, rect.height) }
    text.close("]")
  }

  /// Adds a list of whole numbers.
  mutating func add(_ key: String, _ values: [Int]) {
    text.key(key)
    text.open("[")
    for value in values { text.number(value) }
    text.close("]")
  }

  /// Adds a list of words.
  mutating func add(_ key: String, _ values: [String]) {
    text.key(key)
    text.open("[")
    for value in values { text.string(value) }
    text.close("]")
  }

  /// Adds a list of records, each of them a line.
  mutating func add(_ key: String, lines: [UInt8]) {
    text.key(key)
    text.list(lines: lines)
  }

  /// Adds an object that `fill` gives its keys.
  mutating func addObject(_ key: String, _ fill: (inout JSONRecord) -> Void) {
    text.key(key)
    nest(fill)
  }

  /// Opens a list of objects that `addItem` fills, for lists too long to keep in memory.
  mutating func openList(_ key: String) {
    text.key(key)
    text.open("[")
  }

  /// Adds an object to the open list.
  mutating func addItem(_ fill: (inout JSONRecord) -> Void) { nest(fill) }

  /// Closes the open list.
  mutating func closeList() { text.close("]") }

  /// Takes away what is written so far, once it is a good deal, to be passed on.
  mutating func takePart() -> [UInt8] { text.takePart() }

  private mutating func nest(_ fill: (inout JSONRecord) -> Void) {
    text.open("{")
    fill(&self)
    text.close("}")
  }
}
