import TapUnicode

/// A terminal of the plainest kind.
///
/// It takes each scalar by itself, as wide as its own width, and knows nothing but what a
/// `FrameWriter` is allowed to write. Anything else is a violation.
package struct TerminalEmulator: Sendable {
  /// One cell of the screen.
  package struct Cell: Hashable, Sendable {
    package var text = " "
    /// The parameters of SGR that are on, in order.
    package var style = ""
    package var link = ""
    /// Whether it is the second cell of a wide letter.
    package var isTail = false
  }

  package let columns: Int
  package let rows: Int
  package private(set) var cells: [Cell]
  /// The first thing that no frame may hold.
  package private(set) var violation: String?
  /// The letters and sequences that were taken, for counts.
  package private(set) var writtenCount = 0

  private let ambiguousWidth: Int
  private var column = 0
  private var row = 0
  private var style = Style()
  private var link = ""

  private struct Style {
    var parts: [String: String] = [:]
    var text: String { parts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ";") }
  }

  /// Makes a blank screen.
  package init(columns: Int, rows: Int, ambiguousWidth: Int = 1) {
    self.columns = columns
    self.rows = rows
    self.ambiguousWidth = ambiguousWidth
    // What another program left must be gone after the first frame.
    cells = [Cell](repeating: Cell(text: "#", style: "7"), count: columns * rows)
  }

  /// The letters of a row without blanks at its end.
  package func text(ofRow row: Int) -> String {
    var text = ""
    for cell in cells[row * columns..<(row + 1) * columns] where !cell.isTail { text += cell.text }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Takes the bytes of a frame.
  package mutating func take(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      violation = violation ?? "a frame is no UTF-8"
      return
    }
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst(), violation == nil {
      writtenCount += 1
      switch scalar {
      case "\u{1B}": takeEscape(&scalars)
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        violation = "the control \(String(scalar.value, radix: 16))"
      default: put(scalar)
      }
    }
    if !link.isEmpty { violation = violation ?? "a link stays open" }
    if !style.parts.isEmpty { violation = violation ?? "a style stays on" }
  }

  private mutating func takeEscape(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.popFirst() {
    case "[": takeSequence(&scalars)
    case "]": takeLink(&scalars)
    case let other: violation = "an escape before \(other.map { "\($0)" } ?? "the end")"
    }
  }

  private mutating func takeSequence(_ scalars: inout Substring.UnicodeScalarView) {
    var parameters = ""
    while let scalar = scalars.first, (0x30...0x3F).contains(scalar.value) {
      parameters.unicodeScalars.append(scalar)
      scalars.removeFirst()
    }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? -1
    }
    switch scalars.popFirst() {
    case "H" where parameters.isEmpty: (column, row) = (0, 0)
    case "H" where numbers.count == 2: move(to: numbers[1] - 1, numbers[0] - 1)
    case "G" where numbers.count == 1: move(to: numbers[0] - 1, row)
    case "K" where parameters.isEmpty:
      guard row < rows else { return }
      if column < columns { clearHalves(at: column) }
      for column in column..<max(columns, column) {
        cells[row * columns + column] = Cell(style: style.text)
      }
    case "m": setStyle(parameters)
    case "h" where parameters == "?2026", "l" where parameters == "?2026": break
    case let final: violation = "CSI \(parameters) \(final.map { "\($0)" } ?? "end")"
    }
  }

  private mutating func move(to column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else {
      violation = "the cursor goes to \(column),\(row) of \(columns)x\(rows)"
      return
    }
    (self.column, self.row) = (column, row)
  }

  private mutating func setStyle(_ parameters: String) {
    var words = parameters.split(separator: ";")[...]
    if words.isEmpty { style.parts = [:] }
    while let word = words.popFirst() {
      switch word {
      case "0": style.parts = [:]
      case "1", "3", "4", "7", "9": style.parts["\(word)"] = "\(word)"
      case "38", "48":
        let count = words.first == "5" ? 2 : words.first == "2" ? 4 : 0
        guard count > 0, words.count >= count,
          words.prefix(count).dropFirst().allSatisfy({ (0...255).contains(Int($0) ?? -1) })
        else {
          violation = "SGR \(parameters)"
          return
        }
        style.parts["\(word)"] = "\(word);" + words.prefix(count).joined(separator: ";")
        words = words.dropFirst(count)
      case _ where (30...37).contains(Int(word) ?? 0) || (90...97).contains(Int(word) ?? 0):
        style.parts["38"] = "\(word)"
      case _ where (40...47).contains(Int(word) ?? 0) || (100...107).contains(Int(word) ?? 0):
        style.parts["48"] = "\(word)"
      default:
        violation = "SGR \(parameters)"
        return
      }
    }
  }

  private mutating func takeLink(_ scalars: inout Substring.UnicodeScalarView) {
    var command = ""
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}" {
        guard scalars.popFirst() == "\\" else { break }
        let parts = command.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "8",
          parts[1].isEmpty && parts[2].isEmpty || parts[1].wholeMatch(of: /id=\d+/) != nil
        else { break }
        link = parts[2].isEmpty ? "" : "\(parts[1]) \(parts[2])"
        return
      }
      guard (0x21...0x7E).contains(scalar.value) else { break }
      command.unicodeScalars.append(scalar)
    }
    violation = "OSC \(command)"
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let traits = ScalarProperties.shared[scalar.value]
    let width = traits.isAmbiguous ? ambiguousWidth : traits.cellWidth
    if traits.isHardBreak || [0x2028, 0x2029].contains(scalar.value) {
      violation = "a line break"
    }
    guard rows > 0, columns > 0 else {
      violation = "a letter without a screen"
      return
    }
    guard width > 0 else {
      // A mark goes to the letter before.
      var index = row * columns + max(min(column, columns) - 1, 0)
      if cells[index].isTail, column > 1 { index -= 1 }
      cells[index].text.unicodeScalars.append(scalar)
      return
    }
    // Without automatic wrapping the last cell is written over.
    if column + width > columns { column = max(columns - width, 0) }
    for offset in 0..<min(width, columns) {
      clearHalves(at: column + offset)
      cells[row * columns + column + offset] = Cell(
        text: offset == 0 ? String(Character(scalar)) : "", style: style.text, link: link,
        isTail: offset > 0)
    }
    column += width
  }

  /// What is left of a wide letter half of which is written over.
  private mutating func clearHalves(at column: Int) {
    let index = row * columns + column
    if cells[index].isTail, column > 0 {
      cells[index - 1].text = " "
      cells[index].isTail = false
      cells[index].text = " "
    }
    if column + 1 < columns, cells[index + 1].isTail {
      cells[index + 1].text = " "
      cells[index + 1].isTail = false
    }
  }
}
