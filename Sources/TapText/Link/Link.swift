/// A destination that a range of text leads to.
public struct Link: Sendable, Hashable, Codable {
  /// The identity of the link, which takes no part in the equality of texts.
  public var id: LinkID

  /// Where the link leads, as written.
  public var destination: String

  /// The title, where the source gives one.
  public var title: String?

  /// The accessible name that the source gives in place of the text, such as `aria-label`.
  public var label: String?

  /// The rank that decides between overlapping links under `highestPriority`.
  public var priority: Int

  /// The location of the link in its source file, where it comes from one.
  public var source: SourcePosition?

  /// The line and column in the destination, where it is a file and names them (TP-9).
  public var position: PathPosition?

  /// Whether the destination is the path of a file as a program printed it, rather than a URL: what
  /// the user sees is what opens (TP-9).
  public var isPath: Bool

  /// Makes a link.
  public init(
    id: LinkID, destination: String, title: String? = nil, label: String? = nil,
    priority: Int = 0, source: SourcePosition? = nil, position: PathPosition? = nil,
    isPath: Bool = false
  ) {
    self.id = id
    self.destination = destination
    self.title = title
    self.label = label
    self.priority = priority
    self.source = source
    self.position = position
    self.isPath = isPath
  }

  /// Reads a link; what older versions did not write has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(LinkID.self, forKey: .id)
    destination = try values.decode(String.self, forKey: .destination)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    label = try values.decodeIfPresent(String.self, forKey: .label)
    priority = try values.decode(Int.self, forKey: .priority)
    source = try values.decodeIfPresent(SourcePosition.self, forKey: .source)
    position = try values.decodeIfPresent(PathPosition.self, forKey: .position)
    isPath = try values.decodeIfPresent(Bool.self, forKey: .isPath) ?? false
  }
}

/// The identity of a link: two neighbours with one destination are two links.
public struct LinkID: BitwiseCopyable, Hashable, Sendable, Codable {
  /// The number behind the identity.
  public let rawValue: UInt64

  /// Makes an identity that the caller keeps unique.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
