import TapTestSupport
import TapText

extension FuzzTarget {
  /// A text under edits keeps the same bytes and offsets as a plain array of bytes.
  static let edits = FuzzTarget(name: "edits") { bytes in
    guard bytes.count <= 4_000 else { return }
    var input = FuzzInput(bytes)
    let changes = (0..<(1 + input.number(below: 8))).map { _ in
      (at: input.number(below: 65_536), length: input.number(below: 40), seed: input.byte())
    }
    var model = Array(input.text().utf8)
    var text = AttributedText(String(decoding: model, as: UTF8.self))
    for change in changes {
      let start = scalarStart(in: model, from: change.at % (model.count + 1))
      let end = scalarStart(in: model, from: min(start + change.length, model.count))
      var choices = SeededGenerator(seed: change.seed)
      // At times a long piece, so that an edit passes the size of a chunk.
      let pieces = choices.once(in: 16) ? 6_000 : choices.number(below: 6)
      let insert = TextPool.text(of: pieces, &choices)
      text.replaceSubrange(start..<end, with: AttributedText(insert))
      model.replaceSubrange(start..<end, with: insert.utf8)
      check(text, against: model)
    }
  }

  private static func scalarStart(in bytes: [UInt8], from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count && bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func check(_ text: AttributedText, against model: [UInt8]) {
    require(text.utf8Count == model.count, "\(text.utf8Count) bytes, not \(model.count)")
    let string = String(decoding: model, as: UTF8.self)
    require(text.string(in: 0..<model.count).utf8.elementsEqual(model), "the bytes are the model's")
    let middle = scalarStart(in: model, from: model.count / 2)
    let before = String(decoding: model[..<middle], as: UTF8.self)
    require(
      text.utf16Offset(at: middle).rawValue == before.utf16.count, "the UTF-16 offset of \(middle)")
    require(
      text.scalarOffset(at: middle).rawValue == before.unicodeScalars.count,
      "the scalar offset of \(middle)")
    require(
      text.utf16Offset(at: model.count).rawValue == string.utf16.count, "the length in UTF-16")
  }
}
