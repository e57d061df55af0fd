import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// Asks for the links to be drawn again that look otherwise than when this was called last.
  ///
  /// - Complexity: O(links in a state).
  func displayStates() {
    guard window?.displayHandler != nil else { return }
    var states: [LinkID: LinkState] = [:]
    for link in interaction.linksWithState { states[link] = stateInSight(of: link) }
    for (link, state) in states where displayedStates[link] != state { display(link) }
    for link in displayedStates.keys where states[link] == nil { display(link) }
    displayedStates = states
  }

  /// What of a link's state is to be seen.
  func stateInSight(of link: LinkID) -> LinkState {
    let state = interaction.state(of: link)
    return window?.showsFocus == false ? state.subtracting(.focused) : state
  }

  private func display(_ link: LinkID) {
    guard let index = layout.text.linkIndex(withID: link) else { return }
    layout.forEachRect(ofLink: index) { setNeedsDisplay($0.inset(by: -overhang(of: $0))) }
  }

  /// Where the visible lines draw: letters may overflow their line, and lines of the bounds.
  var boundsOfLinesInSight: Rect? {
    guard let window else { return nil }
    let seen = convertFromRoot(window.bounds)
    var bounds = bounds
    layout.forEachLine(in: seen) { line in
      let rect = layout.line(at: line).rect
      bounds = bounds.union(rect.inset(by: -overhang(of: rect)))
    }
    return bounds
  }

  /// How far letters may overflow a box of their line, such as slanted ones and stacked marks.
  private func overhang(of box: Rect) -> Double { box.height / 2 }
}
