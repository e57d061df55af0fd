/// An address in the source of a text that no link of the text leads to.
///
/// A document may load, send or hide addresses that a user never taps, and may hold links that
/// cannot be opened as they are written. Readers of documents return these beside the text, so that
/// a check of the document sees every address of the source.
public struct UnlinkedAddress: Sendable, Hashable, Codable {
  /// What an address is used for, and so why no link of the text leads to it.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A link without visible text, because it is hidden, transparent, of size 0, clipped, or in the
    /// color of its background.
    case hiddenLink
    /// A link whose address has bytes that its format does not allow, such as an OSC 8 sequence with
    /// bytes outside printable ASCII.
    case illFormedLink
    /// A link whose address is longer than its format allows.
    case overlongLink
    /// A link within the alternative text of an image.
    case linkInImage
    /// A link in a vector graphic.
    case graphicLink
    /// An area of an image map.
    case imageMapArea
    /// The address that a form, or one of its buttons, sends its fields to.
    case formAction
    /// The address that a page moves to by itself.
    case refresh
    /// An address that is notified when a link is opened.
    case ping
    /// An address from which an image is loaded.
    case image
    /// An address from which a frame, a video, a style sheet or another resource is loaded.
    case resource
    /// An address in plain text that a profile does not link, because it deceives.
    case deceptiveAddress

    /// What it is, for a person.
    public var message: String {
      switch self {
      case .hiddenLink: "the link has no visible text"
      case .illFormedLink: "the address of the link has bytes that are not allowed in it"
      case .overlongLink: "the address of the link is too long"
      case .linkInImage: "the link is in the alternative text of an image"
      case .graphicLink: "the link is in a graphic"
      case .imageMapArea: "the address is that of an area of an image"
      case .formAction: "the address receives the fields of a form"
      case .refresh: "the page moves to the address by itself"
      case .ping: "the address is notified when the link is opened"
      case .image: "an image is loaded from the address"
      case .resource: "a resource is loaded from the address"
      case .deceptiveAddress: "the address is not linked because it deceives"
      }
    }
  }

  /// What it is used for.
  public var kind: Kind

  /// Where it leads, by the rules of its format.
  public var destination: String

  /// The range of the text, in UTF-8 code units, that stands for it; empty where nothing does.
  public var utf8Range: Range<Int>

  /// Its location in the source, where there is one.
  public var source: SourcePosition?

  /// Creates an address that is no link.
  public init(
    _ kind: Kind, destination: String, utf8Range: Range<Int>, source: SourcePosition? = nil
  ) {
    self.kind = kind
    self.destination = destination
    self.utf8Range = utf8Range
    self.source = source
  }

  /// The link that it would be, for a `LinkAssessor`.
  public var link: Link {
    Link(id: LinkID(rawValue: .max), destination: destination, source: source)
  }
}
