import TapUnicode

/// A part of a link after its host.
enum LinkPart {
  case path, query, fragment

  /// The part that a byte begins; nil where it begins none.
  init?(first: UInt8) {
    switch first {
    case 0x2F: self = .path
    case 0x3F: self = .query
    case 0x23: self = .fragment
    default: return nil
    }
  }

  /// The part that a scalar begins within this one; nil where it begins none.
  func next(at scalar: UInt32) -> LinkPart? {
    if scalar == 0x3F, self == .path { return .query }
    return scalar == 0x23 && self != .fragment ? .fragment : nil
  }

  /// Whether the character at an offset divides the part, so that brackets do not reach over it.
  func isSyntax(_ text: Span<UInt8>, at offset: Int) -> Bool {
    switch (self, text[offset]) {
    case (.path, 0x2F), (.query, 0x3D), (.query, 0x26): true
    case (.fragment, 0x3A): text.has(":~:", at: offset)
    default: false
    }
  }
}
