public import TapInteraction
public import TapText

/// What a tap on a link does.
public enum LinkAction: Sendable, Hashable, CaseIterable {
  /// The link is followed.
  case activate
  /// Its menu is shown.
  case menu
}

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
  }

  /// The entries.
  public var items: [Item]
  /// Whether the host shows a preview of what the link leads to.
  public internal(set) var showsPreview = false

  /// Makes a menu.
  public init(items: [Item] = [.open, .copy]) { self.items = items }
}

/// A link that was followed.
public struct LinkActivation: Sendable, Hashable {
  /// The link and the range that it covers.
  public let span: LinkSpan
  /// What the judge of links says, asked at this moment; `nil` without a judge.
  public let assessment: LinkAssessment?
  /// Who followed it.
  public let source: LinkEventSource

  init(_ span: LinkSpan, assessment: LinkAssessment?, source: LinkEventSource) {
    self.span = span
    self.assessment = assessment
    self.source = source
  }
}

/// What is dragged away with a link (LINK-31).
public struct LinkPayload: Sendable, Hashable {
  /// Where the link leads.
  public let destination: String
  /// The words of the link.
  public let text: String
}

/// Who decides what links do, and hears of it.
///
/// A tap, a menu and a preview are three questions (LINK-25). The counterpart of the item methods
/// of `UITextViewDelegate`.
public protocol TextViewDelegate: AnyObject {
  /// Asks what a tap on a link does; `nil` is nothing, but for the menu if there is one (LINK-26).
  func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction?

  /// Asks for a link's menu; `nil` is none.
  func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu?

  /// Asks whether a link's menu comes with a preview.
  func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool

  /// A link was followed: open it.
  func textView(_ textView: TextView, didActivate activation: LinkActivation)

  /// A link's menu is to be shown.
  func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan)

  /// A link is dragged away.
  func textView(_ textView: TextView, didLift payload: LinkPayload)

  /// Something else happened to a link; its looks may change.
  func textView(_ textView: TextView, didReceive event: LinkEvent)
}

extension TextViewDelegate {
  /// The link is followed, unless told otherwise.
  public func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? {
    .activate
  }

  /// Open and copy, unless told otherwise.
  public func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? { LinkMenu() }

  /// No, unless told otherwise: nothing is fetched that nobody asked for.
  public func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool { false }

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didActivate activation: LinkActivation) {}

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {}

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didLift payload: LinkPayload) {}

  /// Nothing, unless told otherwise.
  public func textView(_ textView: TextView, didReceive event: LinkEvent) {}
}
