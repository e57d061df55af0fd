/// Why a public suffix list could not be read.
public struct PublicSuffixListError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// The path of the file.
  public let path: String

  package init(_ code: Code, path: String) {
    self.code = code
    self.path = path
  }
}

extension PublicSuffixListError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    fileprivate let message: String

    /// The file does not exist, or may not be read.
    public static let unreadable = Code(
      message: "cannot be read; check that it exists and who may read it")

    /// The file has more than 16 MiB.
    public static let tooLarge = Code(message: "larger than 16 MiB; is it a public suffix list?")

    /// The file is not a public suffix list.
    public static let notAList = Code(
      message: "no public suffix list; take the one from https://publicsuffix.org")
  }
}

extension PublicSuffixListError: CustomStringConvertible {
  /// A message that describes the failure, with the file and what to do.
  public var description: String { "\(path): \(code.message)" }
}
