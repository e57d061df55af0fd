import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// Asks for the links to be drawn anew that look otherwise than when this was called last.
  ///
  /// - Complexity: O(links in a state).
  func displayStates() {
    guard window?.displayHandler != nil else { return }
    var states: [LinkID: LinkState] = [:]
    for link in interaction.linksWithState { states[link] = interaction.state(of: link) }
    for (link, state) in states where displayedStates[link] != state { display(link) }
    for link in displayedStates.keys where states[link] == nil { display(link) }
    displayedStates = states
  }

  private func display(_ link: LinkID) {
    guard let index = layout.text.linkIndex(withID: link) else { return }
    layout.forEachRect(ofLink: index) { setNeedsDisplay($0) }
  }
}
