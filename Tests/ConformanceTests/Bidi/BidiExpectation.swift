import TapUnicode

/// The levels and the order that a bidi test wants, without the items that rule X9 removes.
struct BidiExpectation {
  /// The items that have a level.
  private var visible: [Int] = []
  /// Their levels.
  private var levels: [UInt8] = []
  /// The items from left to right.
  private var order: [Int] = []

  init() {}

  /// Reads the fields of a line, such as `x 1 2` and `2 1`.
  init(levels: DataLine, order: DataLine) {
    setLevels(levels)
    self.order = order.numbers().compactMap(\.self)
  }

  /// Reads `@Levels: x 1 2` or `@Reorder: 2 1`.
  mutating func read(_ line: DataLine) {
    let name = line.bytes.span.firstByte(0x3A, from: 0)
    guard name < line.bytes.count else { return }
    let values = DataLine(line.bytes, (name + 1)..<line.bytes.count)
    if line.bytes[1] == 0x4C { setLevels(values) }
    if line.bytes[1] == 0x52 { order = values.numbers().compactMap(\.self) }
  }

  private mutating func setLevels(_ values: DataLine) {
    visible = []
    levels = []
    for (item, level) in values.numbers().enumerated() {
      guard let level else { continue }
      visible.append(item)
      levels.append(UInt8(level))
    }
  }

  /// Whether the levels of a text are these, to the number; then the order is too, if the file's
  /// levels and order are consistent.
  func hasLevels(_ found: [UInt8], at starts: [Int]) -> Bool {
    var position = 0
    while position < visible.count {
      if found[starts[visible[position]]] != levels[position] { return false }
      position += 1
    }
    return true
  }

  /// Whether the levels wanted give the order wanted, by our own rule L2.
  var isConsistent: Bool { ordered(levels) == order }

  private func ordered(_ levels: [UInt8]) -> [Int] {
    visualOrder(levels: levels.span).map { visible[$0] }
  }
}
