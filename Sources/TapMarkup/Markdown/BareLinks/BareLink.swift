/// A bare address in what the parser takes for plain text.
struct BareLink {
  /// Where it is in the bytes that the parser reads.
  let range: Range<Int>

  /// Where it leads, with character references resolved.
  let destination: String

  /// Whether it shows as it is written, as web addresses do: the marks of emphasis and the
  /// backslashes in it are letters of the address.
  let isVerbatim: Bool
}
