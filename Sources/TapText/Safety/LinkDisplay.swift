/// Where a link leads, as people should see it (LS-A2, LS-A7).
///
/// It holds no controls and no user name. Lay it out from left to right whatever the text around
/// it, in a font that tells I, l and 1 apart, with each range of ``isolates`` as an isolate of its
/// own: then its parts stand in the order in which they count (LS-B4, LS-B5).
public struct LinkDisplay: Sendable, Hashable, Codable {
  /// The words to show.
  public var text: String

  /// Where the host stands, in UTF-8 code units; `nil` where there is none.
  public var host: Range<Int>?

  /// Where the part of the host stands that says who owns it, such as `example.co.uk`; to be set
  /// off, and never left out (LS-B7, LS-B8).
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
