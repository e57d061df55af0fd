import TapLinkProfiles
import TapLinks
import TapTestSupport
import TapText
import Testing

@testable import TaplineCLI

@Suite struct LinkStreamTests {
  private static let texts = CorpusFile.all(in: "texts")

  private func answers(
    to pieces: [[UInt8]], _ detector: LinkDetector, repairs: Bool = false
  ) throws -> [LinkStream.Answer] {
    var stream = LinkStream(of: InputFile(path: "-"), detector, repairs: repairs)
    var all: [LinkStream.Answer] = []
    for piece in pieces { all += try stream.take(piece) }
    return all + (try stream.take([], isLast: true))
  }

  private func pieces(of bytes: [UInt8], from random: inout SeededGenerator) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var start = 0
    let longest = 1 << random.number(below: 10)
    while start < bytes.count {
      let end = min(bytes.count, start + 1 + random.number(below: longest))
      pieces.append(Array(bytes[start..<end]))
      start = end
    }
    return pieces
  }

  @Test(arguments: 0..<60)
  func `F-1: a stream has the links of the whole text, wherever it is cut`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let file = Self.texts[seed % Self.texts.count]
    let own = RandomLinkText.make(200, from: &random)
    let bytes = Array((own + (try file.text())).utf8.prefix(8_000)) + Array(own.utf8)
    for name in DetectionProfile.Name.allCases {
      let detector = LinkDetector(profile: DetectionProfile(name))
      let whole = try answers(to: [bytes], detector, repairs: true)
      let cut = try answers(to: pieces(of: bytes, from: &random), detector, repairs: true)
      #expect(cut == whole, "\(name)")
      let one = try answersInOne(bytes, detector)
      #expect(whole == one, "\(name)")
    }
  }

  private func answersInOne(
    _ bytes: [UInt8], _ detector: LinkDetector
  ) throws -> [LinkStream.Answer] {
    var stream = LinkStream(of: InputFile(path: "-"), detector, repairs: true)
    return try stream.take(bytes, isLast: true)
  }

  @Test func `LS-B2: an override that is open where a stream was cut still counts`() throws {
    let bytes = Array("\u{202E}open a.example.com \u{202C} b.example.com\nc.example.com ".utf8)
    let answers = try answers(to: bytes.map { [$0] }, LinkDetector())
    #expect(
      answers.map { $0.assessment.findings.contains { $0.rule == "LS-B2" } }
        == [true, false, false])
    #expect(answers.map(\.ranges.utf8.lowerBound) == [8, 26, 40])
  }

  @Test func `a link is told as soon as a blank or a line end follows`() throws {
    var stream = LinkStream(of: InputFile(path: "-"), LinkDetector(), repairs: false)
    #expect(try stream.take(Array("see a.example.com".utf8)).isEmpty)
    #expect(try stream.take(Array("/x\n".utf8)).map(\.words) == ["a.example.com/x"])
    #expect(try stream.take(Array("b.example.com ".utf8)).isEmpty)
    #expect(try stream.take(Array("c".utf8)).map(\.words) == ["b.example.com"])
    #expect(
      try stream.take(Array(".example.com".utf8), isLast: true).map(\.words)
        == ["c.example.com"])
  }

  @Test func `LD-20: a stream keeps no more than its last line, or its last word`() throws {
    let line = Array("see a.example.com and wait\n".utf8)
    for name in DetectionProfile.Name.allCases {
      let detector = LinkDetector(profile: DetectionProfile(name))
      var stream = LinkStream(of: InputFile(path: "-"), detector, repairs: false)
      var count = 0
      for _ in 0..<200 {
        count += try stream.take(line + line.prefix(10)).count
        #expect(stream.pending.count <= 10)
        count += try stream.take(Array(line.dropFirst(10))).count
        #expect(stream.pending.isEmpty)
      }
      // GitHub takes no bare host, and a terminal's must say that it is one.
      #expect(count == (name == .gfm || name == .terminal ? 0 : 400), "\(name)")
    }
  }

  @Test func `ill-formed bytes are told by their place in the stream`() throws {
    var stream = LinkStream(of: InputFile(path: "-"), LinkDetector(), repairs: false)
    #expect(try stream.take(Array("a.example.com\n".utf8)).count == 1)
    let failure = #expect(throws: Failure.self) { try stream.take([0x61, 0xFF, 0x0A]) }
    #expect(failure?.message.contains("byte 15") == true)
  }
}
