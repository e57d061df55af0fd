import TapUnicode
import Testing

@Suite struct IllFormedTests {
  @Test(arguments: 0..<300)
  func `bytes are ill-formed where String says so`(seed: Int) {
    let bytes = randomBytes(seed: seed, count: seed % 40)
    var wanted: Int?
    do { _ = try UTF8Span(validating: bytes.span) } catch { wanted = error.byteOffsets.lowerBound }
    #expect(firstIllFormedByte(in: bytes.span) == wanted)
    #expect((String(validating: bytes, as: UTF8.self) == nil) == (wanted != nil))
  }

  @Test(arguments: 0..<300)
  func `ill-formed bytes are replaced as String replaces them`(seed: Int) {
    let bytes = randomBytes(seed: seed, count: seed % 40)
    #expect(
      replacingIllFormed(in: bytes.span) == Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  @Test(arguments: 0..<20)
  func `an ill-formed byte is found wherever it stands`(offset: Int) {
    var bytes = Array(repeating: UInt8(0x61), count: 20)
    bytes[offset] = 0xFF
    #expect(firstIllFormedByte(in: bytes.span) == offset)
  }

  @Test func `well-formed text is left alone`() {
    let bytes = Array(randomText(seed: 3, count: 100).utf8)
    #expect(firstIllFormedByte(in: bytes.span) == nil)
    #expect(replacingIllFormed(in: bytes.span) == bytes)
  }
}
