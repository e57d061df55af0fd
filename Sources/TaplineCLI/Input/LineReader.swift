/// A reader of the lines of a stream in bounded memory.
struct LineReader {
  /// One line without its end.
  enum Line: Equatable {
    /// All its bytes.
    case whole([UInt8])
    /// A line longer than the limit, of which nothing is kept.
    case tooLong
  }

  /// The longest line with a point that is kept, in bytes.
  static let limit = 4096

  /// The file whose lines these are.
  let descriptor: Descriptor
  private let limit: Int
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var unread = 0..<0
  private var isAtEnd = false

  /// Makes a reader that keeps lines of at most `limit` bytes.
  init(_ descriptor: Descriptor, limit: Int = limit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Returns the next line, or `nil` at the end; LF or CRLF ends a line, and so does the end.
  ///
  /// It calls `beforeWaiting` when there is no whole line yet and a read would block.
  mutating func next(beforeWaiting: () throws(Failure) -> Void) throws(Failure) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var hasBegun = false
    while true {
      let end = firstLineFeed(in: buffer, unread)
      let piece = buffer[unread.lowerBound..<(end ?? unread.upperBound)]
      hasBegun = hasBegun || !piece.isEmpty || end != nil
      isTooLong = isTooLong || line.count + piece.count > limit
      if isTooLong { line = [] } else { line += piece }
      if let end {
        unread = end + 1..<unread.upperBound
        break
      }
      unread = 0..<0
      if isAtEnd { break }
      try fill(beforeWaiting: beforeWaiting)
    }
    guard hasBegun else { return nil }
    if isTooLong { return .tooLong }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .whole(line)
  }

  private mutating func fill(beforeWaiting: () throws(Failure) -> Void) throws(Failure) {
    if !descriptor.isReadable() { try beforeWaiting() }
    do throws(SystemError) {
      let count = try descriptor.read(into: &buffer, at: 0)
      unread = 0..<count
      isAtEnd = count == 0
    } catch {
      throw .input(
        "standard input", "cannot be read: \(error.words)", cure: "check the redirection")
    }
  }
}
