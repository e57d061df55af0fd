import TapInteraction
package import TapLayout
import TapText
package import TapViews

extension WindowDriver {
  /// What a user should know about the link under a point, and where that is drawn; `nil` where no
  /// link shows.
  ///
  /// For tooltips. Blocked links count, though no touch reaches them.
  package func note(at point: Point) -> (note: LinkNote, rect: Rect)? {
    guard let found = window.link(shownAt: point) else { return nil }
    return (found.text.note(on: found.span), found.rect)
  }

  /// What a user should know about the link with the keyboard focus, and where that is drawn.
  package var noteOnFocus: (note: LinkNote, rect: Rect)? {
    guard let text = window.focusedView as? TextView, let id = text.focusedLink,
      let span = text.layout.text.link(withID: id), let rect = text.firstRect(of: id)
    else { return nil }
    return (text.note(on: span), text.convertToRoot(rect))
  }

  /// Where the pointer is that is down; `nil` where none is.
  var pointOfPress: Point? {
    pressedButton.isEmpty ? fingers.count == 1 ? fingers.first?.value : nil : mouseLocation
  }

  /// The blocked link that shows at a point.
  func blockedLink(at point: Point) -> (link: LinkID, shown: ShownLink)? {
    guard let shown = window.link(shownAt: point), shown.text.assess(shown.span).verdict == .block
    else { return nil }
    return (shown.span.link.id, shown)
  }

  /// How far a press may move that is no drag, in points.
  private static var mostMovement: Double { 10 }

  /// Has the host explain why nothing comes of a press that began and ended on a blocked link.
  func explainBlockedPress(endingAt point: Point) {
    let pressed = blockedPress
    blockedPress = nil
    // A drag that scrolls takes its link along.
    guard let pressed, let found = blockedLink(at: point), found.link == pressed.link,
      max(abs(point.x - pressed.start.x), abs(point.y - pressed.start.y)) <= Self.mostMovement
    else { return }
    let text = found.shown.text
    host?.explainBlock(
      of: found.shown.span, text.assess(found.shown.span),
      text: text.layout.text.spokenName(in: found.shown.span.utf8Range), at: found.shown.rect)
  }
}
