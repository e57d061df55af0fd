import TapTestSupport
import Testing

@testable import TaplineCLI

@Suite struct PlainReaderTests {
  @Test(arguments: 0..<100)
  func `a block is cut before a scalar and never inside one`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let letters: [Unicode.Scalar] = [
      "a", "\u{E9}", "\u{20AC}", "\u{1F600}", "\u{D7FF}", "\u{10FFFF}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<8 { text.append(letters.randomElement(using: &random) ?? "a") }
    let bytes = Array(String(text).utf8)
    for count in 0...bytes.count {
      let end = PlainReader.wholeScalars(in: Array(bytes[..<count]))
      let isWhole = count == bytes.count || bytes[count] & 0xC0 != 0x80
      #expect(isWhole ? end == count : end < count && bytes[end] & 0xC0 == 0xC0)
      #expect(String(validating: bytes[..<end], as: UTF8.self) != nil)
    }
  }

  @Test(arguments: 0..<200)
  func `cutting ill-formed bytes changes nothing in what stands for them`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let kinds: [UInt8] = [0x61, 0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xED, 0xA0, 0xF0, 0x90, 0xF4, 0xFF]
    let bytes = (0..<12).map { _ in kinds.randomElement(using: &random) ?? 0x61 }
    let whole = String(decoding: bytes, as: UTF8.self)
    for count in 0...bytes.count {
      let end = PlainReader.wholeScalars(in: Array(bytes[..<count]))
      let parts =
        String(decoding: bytes[..<end], as: UTF8.self)
        + String(decoding: bytes[end...], as: UTF8.self)
      // Where the cut falls at `count` itself, only a lead byte may stand behind it.
      guard end < count || count == bytes.count else { continue }
      #expect(Array(parts.unicodeScalars) == Array(whole.unicodeScalars), "cut at \(end)")
    }
  }
}
