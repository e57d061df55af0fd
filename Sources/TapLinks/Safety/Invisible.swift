import TapUnicode

/// Invisible characters.
enum Invisible {
  /// Whether a scalar turns text around: marks, embeddings, overrides, isolates (LS-B1).
  static func isBidiControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a scalar embeds or overrides directions, which reorders what follows (LS-B2).
  static func isEmbedding(_ scalar: UInt32) -> Bool { (0x202A...0x202E).contains(scalar) }

  /// Whether a scalar shows nothing at all.
  static func contains(_ scalar: UInt32) -> Bool {
    InvisibleScalars.isBlankLetter(scalar) || ScalarProperties.shared[scalar].isIgnorable
  }
}
