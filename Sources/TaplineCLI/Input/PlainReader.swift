import TapText

/// A reader of plain text in blocks, so that the bytes of a file are in memory once.
final class PlainReader {
  /// The text that has been read.
  private var text = AttributedText()

  /// Whether the text is whole.
  private var isAtEnd = false

  private let file: InputFile
  private let repairs: Bool
  private let blocks: BlockReader
  private var offset = 0
  /// The bytes of the scalar that the last block cut.
  private var rest: [UInt8] = []

  /// Opens a file.
  init(
    _ file: InputFile, repairs: Bool, blockSize: Int = BlockReader.usualBlockSize
  ) throws(Failure) {
    self.file = file
    self.repairs = repairs
    blocks = try BlockReader(
      file,
      limit: .text,
      blockSize: blockSize)
  }

  /// Reads to the end.
  func wholeText() throws(Failure) -> AttributedText {
    while !isAtEnd {
      var bytes = rest + (try blocks.next())
      isAtEnd = blocks.isAtEnd
      let end = isAtEnd ? bytes.count : Self.wholeScalars(in: bytes)
      rest = Array(bytes[end...])
      bytes.removeLast(bytes.count - end)
      try append(bytes)
    }
    return text
  }

  private func append(_ bytes: [UInt8]) throws(Failure) {
    do throws(TextError) {
      let segment = try repairs ? AttributedText(lossy: bytes) : AttributedText(utf8: bytes)
      guard text.utf8Count <= AttributedText.maximumUTF8Count - segment.utf8Count else {
        throw TextError(.textTooLong)
      }
      text.append(segment)
      offset += bytes.count
    } catch {
      if error.code == .illFormedUTF8 {
        throw .illFormed(file, at: error.offset.map { $0 + offset })
      }
      throw .input(file.name, "\(error)", cure: BlockReader.Limit.text.cure)
    }
  }

  /// The count of bytes before a scalar that the end of a block cuts; all where it cuts none.
  ///
  /// Whether the scalars before are well-formed does not matter here.
  static func wholeScalars(in bytes: [UInt8]) -> Int {
    for (back, byte) in bytes.suffix(3).reversed().enumerated() {
      let length =
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
      if length > back + 1 { return bytes.count - back - 1 }
      if byte & 0xC0 != 0x80 { break }
    }
    return bytes.count
  }
}
