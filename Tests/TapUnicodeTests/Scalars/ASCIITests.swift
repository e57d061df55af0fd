import TapUnicode
import Testing

@Suite struct ASCIITests {
  @Test func `bytes of ASCII have the properties of their characters, and others have none`() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(byte))
      let isASCII = byte < 0x80
      #expect(ASCII.isLetter(byte) == (isASCII && character.isLetter))
      #expect(ASCII.isUppercase(byte) == (isASCII && character.isUppercase))
      #expect(ASCII.isDigit(byte) == (isASCII && character.isNumber))
      #expect(ASCII.isAlphanumeric(byte) == (ASCII.isLetter(byte) || ASCII.isDigit(byte)))
      #expect(ASCII.isHexDigit(byte) == (isASCII && character.isHexDigit))
      #expect(ASCII.hexValue(byte).map(Int.init) == (isASCII ? character.hexDigitValue : nil))
      #expect(ASCII.isSpace(byte) == " \t\n\r\u{C}".utf8.contains(byte))
      let small = isASCII ? UInt8(character.lowercased().utf8.first ?? 0) : byte
      #expect(ASCII.lowercased(byte) == small)
    }
    let digits = (0..<16).map { Character(Unicode.Scalar(ASCII.upperHexDigit($0))) }
    #expect(String(digits) == "0123456789ABCDEF")
  }
}
