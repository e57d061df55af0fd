/// The delimiter rows of tables (`| :-- | --: |`) that md4c 0.4.8 reads otherwise than GitHub does.
///
/// It wants three characters a cell, where one dash is enough, and takes a row for one although
/// it has another number of cells than the header. So a narrow row gets more dashes, and one with
/// another number of cells gets a letter that makes it text. The writer leaves those bytes out, so
/// that a row which is no delimiter after all (in code, say) shows as it was written.
struct DelimiterRows {
  private let bytes: [UInt8]
  private(set) var insertions: [MarkdownSource.Insertion] = []

  /// Finds the rows of a source that ends in zeros.
  ///
  /// - Complexity: O(*n*).
  init(of bytes: [UInt8]) {
    self.bytes = bytes
    var header: Range<Int>?
    var start = 0
    while start < bytes.count, bytes[start] != 0 {
      let end = SourceWalk.contentEnd(from: start, in: bytes)
      if let cells = cells(from: start), let header { take(cells, below: header) }
      header = start..<end
      start = SourceWalk.lineEnd(at: end, in: bytes) ?? bytes.count
    }
  }

  private mutating func take(_ cells: [Range<Int>], below header: Range<Int>) {
    let count = cellCount(of: header)
    guard count > 0 else { return }
    if count != cells.count {
      let dash = bytes[cells[0].lowerBound] == UInt8(ascii: ":") ? 1 : 0
      insertions.append(
        MarkdownSource.Insertion(
          offset: cells[0].lowerBound + dash, byte: UInt8(ascii: "x"), count: 1))
      return
    }
    for cell in cells where cell.count < 3 {
      let colon = bytes[cell.upperBound - 1] == UInt8(ascii: ":") ? 1 : 0
      insertions.append(
        MarkdownSource.Insertion(
          offset: cell.upperBound - colon, byte: UInt8(ascii: "-"), count: 3 - cell.count))
    }
  }

  /// Returns the cells of the line at an offset if it has the form of a delimiter row with a pipe.
  private func cells(from start: Int) -> [Range<Int>]? {
    var offset = SourceWalk.skip(from: start, in: bytes, where: SourceWalk.isPrefix)
    guard Self.isMark(bytes[offset]) else { return nil }
    var hasPipe = false
    func skipPipe() -> Bool {
      offset = SourceWalk.skip(from: offset, in: bytes, where: SourceWalk.isBlank)
      guard bytes[offset] == UInt8(ascii: "|") else { return false }
      hasPipe = true
      offset = SourceWalk.skip(from: offset + 1, in: bytes, where: SourceWalk.isBlank)
      return true
    }
    var isOpen = true
    _ = skipPipe()
    var cells: [Range<Int>] = []
    while bytes[offset] != 0, !SourceWalk.isLineEnd(bytes[offset]) {
      guard isOpen else { return nil }
      let cell = offset
      if bytes[offset] == UInt8(ascii: ":") { offset += 1 }
      let dashes = offset
      offset = SourceWalk.skip(from: offset, in: bytes) { $0 == UInt8(ascii: "-") }
      guard offset > dashes else { return nil }
      if bytes[offset] == UInt8(ascii: ":") { offset += 1 }
      cells.append(cell..<offset)
      isOpen = skipPipe()
    }
    return hasPipe && !cells.isEmpty ? cells : nil
  }

  /// Returns how many cells a header row has, counted at its pipes as GitHub does.
  private func cellCount(of row: Range<Int>) -> Int {
    var offset = min(LinePrefix(of: bytes, from: row.lowerBound).end, row.upperBound)
    guard offset < row.upperBound else { return 0 }
    if bytes[offset] == UInt8(ascii: "|") { offset += 1 }
    var count = 0
    var isInCell = false
    while offset < row.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "|"):
        count += 1
        isInCell = false
        offset += 1
      case UInt8(ascii: "\\"):
        isInCell = true
        offset += 2
      default:
        isInCell = isInCell || !SourceWalk.isBlank(bytes[offset])
        offset += 1
      }
    }
    return count + (isInCell ? 1 : 0)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }
}
