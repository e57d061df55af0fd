// Searches for words and sentences throw it, so clients name it without another import.
@_exported public import struct TapUnicode.UnicodeError

/// An error of building a text or of an offset in it.
public struct TextError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// The offset at which it went wrong, where there is one, in the unit of the offset that was
  /// checked, else in UTF-8 code units.
  public let offset: Int?

  package init(_ code: Code, at offset: Int? = nil) {
    self.code = code
    self.offset = offset
  }
}

extension TextError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    fileprivate let message: String

    /// The bytes are no well-formed UTF-8.
    public static let illFormedUTF8 = Code(message: "ill-formed UTF-8")

    /// The text would be longer than 2 GiB.
    public static let textTooLong = Code(message: "text longer than 2 GiB")

    /// The offset is outside the text.
    public static let offsetOutOfBounds = Code(message: "offset outside the text")

    /// The offset is inside a scalar.
    public static let offsetInsideScalar = Code(message: "offset inside a scalar")
  }
}

extension TextError: CustomStringConvertible {
  /// A message that describes the failure.
  public var description: String { code.message + (offset.map { " at \($0)" } ?? "") }
}
