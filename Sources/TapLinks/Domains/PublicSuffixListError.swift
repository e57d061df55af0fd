/// Why a public suffix list could not be read.
public struct PublicSuffixListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of failure.
  public enum Reason: Sendable, Hashable {
    /// The file does not exist, or may not be read.
    case unreadable
    /// The file has more than 16 MiB.
    case tooLarge
    /// The file is no public suffix list.
    case notAList
  }

  /// The path of the file.
  public let path: String

  /// What went wrong.
  public let reason: Reason

  /// A message that describes the failure, with the file and the cure.
  public var description: String {
    switch reason {
    case .unreadable: "\(path): cannot be read; check that it exists and who may read it"
    case .tooLarge: "\(path): larger than 16 MiB; is it a public suffix list?"
    case .notAList: "\(path): no public suffix list; take the one from https://publicsuffix.org"
    }
  }
}
