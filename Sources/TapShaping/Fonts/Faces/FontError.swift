/// Why a font cannot be used.
public struct FontError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// The path of the file or the name of the family.
  public let name: String

  package init(_ code: Code, name: String) {
    self.code = code
    self.name = name
  }
}

extension FontError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    /// The message, in which `#` stands for the name.
    fileprivate let message: String

    /// The file cannot be read.
    public static let unreadable = Code(message: "the font file # cannot be read")

    /// The bytes are not a font, or hold no face of the number asked for.
    public static let malformed = Code(message: "# is not a usable font")

    /// No font has the family asked for.
    public static let unknownFamily = Code(message: "no font has the family #")

    /// There is no font at all.
    public static let noFonts = Code(message: "no font is installed")
  }
}

extension FontError: CustomStringConvertible {
  /// A message that describes the failure.
  public var description: String {
    code.message.split(separator: "#", omittingEmptySubsequences: false).joined(separator: name)
  }
}
