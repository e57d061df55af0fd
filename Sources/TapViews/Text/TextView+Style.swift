import TapDraw
import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// The paint of the text, with each link in the style of its states.
  var paintStyle: TextStyle {
    var links = LinkPaints(all: linkStyles.normal)
    for link in interaction.linksWithState.union(interaction.inertLinks) {
      let style = linkStyles.style(for: stateInSight(of: link))
      for index in layout.text.linkIndices(withID: link) { links.own[index] = style }
    }
    return TextStyle(font: storedTypeface.font, color: textColor, links: links)
  }
}
