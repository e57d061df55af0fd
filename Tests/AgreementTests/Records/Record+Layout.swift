import TapLayout
import TapText

extension Record {
  /// The text with its sizes and spacing.
  var attributedText: AttributedText {
    var attributed = AttributedText(text)
    for span in spans {
      attributed.updateAttributes(in: span.range) { attributes in
        attributes.fontSize = span.size
        attributes.letterSpacing = span.letterSpacing ?? 0
      }
    }
    return attributed
  }

  /// The options that ask of us what was asked of the other program.
  func options(of layout: RecordedLayout) -> LayoutOptions {
    var options = LayoutOptions()
    options.alignment = TextAlignment(rawValue: layout.align) ?? .start
    options.direction =
      switch layout.direction {
      case "ltr": .leftToRight
      case "rtl": .rightToLeft
      default: nil
      }
    options.language = lang
    options.tabInterval = tab
    return options
  }
}
