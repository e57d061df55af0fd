/// A scalar of an address that is about to be written, or a byte that is not part of a scalar.
struct LinkToken {
  /// What a scalar means.
  enum Role {
    /// Syntax: it is never escaped.
    case syntax
    /// Content: it is escaped where it would be read as something else.
    case content
    /// A byte that is no part of UTF-8: it is always escaped.
    case byte
  }

  let value: UInt32
  let role: Role
  let part: LinkPart

  init(_ value: UInt32, _ role: Role, _ part: LinkPart) {
    self.value = value
    self.role = role
    self.part = part
  }

  /// Makes a mark of syntax.
  static func syntax(_ mark: Unicode.Scalar, _ part: LinkPart) -> LinkToken {
    LinkToken(mark.value, .syntax, part)
  }
}
