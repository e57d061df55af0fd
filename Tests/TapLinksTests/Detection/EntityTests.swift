import FoundationEssentials
import TapLinks
import TapTestSupport
import TapText
import Testing

/// A case of `corpus/links/entities.json`: what is found beside addresses.
private struct EntityCase: Decodable {
  struct Entity: Decodable, Equatable {
    var text: String
    var kind: String
    var destination: String
  }

  let rule: String
  let text: String
  let links: [Entity]
}

@Suite struct EntityTests {
  @Test func `every case of the corpus finds its numbers, mentions and hashtags`() throws {
    let files = CorpusFile.all(in: "links").filter { $0.description == "entities.json" }
    let cases = try files.flatMap {
      try JSONDecoder().decode([EntityCase].self, from: Data($0.text().utf8))
    }
    #expect(cases.count > 10)
    var profile = DetectionProfile.unicode
    profile.kinds.formUnion([.phone, .mention, .hashtag])
    let detector = LinkDetector(profile: profile)
    for one in cases {
      let bytes = Array(one.text.utf8)
      let found = detector.detect(in: bytes).map {
        EntityCase.Entity(
          text: String(decoding: bytes[$0.utf8Range], as: UTF8.self), kind: $0.kind.name,
          destination: $0.destination)
      }
      #expect(found == one.links, "\(one.rule): \(one.text)")
    }
  }

  @Test(arguments: ["+49 30 123456 #tag @ann", "1", "#", "@", "+", "(", "0 "])
  func `entities are found only where they are asked for, in linear work`(unit: String) {
    let text = String(repeating: unit, count: 20_000)
    #expect(LinkDetector().detect(in: text).isEmpty)
    var profile = DetectionProfile.unicode
    profile.kinds = [.phone, .mention, .hashtag]
    let links = LinkDetector(profile: profile).detect(in: AttributedText(text)).links
    #expect(links.count <= text.utf8.count)
  }

  /// Finds `T-1`, and much that is no good.
  private struct Tickets: LinkRecognizer {
    func recognize(in text: Span<UInt8>, into links: inout [DetectedLink]) {
      for k in text.indices where text[k] == UInt8(ascii: "T") && k + 3 <= text.count {
        links.append(DetectedLink(kind: .custom, utf8Range: k..<k + 3, destination: "ticket"))
        links.append(DetectedLink(kind: .custom, utf8Range: k..<k, destination: "empty"))
        links.append(
          DetectedLink(kind: .custom, utf8Range: k..<text.count + 1, destination: "outside"))
      }
    }
  }

  @Test func `LD-18: what begins first counts, then what is longer`() {
    let detector = LinkDetector(recognizers: [Tickets()])
    let found = detector.detect(in: "T-1 a.com/T-2 T-3.com")
    #expect(found.map(\.destination) == ["ticket", "https://a.com/T-2", "https://T-3.com/"])
    #expect(found.map(\.kind) == [.custom, .url, .url])
  }
}
