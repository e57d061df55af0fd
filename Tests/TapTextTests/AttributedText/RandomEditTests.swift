import TapTestSupport
import TapText
import Testing

@Suite struct RandomEditTests {
  @Test(arguments: 0..<60)
  func `edits do what a naive model does`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var pair = TextPair(chunkSize: random.pick([16, 24, 64, 256]), &random)
    var snapshots: [TextPair] = []
    for _ in 0..<20 {
      if random.once(in: 6) { snapshots.append(pair) }
      pair.change(&random)
      pair.expectAgreement(&random)
    }
    // A copy keeps its value, whatever happened to the original.
    for snapshot in snapshots { snapshot.expectAgreement(&random) }
  }

  @Test(arguments: 0..<20)
  func `edits of ASCII do what a naive model does`(seed: Int) {
    var random = SeededGenerator(seed: 2_000 + seed)
    let pieces = ["a", "bc ", "\r", "\n", "\r\n", "\t", "\0"]
    var pair = TextPair(string: "", chunkSize: random.pick([16, 64]))
    for _ in 0..<30 {
      let string = (0..<random.number(below: 30)).map { _ in random.pick(pieces) }.joined()
      let range = random.flag() ? pair.range(&random) : pair.text.utf8Count..<pair.text.utf8Count
      pair.text.replaceSubrange(range, with: AttributedText(string))
      pair.model.replace(range, with: TextModel(string))
      pair.expectAgreement(&random)
    }
  }

  @Test(arguments: 0..<6)
  func `edits of long texts do what a naive model does`(seed: Int) {
    var random = SeededGenerator(seed: 1_000 + seed)
    var pair = TextPair(chunkSize: 512, &random)
    for _ in 0..<4 {
      pair.append(TextPool.text(of: 600, from: [random.pick(TextPool.allCases)], &random))
    }
    for _ in 0..<8 {
      pair.change(&random)
      pair.expectAgreement(&random)
    }
  }
}

/// A text and the model that it should agree with.
private struct TextPair {
  var text: AttributedText
  var model: TextModel
  let chunkSize: Int

  init(chunkSize: Int, _ random: inout SeededGenerator) {
    let string = TextPool.text(of: random.number(below: 60), &random)
    self.chunkSize = chunkSize
    text = AttributedText(string, chunkSize: chunkSize)
    model = TextModel(string)
  }

  func range(_ random: inout SeededGenerator) -> Range<Int> {
    var range = random.range(within: model.bytes.count)
    while !model.isScalarStart(range.lowerBound) { range = range.lowerBound - 1..<range.upperBound }
    while !model.isScalarStart(range.upperBound) { range = range.lowerBound..<range.upperBound + 1 }
    return range
  }

  mutating func append(_ string: String) {
    let end = model.bytes.count
    text.replaceSubrange(end..<end, with: AttributedText(string))
    model.replace(end..<end, with: TextModel(string))
  }

  mutating func change(_ random: inout SeededGenerator) {
    switch random.number(below: 9) {
    case 0...1: addLink(&random)
    case 2: changeWeight(&random)
    case 3:
      if let link = model.links.first {
        model.removeLink(link.id)
        let wasThere = text.removeLink(LinkID(rawValue: link.id))
        #expect(wasThere)
      }
    case 4:
      let part = range(&random)
      let piece = text.subtext(in: part)
      expectSubtext(piece, part)
    case 5...7: replace(&random)
    default:
      let range = range(&random)
      text.removeSubrange(range)
      model.replace(range, with: TextModel(""))
    }
  }

  private mutating func replace(_ random: inout SeededGenerator) {
    let pieces = random.once(in: 8) ? 80 : random.number(below: 5)
    var piece = TextPair(string: TextPool.text(of: pieces, &random), chunkSize: chunkSize)
    for _ in 0..<random.number(below: 3) { piece.addLink(&random) }
    if random.flag() { piece.changeWeight(&random) }
    let range = random.once(in: 3) ? model.bytes.count..<model.bytes.count : range(&random)
    text.replaceSubrange(range, with: piece.text)
    model.replace(range, with: piece.model)
  }

  init(string: String, chunkSize: Int) {
    self.chunkSize = chunkSize
    text = AttributedText(string, chunkSize: chunkSize)
    model = TextModel(string)
  }

  mutating func addLink(_ random: inout SeededGenerator) {
    let range = range(&random)
    guard !range.isEmpty else { return }
    let destination = random.pick(["a", "b", ""])
    let id = text.addLink(destination: destination, over: range)
    model.addLink(id.rawValue, destination, over: range)
  }

  mutating func changeWeight(_ random: inout SeededGenerator) {
    let range = range(&random)
    let weight = random.pick([nil, 400, 700])
    text.updateAttributes(in: range) { $0.fontWeight = weight }
    for index in range { model.weights[index] = weight }
  }

  private func expectSubtext(_ piece: AttributedText, _ range: Range<Int>) {
    #expect(piece.invariantViolations() == [])
    #expect(Array(piece.string.utf8) == Array(model.bytes[range]))
    let links = model.links.filter { $0.range.overlaps(range) }
    #expect(
      Set(piece.links.map(\.utf8Range))
        == Set(
          links.map { link in
            let cut = link.range.clamped(to: range)
            return cut.lowerBound - range.lowerBound..<cut.upperBound - range.lowerBound
          }))
  }
}

extension TextPair {
  func expectAgreement(_ random: inout SeededGenerator) {
    #expect(text.invariantViolations() == [])
    #expect(text.utf8Count == model.bytes.count)
    #expect(Array(text.string.utf8) == model.bytes)
    expectAttributes()
    expectLinks(&random)
    expectOffsets(&random)
    expectParagraphs(&random)
    for rule in LinkOverlap.allCases { expectFlattening(rule) }
  }

  private func expectAttributes() {
    let runs = text.attributeRuns(in: 0..<text.utf8Count)
    #expect(
      runs.flatMap { run in run.utf8Range.map { _ in run.attributes.fontWeight } } == model.weights)
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(
        run.utf8Range.upperBound == next.utf8Range.lowerBound && run.attributes != next.attributes)
    }
    #expect(
      text.hasPlainAttributes(in: 0..<text.utf8Count) == model.weights.allSatisfy { $0 == nil })
  }

  private func expectLinks(_ random: inout SeededGenerator) {
    let links = model.links
    #expect(text.linkCount == links.count)
    #expect(text.links.map(\.utf8Range) == links.map(\.range))
    #expect(text.links.map(\.link.id.rawValue) == links.map(\.id))
    #expect(text.links.map(\.link.destination) == links.map(\.destination))
    for (index, link) in links.enumerated() {
      #expect(text.linkIndex(withID: LinkID(rawValue: link.id)) == index)
    }
    let range = range(&random)
    let before = links.count { $0.range.lowerBound < range.lowerBound }
    #expect(text.linkCount(before: range.lowerBound) == before)
    #expect(
      text.linkIndices(over: range)
        == links.indices.filter { index in
          let asked = range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range
          return links[index].range.overlaps(asked)
        })
  }

  private func expectOffsets(_ random: inout SeededGenerator) {
    let string = String(decoding: model.bytes, as: UTF8.self)
    for _ in 0..<4 {
      let offset = range(&random).lowerBound
      let before = String(decoding: model.bytes[..<offset], as: UTF8.self)
      #expect(text.utf16Offset(at: offset).rawValue == before.utf16.count)
      #expect(text.scalarOffset(at: offset).rawValue == before.unicodeScalars.count)
      #expect(text.offset(at: UTF16Offset(before.utf16.count)) == offset)
      #expect(text.offset(at: ScalarOffset(before.unicodeScalars.count)) == offset)
    }
    #expect(text.utf16Count == string.utf16.count)
    #expect(text.scalarCount == string.unicodeScalars.count)
    let starts = clusterStarts
    #expect(text.clusterCount == starts.count)
    for _ in 0..<4 where !starts.isEmpty {
      let ordinal = random.number(below: starts.count)
      let end = ordinal + 1 < starts.count ? starts[ordinal + 1] : model.bytes.count
      let inside = starts[ordinal] + random.number(below: end - starts[ordinal])
      #expect(text.clusterRange(at: inside) == starts[ordinal]..<end)
      #expect(text.clusterIndex(at: inside).rawValue == ordinal)
      #expect(text.offset(at: ClusterIndex(ordinal)) == starts[ordinal])
    }
    #expect(text.clusterRange(at: model.bytes.count) == nil)
    #expect(text.clusterIndex(at: model.bytes.count).rawValue == starts.count)
  }

  private var clusterStarts: [Int] {
    var starts: [UInt32] = []
    text.clusterStarts(in: 0..<text.utf8Count, into: &starts)
    return starts.map(Int.init)
  }

  private func expectParagraphs(_ random: inout SeededGenerator) {
    let ends = model.breakEnds
    #expect(text.paragraphCount == ends.count + 1)
    for _ in 0..<4 {
      let offset = range(&random).lowerBound
      #expect(text.paragraphStart(at: offset) == ends.last { $0 <= offset } ?? 0)
      #expect(text.paragraphEnd(from: offset) == ends.first { $0 > offset } ?? model.bytes.count)
      #expect(text.paragraphIndex(at: offset) == ends.count { $0 <= offset })
    }
    let starts = [0] + ends
    let index = random.number(below: starts.count)
    let end = index < ends.count ? ends[index] : model.bytes.count
    #expect(text.paragraphRange(at: index) == starts[index]..<end)
    #expect(text.paragraphRange(at: starts.count) == nil)
  }

  private func expectFlattening(_ rule: LinkOverlap) {
    var segments: [FlatLinkSegment] = []
    text.flattenedLinks(in: 0..<text.utf8Count, rule: rule, into: &segments)
    let links = model.links
    let starts = clusterStarts
    var expected: [FlatLinkSegment] = []
    for (ordinal, start) in starts.enumerated() {
      let end = ordinal + 1 < starts.count ? starts[ordinal + 1] : model.bytes.count
      let over = links.indices.filter {
        links[$0].range.contains(start) && !links[$0].destination.isEmpty
      }
      let winner =
        switch rule {
        case .innermost, .highestPriority: over.last
        case .first: over.min { links[$0].order < links[$1].order }
        case .last: over.max { links[$0].order < links[$1].order }
        }
      guard let winner else { continue }
      if let last = expected.last, last.link == winner, last.end == start {
        expected[expected.count - 1].end = end
      } else {
        expected.append(FlatLinkSegment(start: start, end: end, link: winner))
      }
    }
    #expect(segments == expected)
    #expect(
      text.linksWithoutClusters
        == links.indices.filter { index in !starts.contains { links[index].range.contains($0) } })
  }
}

extension TextModel {
  /// The ends of all hard breaks.
  var breakEnds: [Int] {
    let breaks: Set<Unicode.Scalar> = [
      "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
    ]
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var ends: [Int] = []
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      offset += String(scalar).utf8.count
      let isHalf = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if breaks.contains(scalar) && !isHalf { ends.append(offset) }
    }
    return ends
  }
}
