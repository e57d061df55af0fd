public import TapLayout
public import TapText

/// A link as assistive technology sees it.
///
/// The identity is the key: two links may have the same name, and one text may occur twice.
///
/// In UIKit it is a `UIAccessibilityElement`: ``name`` is its label, ``title`` its hint, the union
/// of ``rects`` its frame, ``activationPoint`` its activation point. In AT-SPI it is an object with
/// `Hyperlink` (one anchor, ``destination`` its URI), `Component` (extents from ``rects``) and
/// `Action` (one, "activate"). Activating it goes by ``id``, never by hit-testing, so that it works
/// while the text is scrolled away (A11Y-4).
public struct LinkElement: Hashable, Sendable {
  /// The identity of the link.
  public let id: LinkID
  /// The index of the link in the text's links.
  public let index: Int
  /// The link's text in one line: white space collapsed, pictures replaced by their alternative
  /// text.
  ///
  /// Empty if there is nothing to read aloud, which the audit reports (A11Y-2).
  public let name: String
  /// Where the link leads.
  public let destination: String
  /// The title, where the link has one.
  public let title: String?
  /// The UTF-8 range of the link, widened or shrunk to whole clusters.
  public let utf8Range: Range<Int>
  /// The rectangles of the link, one a line and run, top to bottom (A11Y-3).
  public let rects: [Rect]
  /// A point that certainly hits this link: the center of its first fragment's first cluster
  /// (A11Y-3).
  public let activationPoint: Point
  /// What it is and in which state.
  public let traits: AccessibilityTraits

  /// Whether activating it does anything (A11Y-9).
  public var isEnabled: Bool { !traits.contains(.disabled) }
}

/// A text as assistive technology sees it: words to read, links aside.
///
/// In UIKit it is the element of the view itself; in AT-SPI an object with `Text`, whose characters
/// are the scalars of the layout's text, and `Hypertext`.
public struct TextElement: Hashable, Sendable {
  /// The name, where the host gives one.
  public let label: String?
  /// All the words, also those that a line limit hides (A11Y-11); pictures by what stands for them.
  public let value: String
  /// The box of the text.
  public let frame: Rect
  /// What it is; nothing in it is selectable or editable (A11Y-10).
  public let traits: AccessibilityTraits
}

/// One thing that assistive technology finds in a text.
public enum AccessibilityElement: Hashable, Sendable {
  /// The whole text.
  case text(TextElement)
  /// One link.
  case link(LinkElement)
}
