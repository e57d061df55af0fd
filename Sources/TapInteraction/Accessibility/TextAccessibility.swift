public import TapLayout
public import TapText

/// What assistive technology finds in a laid-out text: the text itself and its visible links.
///
/// A value made from the snapshot that is drawn and hit, so that all three agree. It computes
/// nothing before it is asked, and a text without links costs nothing.
///
///     let accessibility = TextAccessibility(layout, label: "Terms")
///     for link in accessibility.links { expose(link.name, at: link.rects) }
///
/// The front end maps it: to `UIAccessibilityElement`s in the order of ``links`` and a rotor of
/// ``next(after:)`` and ``previous(before:)``, or to AT-SPI's `Hypertext` with ``linkCount``,
/// ``linkElement(at:)`` and ``linkIndex(atCharacter:)``.
public struct TextAccessibility: Sendable {
  /// The layout.
  public let layout: TextLayout
  /// The name of the text, where the host gives one.
  public let label: String?
  /// The links that do nothing at present.
  public let disabledLinks: Set<LinkID>
  /// The links that were followed before.
  public let visitedLinks: Set<LinkID>

  /// Makes the value.
  public init(
    _ layout: TextLayout, label: String? = nil, disabledLinks: Set<LinkID> = [],
    visitedLinks: Set<LinkID> = []
  ) {
    self.layout = layout
    self.label = label
    self.disabledLinks = disabledLinks
    self.visitedLinks = visitedLinks
  }

  /// The whole text as an element.
  ///
  /// - Complexity: O(length of the text).
  public var textElement: TextElement {
    let text = layout.text
    return TextElement(
      label: label, value: text.spokenText(in: 0..<text.utf8Count), frame: layout.bounds,
      traits: .staticText)
  }

  /// The visible links in the order of the text, whatever its direction (A11Y-1, A11Y-11).
  ///
  /// It leaves out links that a line limit, a clip or another link hides, and links without a
  /// destination.
  ///
  /// - Complexity: O(*k* log *n* + text and lines of all links), where *k* is the number of links.
  public var links: [LinkElement] {
    (0..<layout.text.linkCount).compactMap(linkElement(ofLink:))
  }

  /// The element of a link by its identity; `nil` where it is not visible or not in the text.
  public func linkElement(withID id: LinkID) -> LinkElement? {
    layout.text.linkIndex(withID: id).flatMap(linkElement(ofLink:))
  }

  /// What explore-by-touch finds at a point: a link where its own boxes are, else the text;
  /// `nil` outside the bounds (A11Y-7).
  ///
  /// Unlike a tap it falls through to nothing, and no slop takes part.
  public func element(at point: Point) -> AccessibilityElement? {
    if let link = layout.hit(at: point).link.flatMap(linkElement(ofLink:)) {
      return .link(link)
    }
    return layout.bounds.contains(point) ? .text(textElement) : nil
  }

  /// The element of a link by its index in the text's links; `nil` where it is not visible.
  ///
  /// - Complexity: O(log *n* + text and lines of the link).
  package func linkElement(ofLink index: Int) -> LinkElement? {
    var rects: [Rect] = []
    layout.rects(ofLink: index, into: &rects)
    guard !rects.isEmpty, let point = activationPoint(ofLink: index, rects) else { return nil }
    let text = layout.text
    let span = text.link(at: index)
    let link = span.link
    var traits: AccessibilityTraits = .link
    if visitedLinks.contains(link.id) { traits.insert(.visited) }
    traits.insert(disabledLinks.contains(link.id) ? .disabled : .focusable)
    return LinkElement(
      id: link.id, index: index, name: text.name(of: span),
      destination: link.destination, title: link.title,
      utf8Range: text.wholeClusters(of: span.utf8Range),
      rects: rects, activationPoint: point, traits: traits)
  }

  /// Returns whether anything of a link shows.
  func isVisible(_ index: Int) -> Bool {
    var isVisible = false
    layout.forEachRect(ofLink: index) { _ in isVisible = true }
    return isVisible
  }

  /// The center of the first cluster of the first fragment that has one, if that hits the link.
  private func activationPoint(ofLink index: Int, _ rects: [Rect]) -> Point? {
    for rect in rects {
      let y = rect.y + rect.height / 2
      let middle = layout.hit(at: Point(x: rect.x + rect.width / 2, y: y))
      // A little inside, since the edges of a fragment are sums that round.
      let inset = min(rect.width / 2, 1 / 64)
      let start = middle.direction == .leftToRight ? rect.x + inset : rect.maxX - inset
      let first = layout.hit(at: Point(x: start, y: y))
      guard first.link == index, first.utf8Range != nil else { continue }
      // What a clip leaves of the cluster.
      let left = max(first.box.x, rect.x)
      let right = min(first.box.maxX, rect.maxX)
      let center = Point(x: (left + right) / 2, y: y)
      if layout.hit(at: center).link == index { return center }
    }
    return layout.tapPoint(ofLink: index)
  }
}
