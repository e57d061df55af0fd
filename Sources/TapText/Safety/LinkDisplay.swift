/// Where a link leads, as people should see it (LS-A2, LS-A7).
///
/// It has no controls and no user name. Lay it out from left to right whatever the text around it,
/// in a font that distinguishes I, l and 1, with each range of ``isolates`` as a bidi isolate: its
/// parts then keep their logical order (LS-B4, LS-B5).
public struct LinkDisplay: Sendable, Hashable, Codable {
  /// The words to show.
  public var text: String

  /// Where the host is, in UTF-8 code units; `nil` where there is none.
  public var host: Range<Int>?

  /// The range of the registrable domain, such as `example.co.uk`, which says who owns the host;
  /// emphasize it and never elide it (LS-B7, LS-B8).
  public var emphasis: Range<Int>?

  /// The labels of a host that has letters from right to left, each to be laid out on its own.
  public var isolates: [Range<Int>]

  /// Makes words to show.
  public init(
    text: String, host: Range<Int>? = nil, emphasis: Range<Int>? = nil,
    isolates: [Range<Int>] = []
  ) {
    self.text = text
    self.host = host
    self.emphasis = emphasis
    self.isolates = isolates
  }
}
