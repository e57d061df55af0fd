import TapUnicode
import Testing

@Suite struct TextTraitsTests {
  @Test(arguments: 0..<100)
  func `a text has the traits of its scalars`(seed: Int) {
    let text = randomText(seed: seed, count: seed)
    var wanted: TextTraits = []
    for scalar in text.unicodeScalars { wanted.formUnion(TextTraits(scalar)) }
    #expect(TextTraits(of: Array(text.utf8).span) == wanted)
  }

  @Test(arguments: 0..<20, [UInt8(0x09), 0x0A, 0x0D, 0x00, 0x1F, 0x7F])
  func `a control is seen wherever it stands`(offset: Int, control: UInt8) {
    var bytes = Array(repeating: UInt8(0x7E), count: 20)
    #expect(TextTraits(of: bytes.span) == [])
    bytes[offset] = control
    #expect(TextTraits(of: bytes.span) == TextTraits(Unicode.Scalar(control)))
  }

  @Test(arguments: [
    ("plain", true), ("tab\t", true), ("a\r\n", false), ("\u{E9}\u{65E5}", false),
  ])
  func `traits tell where clusters are trivial`(text: String, perByte: Bool) {
    let traits = TextTraits(of: Array(text.utf8).span)
    #expect(traits.isClusterPerByte == perByte)
  }

  @Test(arguments: 0..<50)
  func `levels are all 0 where the traits say that bidi is not needed`(seed: Int) {
    let scalars = randomText(seed: seed, count: 24).unicodeScalars.filter {
      !TextTraits($0).contains(.needsBidi)
    }
    let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
    #expect(!bytes.isEmpty)
    #expect(!TextTraits(of: bytes.span).contains(.needsBidi))
    var resolver = BidiResolver()
    var levels: [UInt8] = []
    #expect(resolver.levelsByRules(of: bytes.span, into: &levels) == 0)
    #expect(levels.allSatisfy { $0 == 0 })
  }
}

extension TextTraits {
  /// The traits of one scalar, from its definition.
  fileprivate init(_ scalar: Unicode.Scalar) {
    self = []
    let traits = ScalarProperties.shared[scalar.value]
    if scalar.value > 0x7F {
      insert(.nonASCII)
      if traits.cellWidth != 1 { insert(.unusualWidth) }
      if !traits.isPlain { insert(.joining) }
    } else if scalar != "\t", scalar.properties.generalCategory == .control, !traits.isHardBreak {
      insert(.otherControl)
    }
    if scalar == "\r" { insert(.carriageReturn) }
    if scalar == "\t" { insert(.tab) }
    if scalar == "\u{AD}" { insert(.softHyphen) }
    if scalar == "\u{FFFC}" { insert(.objectReplacement) }
    if traits.isHardBreak { insert(.hardBreak) }
    if traits.needsBidi { insert(.needsBidi) }
    if traits.isAmbiguous, scalar.value > 0x7F { insert(.ambiguousWidth) }
    if traits.needsLineDictionary { insert(.lineDictionary) }
  }
}
