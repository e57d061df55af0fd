import TapTestSupport
import TapText

extension FuzzTarget {
  /// A text under edits comes to the same bytes, links, weights and offsets as arrays do.
  static let edits = FuzzTarget(name: "edits") { bytes in
    guard bytes.count <= 4_000 else { return }
    var input = FuzzInput(bytes)
    let changes = (0..<(1 + input.number(below: 8))).map { _ in
      Change(
        place: input.number(below: 65_536), length: input.number(below: 40), seed: input.byte())
    }
    let string = input.text()
    var model = NaiveText(string)
    var text = AttributedText(string)
    for change in changes { apply(change, to: &text, and: &model) }
    check(text, against: model)
  }

  private struct Change {
    var place: Int
    var length: Int
    var seed: Int
  }

  private static func apply(
    _ change: Change, to text: inout AttributedText, and model: inout NaiveText
  ) {
    let start = model.scalarStart(from: change.place % (model.bytes.count + 1))
    let end = model.scalarStart(from: start + change.length)
    var choices = SeededGenerator(seed: change.seed)
    switch choices.number(below: 8) {
    case 0, 1:
      guard start < end else { return }
      let destination = "d\(change.seed)"
      model.links.append(NaiveLink(destination: destination, range: start..<end))
      text.addLink(
        Link(id: text.makeLinkID(), destination: destination), over: start..<end)
    case 2:
      let weight = 100 + choices.number(below: 9) * 100
      text.updateAttributes(in: start..<end) { $0.fontWeight = weight }
      for offset in start..<end { model.weights[offset] = weight }
    default:
      let (insert, naive) = insertion(&choices)
      text.replaceSubrange(start..<end, with: insert)
      model.replace(start..<end, with: naive)
    }
  }

  /// Makes a text to insert; at times a long one, so that an edit passes the size of a chunk.
  private static func insertion(
    _ choices: inout SeededGenerator
  ) -> (AttributedText, NaiveText) {
    var string = TextPool.text(of: choices.number(below: 6), &choices)
    if choices.once(in: 48) {
      string += String(repeating: string + "x", count: 80_000 / (string.utf8.count + 1))
    }
    var text = AttributedText(string)
    var naive = NaiveText(string)
    guard choices.flag(), !naive.bytes.isEmpty else { return (text, naive) }
    let start = naive.scalarStart(from: choices.number(below: naive.bytes.count))
    let end = naive.scalarStart(from: start + 1 + choices.number(below: 9))
    guard start < end else { return (text, naive) }
    text.addLink(Link(id: text.makeLinkID(), destination: "inserted"), over: start..<end)
    naive.links.append(NaiveLink(destination: "inserted", range: start..<end))
    return (text, naive)
  }

  private static func check(_ text: AttributedText, against model: NaiveText) {
    let count = model.bytes.count
    require(text.utf8Count == count, "\(text.utf8Count) bytes, not \(count)")
    require(text.string(in: 0..<count).utf8.elementsEqual(model.bytes), "the bytes are the model's")
    let violations = text.invariantViolations()
    require(violations.isEmpty, "the storage is sound: \(violations)")
    let links = text.links.map { NaiveLink(destination: $0.link.destination, range: $0.utf8Range) }
    require(links == model.sortedLinks, "links \(links), not \(model.sortedLinks)")
    require(
      Set(text.links.map(\.link.id)).count == links.count, "each link has an identity of its own")
    for offset in Set([0, count / 3, count / 2, count - 1]) where (0..<count).contains(offset) {
      checkOffset(model.scalarStart(from: offset), of: text, against: model)
    }
  }

  private static func checkOffset(
    _ offset: Int, of text: AttributedText, against model: NaiveText
  ) {
    let before = String(decoding: model.bytes[..<offset], as: UTF8.self)
    let utf16 = text.utf16Offset(at: offset)
    require(utf16.rawValue == before.utf16.count, "the UTF-16 offset of \(offset)")
    require(text.offset(at: utf16) == offset, "offset \(offset) by way of UTF-16")
    let scalar = text.scalarOffset(at: offset)
    require(scalar.rawValue == before.unicodeScalars.count, "the scalar offset of \(offset)")
    require(text.offset(at: scalar) == offset, "offset \(offset) by way of scalars")
    guard offset < model.bytes.count else { return }
    require(
      (text.attributes(at: offset).fontWeight ?? 0) == model.weights[offset], "weight at \(offset)")
  }
}
