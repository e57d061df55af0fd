/// What a text has in it that keeps it from the fast paths.
///
///     let traits = TextTraits(of: bytes.span)
///     if traits.isSimpleASCII { /* a cluster a byte, a cell a byte */ }
package struct TextTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A scalar beyond ASCII.
  package static let nonASCII = TextTraits(rawValue: 1 << 0)
  /// U+000D.
  package static let carriageReturn = TextTraits(rawValue: 1 << 1)
  /// U+0009.
  package static let tab = TextTraits(rawValue: 1 << 2)
  /// A hard break, CR included.
  package static let hardBreak = TextTraits(rawValue: 1 << 3)
  /// A control of ASCII that is neither a tab nor a hard break; it has no width.
  package static let otherControl = TextTraits(rawValue: 1 << 4)
  /// A scalar that can give levels other than 0 to a left-to-right paragraph.
  package static let needsBidi = TextTraits(rawValue: 1 << 5)
  /// U+00AD.
  package static let softHyphen = TextTraits(rawValue: 1 << 6)
  /// U+FFFC, which stands for an inline object.
  package static let objectReplacement = TextTraits(rawValue: 1 << 7)
  /// A scalar that may join a neighbor in one cluster, CR LF aside.
  package static let joining = TextTraits(rawValue: 1 << 8)
  /// A scalar beyond ASCII whose width is not one cell.
  package static let unusualWidth = TextTraits(rawValue: 1 << 9)
  /// A scalar of ambiguous width.
  package static let ambiguousWidth = TextTraits(rawValue: 1 << 10)
  /// A scalar whose line breaks come from a dictionary.
  package static let lineDictionary = TextTraits(rawValue: 1 << 11)

  /// Whether all is ASCII.
  package var isASCII: Bool { !contains(.nonASCII) }
  /// Whether each byte is a cluster: ASCII without CR.
  package var isClusterPerByte: Bool { isDisjoint(with: [.nonASCII, .carriageReturn]) }
}

extension TextTraits {
  /// Scans a text once.
  ///
  /// - Complexity: O(*n*): ASCII at eight bytes a step, other scalars at one look-up each.
  package init(of text: Span<UInt8>) {
    var bits: UInt16 = 0
    let properties = ScalarProperties.shared
    var offset = 0
    while offset < text.count {
      offset = TextTraits.skipASCII(of: text, from: offset, into: &bits)
      while offset < text.count {
        let scalar = text.scalar(at: offset)
        if scalar.length == 1, scalar.isWellFormed { break }
        bits |= TextTraits.bits(of: scalar.value, properties[scalar.value])
        offset += scalar.length
      }
    }
    self.init(rawValue: bits)
  }

  /// Passes the ASCII from `start` on, notes its controls and returns where it ends.
  private static func skipASCII(
    of text: Span<UInt8>, from start: Int, into bits: inout UInt16
  ) -> Int {
    var offset = start
    while offset &+ 8 <= text.count {
      let word = text.word(at: offset)
      if word & highBits != 0 { break }
      if asciiBytes(below: 0x20, in: word) | (word &+ ByteMask.low) & highBits != 0 {
        for k in 0..<8 { bits |= bitsOfASCII(text[offset + k]) }
      }
      offset &+= 8
    }
    while offset < text.count, text[offset] < 0x80 {
      bits |= bitsOfASCII(text[offset])
      offset &+= 1
    }
    return offset
  }

  private static func bitsOfASCII(_ byte: UInt8) -> UInt16 {
    switch byte {
    case 0x09: tab.rawValue
    case 0x0D: carriageReturn.rawValue | hardBreak.rawValue
    case 0x0A, 0x0B, 0x0C: hardBreak.rawValue
    case 0..<0x20, 0x7F: otherControl.rawValue
    default: 0
    }
  }

  private static func bits(of scalar: UInt32, _ traits: ScalarTraits) -> UInt16 {
    var bits = nonASCII.rawValue
    if traits.needsBidi { bits |= needsBidi.rawValue }
    if traits.isHardBreak { bits |= hardBreak.rawValue }
    if !traits.isPlain { bits |= joining.rawValue }
    if traits.cellWidth != 1 { bits |= unusualWidth.rawValue }
    if traits.isAmbiguous { bits |= ambiguousWidth.rawValue }
    if traits.needsLineDictionary { bits |= lineDictionary.rawValue }
    if scalar == 0xAD { bits |= softHyphen.rawValue }
    if scalar == 0xFFFC { bits |= objectReplacement.rawValue }
    return bits
  }
}
