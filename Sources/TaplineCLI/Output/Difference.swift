/// A message about a wrong result, taken apart: what it is about, what was expected, what came.
///
/// Messages read `SUBJECT: expected X, got Y`; one of another form is all subject.
struct Difference {
  let subject: String
  let values: (expected: String, actual: String)?

  init(_ message: String) {
    let bytes = Array(message.utf8)
    guard
      let start = Self.first(": expected ", in: bytes, from: 0),
      let middle = Self.first(", got ", in: bytes, from: start.upperBound)
    else {
      subject = message
      values = nil
      return
    }
    subject = String(decoding: bytes[..<start.lowerBound], as: UTF8.self)
    values = (
      String(decoding: bytes[start.upperBound..<middle.lowerBound], as: UTF8.self),
      String(decoding: bytes[middle.upperBound...], as: UTF8.self)
    )
  }

  /// Where words are for the first time outside of quotes, which surround texts of the case.
  private static func first(_ words: String, in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let wanted = Array(words.utf8)
    var isQuoted = false
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, bytes[index...].starts(with: wanted) { return index..<index + wanted.count }
    }
    return nil
  }
}
