/// The menu of a link, which the host shows.
public struct LinkMenu: Sendable, Hashable {
  /// An entry.
  public struct Item: Sendable, Hashable {
    /// A name for the host.
    public var identifier: String
    /// The words.
    public var title: String

    /// Makes an entry.
    public init(identifier: String, title: String) {
      self.identifier = identifier
      self.title = title
    }

    /// Follows the link.
    public static let open = Item(identifier: "open", title: "Open Link")
    /// Copies where it leads (SEL-5).
    public static let copy = Item(identifier: "copy", title: "Copy Link")
    /// Copies the text that the link is in.
    public static let copyText = Item(identifier: "copyText", title: "Copy Text")
  }

  /// The entries.
  public var items: [Item]
  /// Whether the host shows a preview of what the link leads to.
  public internal(set) var showsPreview = false

  /// Makes a menu.
  public init(items: [Item] = [.open, .copy]) { self.items = items }
}
