import TapLayout

/// A line of the stream of points.
enum PointLine: Equatable {
  /// Nothing but blanks.
  case blank
  /// A point.
  case point(Point)
  /// Something else, with a message.
  case broken(String)

  /// Parses a line: X and Y, separated by blanks or by one comma with or without blanks.
  init(_ line: LineReader.Line) {
    guard case .whole(let bytes) = line else {
      self = .broken("longer than \(LineReader.limit) bytes; expected X Y")
      return
    }
    let parts = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let words = parts.map { $0.split(whereSeparator: Self.isBlank) }
    if words.count == 1, words[0].isEmpty {
      self = .blank
      return
    }
    let hasTwo = words.count == 1 ? words[0].count == 2 : words.map(\.count) == [1, 1]
    let numbers = words.joined().compactMap { Decimal.number($0) }
    guard hasTwo, numbers.count == 2 else {
      let given = PlainText.quoted(String(decoding: bytes, as: UTF8.self))
      self = .broken("\(given) is not a point; expected X Y with decimal numbers")
      return
    }
    self = .point(Point(x: numbers[0], y: numbers[1]))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
