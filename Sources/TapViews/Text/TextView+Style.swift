import TapDraw
import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// The paint of the text, with each link as what it goes through wants it.
  var paintStyle: TextStyle {
    var links = LinkPaints(all: linkStyles.normal)
    for link in interaction.linksWithState {
      guard let index = layout.text.linkIndex(withID: link) else { continue }
      links.own[index] = linkStyles.style(for: interaction.state(of: link))
    }
    return TextStyle(font: font, color: textColor, links: links)
  }
}
