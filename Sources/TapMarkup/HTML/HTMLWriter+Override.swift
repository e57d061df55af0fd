import TapUnicode
import CGumbo

// Elements that override the direction of letters: controls say so in the text, as CSS defines them
// (CSS Writing Modes 4, 2.2), so that the text reads as it is seen.
extension HTMLWriter {
  /// An override that is open.
  struct Override {
    let control: [UInt8]
    /// The paragraph that its control is in, once it is written.
    var paragraph: Int?
  }

  /// U+202D, U+202E and U+202C, which ends them.
  private static let leftToRight: [UInt8] = [0xE2, 0x80, 0xAD]
  private static let rightToLeft: [UInt8] = [0xE2, 0x80, 0xAE]
  private static let end: [UInt8] = [0xE2, 0x80, 0xAC]

  /// Opens an override where an element asks for one.
  mutating func openOverride(_ event: cgumbo_event, _ declarations: CSSDeclarations) {
    let isOverride = event.element == .CGUMBO_OVERRIDE || declarations.overridesDirection
    guard isOverride else { return }
    let direction =
      declarations.last("direction")
      ?? document.value(.CGUMBO_DIR, of: event).map(ASCII.lowercased)
    guard direction == "rtl" || direction == "ltr" else { return }
    overrides.append(Override(control: direction == "rtl" ? Self.rightToLeft : Self.leftToRight))
    pendingOverrides += 1
    elements[elements.count - 1].isOverride = true
  }

  /// Writes the controls of overrides that no text has followed yet.
  mutating func writeOverrides() {
    guard pendingOverrides > 0 else { return }
    for index in overrides.indices.suffix(pendingOverrides) {
      text.append(overrides[index].control, style: style)
      style.block = nil
      overrides[index].paragraph = paragraphStart
    }
    pendingOverrides = 0
  }

  /// Closes the innermost override; the end of its paragraph has closed it otherwise.
  mutating func closeOverride() {
    guard let override = overrides.popLast() else { return }
    guard let paragraph = override.paragraph else {
      pendingOverrides -= 1
      return
    }
    guard paragraph == paragraphStart else { return }
    text.append(Self.end, style: style)
    line.hasText()
  }
}
