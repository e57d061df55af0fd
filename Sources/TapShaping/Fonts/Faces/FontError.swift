/// Why a font cannot be used.
public struct FontError: Error, Sendable, Hashable {
  /// What went wrong.
  public enum Code: Sendable, Hashable {
    /// The file cannot be read.
    case unreadable
    /// The bytes are no font, or hold no face of the number asked for.
    case malformed
    /// No font has the family asked for.
    case unknownFamily
    /// There is no font at all.
    case noFonts
  }

  /// What went wrong.
  public var code: Code
  /// The path of the file or the name of the family.
  public var name: String

  /// Makes an error.
  public init(_ code: Code, name: String) {
    self.code = code
    self.name = name
  }
}

extension FontError: CustomStringConvertible {
  /// A message that describes the error.
  public var description: String {
    switch code {
    case .unreadable: "the font file \(name) cannot be read"
    case .malformed: "\(name) is not a usable font"
    case .unknownFamily: "no font has the family \(name)"
    case .noFonts: "no font is installed"
    }
  }
}
