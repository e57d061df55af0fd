import TapDraw
import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// The paint of the text, with each link as what it goes through wants it.
  var paintStyle: TextStyle {
    var links = LinkPaints(all: linkStyles.normal)
    for link in interaction.linksWithState {
      let style = linkStyles.style(for: stateInSight(of: link))
      for index in layout.text.linkIndices(withID: link) { links.own[index] = style }
    }
    return TextStyle(font: font, color: textColor, links: links)
  }
}
