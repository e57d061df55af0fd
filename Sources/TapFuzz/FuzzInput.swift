import TapTestSupport

/// The bytes of a fuzz input, read as choices and a text.
///
/// Choices come from the end and the text from the front, so that a seed file is mostly the text
/// as one would write it, and so that a change of the text moves no choice. Past its bytes each
/// choice is 0.
struct FuzzInput: Choices {
  private let bytes: [UInt8]
  private var end: Int

  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes.indices.map { bytes[$0] }
    end = self.bytes.count
  }

  mutating func byte() -> Int {
    guard end > 0 else { return 0 }
    end -= 1
    return Int(bytes[end])
  }

  mutating func number(below limit: Int) -> Int {
    var value = byte()
    var reach = 256
    while reach < limit {
      value = value << 8 | byte()
      reach <<= 8
    }
    return value % limit
  }

  /// Takes all bytes that no choice has taken.
  mutating func rest() -> [UInt8] {
    defer { end = 0 }
    return Array(bytes[..<end])
  }

  /// Takes the rest as a text: half of the time as it is, repaired if it is not UTF-8, half of the
  /// time with two bytes for each entry of the text pools.
  mutating func text() -> String {
    guard flag() else { return String(decoding: rest(), as: UTF8.self) }
    var text = ""
    while end > 0 {
      text += pick(pick(TextPool.allCases).pieces)
    }
    return text
  }
}
