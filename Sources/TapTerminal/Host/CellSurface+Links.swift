import TapLayout
import TapText
import TapViews

extension CellSurface {
  /// Makes the links of all texts in a view links of the terminal, as far as they are in a
  /// rectangle of the window and the texts' assessors allow them.
  ///
  /// A link of which the user should be warned or asked is none of the terminal's, which would do
  /// neither.
  mutating func setLinks(of view: View, in rect: Rect) {
    guard !view.isHidden else { return }
    var rect = rect
    if view.clipsToBounds {
      guard let seen = view.convertToRoot(view.bounds).intersection(rect) else { return }
      rect = seen
    }
    if let text = view as? TextView { setLinks(of: text, in: rect) }
    for subview in view.subviews { setLinks(of: subview, in: rect) }
  }

  private mutating func setLinks(of view: TextView, in rect: Rect) {
    guard let seen = view.convert(rect, from: nil) else { return }
    let layout = view.layout
    var found: [(Int, Rect)] = []
    layout.forEachLinkFragment(in: seen) { found.append(($0, $1)) }
    for (index, fragment) in found {
      let link = layout.linkID(at: index)
      guard let assessment = view.assessment(of: link), assessment.verdict == .allow,
        let destination = assessment.destination,
        let shown = view.convertToRoot(fragment).intersection(rect)
      else { continue }
      setLink(destination, identity: link.rawValue, in: shown)
    }
  }
}
