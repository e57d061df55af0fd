/// Something that a text shows and that the user takes for the destination of a link.
struct ShownIdentity: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// A host, with a scheme, a port and a path or without.
    case host(HostIdentity)
    /// A mail address.
    case mail(String)
    /// A name after `@`, without it.
    case mention(String)
    /// A word after `#`, without it.
    case hashtag(String)
    /// The digits of a telephone number.
    case phone(String)
    /// The path of a file, without a position in it.
    case path(String)
  }

  var kind: Kind
  /// Where it is, in scalars of the drawn text.
  var range: Range<Int>
}

/// A host that a text shows.
struct HostIdentity: Hashable {
  /// The host as it is drawn.
  var drawn: String
  /// The whole address from its scheme, or from the host, to its end.
  var address: String
  /// The scheme in lowercase, where one is shown.
  var scheme: String?
  /// The port, where one is shown.
  var port: UInt16?
}
