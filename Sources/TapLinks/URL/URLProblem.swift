import TapUnicode

/// Something that the URL Standard calls a validation error, and where it is.
///
/// Browsers go to most URLs that have some; they matter since other programs read such a URL
/// otherwise, or since people do.
public struct URLProblem: Sendable, Hashable {
  /// What is wrong.
  public let kind: Kind

  /// Where, in UTF-8 code units of what was written.
  public let offset: Int
}

extension URLProblem {
  /// A kind of problem; its raw value is the URL Standard's name for it (WHATWG URL, 1.1).
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The name of the host has no form in ASCII.
    case domainToASCII = "domain-to-ASCII"
    /// The name of the host has a character that no name may have.
    case domainInvalidCodePoint = "domain-invalid-code-point"
    /// An opaque host has a character that no host may have.
    case hostInvalidCodePoint = "host-invalid-code-point"
    /// An address of version 4 ends with a dot.
    case ipv4EmptyPart = "IPv4-empty-part"
    /// An address of version 4 has more than four parts.
    case ipv4TooManyParts = "IPv4-too-many-parts"
    /// An address of version 4 has a part that is no number.
    case ipv4NonNumericPart = "IPv4-non-numeric-part"
    /// An address of version 4 has an octal or hexadecimal part.
    case ipv4NonDecimalPart = "IPv4-non-decimal-part"
    /// An address of version 4 has a part above 255.
    case ipv4OutOfRangePart = "IPv4-out-of-range-part"
    /// An address of version 6 has no bracket at its end.
    case ipv6Unclosed = "IPv6-unclosed"
    /// An address of version 6 begins with one colon.
    case ipv6InvalidCompression = "IPv6-invalid-compression"
    /// An IPv6 address has more than eight IPv6 pieces.
    case ipv6TooManyPieces = "IPv6-too-many-pieces"
    /// An address of version 6 has `::` twice.
    case ipv6MultipleCompression = "IPv6-multiple-compression"
    /// An address of version 6 has a character that is neither a digit nor a colon.
    case ipv6InvalidCodePoint = "IPv6-invalid-code-point"
    /// An IPv6 address has fewer than eight IPv6 pieces.
    case ipv6TooFewPieces = "IPv6-too-few-pieces"
    /// An address of version 4 within one of version 6 comes too late.
    case ipv4InIPv6TooManyPieces = "IPv4-in-IPv6-too-many-pieces"
    /// An address of version 4 within one of version 6 has a wrong character.
    case ipv4InIPv6InvalidCodePoint = "IPv4-in-IPv6-invalid-code-point"
    /// An address of version 4 within one of version 6 has a part above 255.
    case ipv4InIPv6OutOfRangePart = "IPv4-in-IPv6-out-of-range-part"
    /// An address of version 4 within one of version 6 has fewer than four parts.
    case ipv4InIPv6TooFewParts = "IPv4-in-IPv6-too-few-parts"
    /// A character is none of a URL, or a `%` has no two hexadecimal digits behind it; or controls
    /// and spaces are at the ends, or tabs and line ends anywhere.
    case invalidURLUnit = "invalid-URL-unit"
    /// Fewer or more than two slashes follow a special scheme.
    case specialSchemeMissingFollowingSolidus = "special-scheme-missing-following-solidus"
    /// There is neither a scheme nor a base.
    case missingSchemeNonRelativeURL = "missing-scheme-non-relative-URL"
    /// A backslash stands for a slash.
    case invalidReverseSolidus = "invalid-reverse-solidus"
    /// A user name or password comes before the host.
    case invalidCredentials = "invalid-credentials"
    /// A special scheme has no host.
    case hostMissing = "host-missing"
    /// The port is above 65,535.
    case portOutOfRange = "port-out-of-range"
    /// The port is no number.
    case portInvalid = "port-invalid"
    /// A path that is relative to a file's names a drive.
    case fileInvalidWindowsDriveLetter = "file-invalid-Windows-drive-letter"
    /// A drive letter is in the position of the host of a file URL.
    case fileInvalidWindowsDriveLetterHost = "file-invalid-Windows-drive-letter-host"

    /// The name that the URL Standard gives it.
    public var name: String { rawValue }
  }
}
