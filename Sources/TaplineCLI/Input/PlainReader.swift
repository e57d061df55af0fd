import TapText

/// A reader of plain text in blocks, so that the bytes of a file are in memory once.
enum PlainReader {
  /// Reads a file.
  static func text(of file: InputFile, repairs: Bool) throws(Failure) -> AttributedText {
    let limit = AttributedText.maximumUTF8Count
    let tooLong = ("longer than \(limit) bytes, the limit of texts", "cut it in parts")
    var text = AttributedText()
    var offset = 0
    var rest: [UInt8] = []
    try file.forEachBlock(limit: limit, tooLong: tooLong) { block throws(Failure) in
      var bytes = rest + block
      let end = wholeScalars(in: bytes)
      rest = Array(bytes[end...])
      bytes.removeLast(bytes.count - end)
      try append(bytes, at: offset, of: file, to: &text, repairs: repairs)
      offset += end
    }
    try append(rest, at: offset, of: file, to: &text, repairs: repairs)
    return text
  }

  private static func append(
    _ bytes: [UInt8], at offset: Int, of file: InputFile, to text: inout AttributedText,
    repairs: Bool
  ) throws(Failure) {
    guard !bytes.isEmpty else { return }
    do throws(TextError) {
      let piece = try repairs ? AttributedText(lossy: bytes) : AttributedText(utf8: bytes)
      guard text.utf8Count <= AttributedText.maximumUTF8Count - piece.utf8Count else {
        throw TextError(.textTooLong)
      }
      text.append(piece)
    } catch {
      if error.code == .illFormedUTF8 {
        throw .illFormed(file, at: error.offset.map { $0 + offset })
      }
      throw .input(file.name, "\(error)", cure: "cut it in parts")
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
