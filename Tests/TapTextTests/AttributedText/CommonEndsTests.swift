import TapTestSupport
import TapText
import Testing

@Suite struct CommonEndsTests {
  @Test(arguments: 0..<80)
  func `what two versions have in common looks the same in both`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let size = random.pick([16, 64, 1024])
    var text = AttributedText(TextPool.text(of: 80, &random), chunkSize: size)
    for _ in 0..<random.number(below: 10) { decorate(&text, &random) }
    for _ in 0..<12 {
      let old = text
      for _ in 0...random.number(below: 2) { edit(&text, &random) }
      expectCommonEnds(old, text)
      expectCommonEnds(text, old)
    }
  }

  @Test func `an edit in the middle leaves the ends in common`() {
    let old = AttributedText(String(repeating: "some words\n", count: 20_000))
    var new = old
    new.insert("xyz", at: 110_005)
    #expect(old.commonPrefix(with: new) == 110_005)
    #expect(old.commonSuffix(with: new) == old.utf8Count - 110_005)
    #expect(old.commonPrefix(with: old) == old.utf8Count)
    #expect(old.commonSuffix(with: old) == old.utf8Count)
  }

  @Test func `a link that changed ends what is in common`() {
    let old = AttributedText(String(repeating: "some words\n", count: 10_000))
    var new = old
    let id = new.addLink(destination: "d", over: 50_000..<50_004)
    #expect(old.commonPrefix(with: new) == 50_000)
    #expect(old.commonSuffix(with: new) == old.utf8Count - 50_004)
    var renamed = new
    renamed.removeLink(id)
    renamed.addLink(Link(id: id, destination: "e"), over: 50_000..<50_004)
    #expect(renamed.commonPrefix(with: new) == 50_000)
    // A link that goes on beyond the edit does not.
    var typed = new
    typed.insert("x", at: 50_002)
    #expect(typed.commonPrefix(with: new) == 50_002)
    #expect(typed.commonSuffix(with: new) == old.utf8Count - 50_002)
  }

  private func range(
    in text: AttributedText, _ random: inout SeededGenerator
  ) -> Range<Int> {
    let range = random.range(within: text.scalarCount)
    return text.offset(
      at: ScalarOffset(range.lowerBound))..<text.offset(at: ScalarOffset(range.upperBound))
  }

  private func decorate(_ text: inout AttributedText, _ random: inout SeededGenerator) {
    let range = range(in: text, &random)
    if random.once(in: 3) {
      text.updateAttributes(in: range) { $0.isItalic.toggle() }
    } else {
      let priority = random.number(below: 2)
      let link = Link(id: text.makeLinkID(), destination: "d", priority: priority)
      text.addLink(link, over: range)
    }
  }

  private func edit(_ text: inout AttributedText, _ random: inout SeededGenerator) {
    switch random.number(below: 4) {
    case 0: decorate(&text, &random)
    case 1: text.removeSubrange(range(in: text, &random))
    default:
      let string = TextPool.text(of: random.number(below: 4), &random)
      text.replaceSubrange(range(in: text, &random), with: string)
    }
  }
}

private func expectCommonEnds(_ old: AttributedText, _ new: AttributedText) {
  let prefix = old.commonPrefix(with: new)
  let suffix = old.commonSuffix(with: new)
  let oldEnd = old.utf8Count - suffix
  let newEnd = new.utf8Count - suffix
  #expect(units(old, 0..<prefix) == units(new, 0..<prefix))
  #expect(units(old, oldEnd..<old.utf8Count) == units(new, newEnd..<new.utf8Count))
}

/// What a reader sees of each byte: itself, its slant and the link that owns it by each rule.
private func units(_ text: AttributedText, _ range: Range<Int>) -> [String] {
  var units = text.attributeRuns(in: range).flatMap { run in
    run.utf8Range.map { _ in "\(run.attributes.isItalic)" }
  }
  text.withUTF8(in: range) { bytes in
    for index in 0..<bytes.count { units[index] += " \(bytes[index])" }
  }
  for rule in LinkOverlap.allCases {
    let links = text.links(over: range)
    for index in units.indices {
      let byte = range.lowerBound + index
      let over = links.enumerated().filter { $0.element.utf8Range.contains(byte) }
      let winner =
        switch rule {
        case .innermost: over.last
        case .highestPriority:
          over.last { entry in
            !over.contains { $0.element.link.priority > entry.element.link.priority }
          }
        case .first: over.min { $0.element.link.id.rawValue < $1.element.link.id.rawValue }
        case .last: over.max { $0.element.link.id.rawValue < $1.element.link.id.rawValue }
        }
      units[index] += " \(winner?.element.link.id.rawValue ?? 0)"
    }
  }
  return units
}
