import TapText

/// A reader of plain text in blocks, so that the bytes of a file are in memory once, or only those
/// of its beginning.
final class PlainReader {
  /// The text that has been read.
  private(set) var text = AttributedText()

  /// Whether the text is whole.
  private(set) var isAtEnd = false

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
      limit: .init(size: AttributedText.maximumUTF8Count, kind: "texts", cure: Self.cure),
      blockSize: blockSize)
  }

  private static let cure = "split it"

  /// The size in bytes of a regular file; `nil` for a pipe or a device.
  var size: Int? { blocks.size }

  /// Reads to the end.
  func wholeText() throws(Failure) -> AttributedText {
    try read(upTo: .max)
    return text
  }

  /// Reads on until the text has that many bytes, or to the end.
  func read(upTo count: Int) throws(Failure) {
    while !isAtEnd, text.utf8Count < count {
      var bytes = rest + (try blocks.next())
      isAtEnd = blocks.isAtEnd
      let end = isAtEnd ? bytes.count : Self.wholeScalars(in: bytes)
      rest = Array(bytes[end...])
      bytes.removeLast(bytes.count - end)
      try append(bytes)
    }
  }

  private func append(_ bytes: [UInt8]) throws(Failure) {
    do throws(TextError) {
      let piece = try repairs ? AttributedText(lossy: bytes) : AttributedText(utf8: bytes)
      guard text.utf8Count <= AttributedText.maximumUTF8Count - piece.utf8Count else {
        throw TextError(.textTooLong)
      }
      text.append(piece)
      offset += bytes.count
    } catch {
      if error.code == .illFormedUTF8 {
        throw .illFormed(file, at: error.offset.map { $0 + offset })
      }
      throw .input(file.name, "\(error)", cure: Self.cure)
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
