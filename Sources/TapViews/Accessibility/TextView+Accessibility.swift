public import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// The text and its links as assistive technology sees them, in the view's own coordinates.
  ///
  /// - Complexity: O(1), and O(number of links) where a delegate is asked which of them do anything.
  public var accessibility: TextAccessibility {
    TextAccessibility(
      layout, label: accessibilityLabel, disabledLinks: disabledLinks,
      visitedLinks: interaction.visited)
  }

  /// The links that do nothing: blocked ones, and ones for which the delegate has neither an action
  /// nor a menu (LINK-27, A11Y-9).
  public var disabledLinks: Set<LinkID> {
    guard policy.takes(.link) else { return Set(layout.text.links.map(\.link.id)) }
    assessAllLinks()
    guard delegate != nil else { return interaction.inertLinks }
    let idle = layout.text.links.filter { action(for: $0) == nil }
    return interaction.inertLinks.union(idle.map(\.link.id))
  }

  /// The element of a link, in the window's coordinates.
  func node(of link: LinkElement) -> AccessibilityNode {
    let point = convertToRoot(link.activationPoint)
    let isHit = window?.hitTest(point, for: .touch) === self
    return AccessibilityNode(
      role: .link, view: self, link: link.id, name: link.name,
      // Whoever hears it hears where the link really leads (LS-A2).
      value: contextualAssessment(of: link.id)?.display?.text ?? link.destination,
      rects: link.rects.map(convertToRoot), activationPoint: isHit ? point : nil,
      traits: link.traits, isFocused: interaction.focused == link.id)
  }

  /// Does what assistive technology asks of a link, or of the text as a whole (A11Y-4, A11Y-5).
  func performAccessibility(_ action: AccessibilityAction, of link: LinkID?) -> Bool {
    guard let link = link ?? onlyLink else { return false }
    assessLink(link)
    let refusals = refusalCount
    var isDone = false
    switch action {
    case .activate:
      isDone = interaction.activate(
        link, at: window?.time ?? 0, source: .accessibility, on: layout, into: &events)
    case .showMenu:
      isDone = interaction.requestMenu(
        of: link, source: .accessibility, on: layout, into: &events)
    case .focus where layout.text.linkIndex(withID: link) != nil:
      interaction.focus(link, source: .accessibility, into: &events)
      isDone = interaction.focused == link
    case .focus: break
    }
    reportEvents()
    return isDone && refusals == refusalCount
  }

  /// The link that the text as a whole stands for: the only visible one (A11Y-5).
  private var onlyLink: LinkID? {
    guard case .link(let element) = accessibility.defaultActivation else { return nil }
    return element.id
  }
}
