import CGumbo

/// What decides whether the text of an element is seen: what its ancestors and its own declarations
/// say of visibility, size and color.
struct Visibility {
  /// Whether the element is not visible (CSS 2, 11.2).
  private(set) var isHidden = false

  /// Whether letters are too small to be seen.
  private var isTiny = false

  /// The color of letters, where one is given; a link has its own.
  private var ink: PackedColor?

  /// The color behind letters, where it is known.
  private var surface: PackedColor?

  /// Makes the visibility of a page, which is white where nothing else is known to color it.
  init(isPageWhite: Bool) {
    surface = isPageWhite ? PackedColor(hex: 0xFFFFFF) : nil
  }

  /// Whether text is seen.
  var showsText: Bool { !isHidden && !isTiny && !hasInvisibleInk }

  private var hasInvisibleInk: Bool {
    guard let ink else { return false }
    if ink.alpha <= CSSLength.leastAlpha { return true }
    guard let surface else { return false }
    return ink.red == surface.red && ink.green == surface.green && ink.blue == surface.blue
  }

  /// Begins a link, whose letters have the color of links.
  mutating func beginLink() { ink = nil }

  /// Sets the color of letters.
  mutating func setInk(_ color: PackedColor) { ink = color }

  /// Sets the color behind letters; `nil` where it is not known, as with an image.
  mutating func setSurface(_ color: PackedColor?) {
    if let color, color.alpha == 0 { return }
    surface = color.flatMap { $0.alpha == 255 ? $0 : nil }
  }

  /// Takes over what declarations say.
  mutating func apply(_ declarations: CSSDeclarations) {
    for (property, value) in declarations.values {
      switch property {
      case "visibility": isHidden = value == "hidden" || value == "collapse"
      case "font-size": setSize(value)
      case "font":
        if let size = value.split(separator: " ").first(where: Self.isSize) {
          setSize(String(size.prefix { $0 != "/" }))
        }
      case "color": if let color = PackedColor(css: value) { ink = color }
      case "background-color": if let color = PackedColor(css: value) { setSurface(color) }
      case "background-image": if value != "none" { setSurface(nil) }
      case "background":
        let isImage = value.contains("url(") || value.contains("gradient(")
        let color =
          value.split(separator: " ").lazy.compactMap { PackedColor(css: String($0)) }
          .first ?? PackedColor(css: value)
        if isImage { setSurface(nil) } else if let color { setSurface(color) }
      default: break
      }
    }
  }

  private mutating func setSize(_ value: String) {
    guard let length = CSSLength(value) else { return }
    // A size in proportion to the one around stays too small.
    if length.isTiny { isTiny = true } else if !length.isRelative { isTiny = false }
  }

  private static func isSize(_ word: Substring) -> Bool {
    CSSLength(String(word.prefix { $0 != "/" }))?.hasUnit ?? false
  }
}

extension HTMLWriter {
  /// Takes over what an element says of the visibility of its text.
  mutating func adaptVisibility(to event: cgumbo_event, _ declarations: CSSDeclarations) {
    if event.element == .CGUMBO_LINK, document.value(.CGUMBO_HREF, of: event) != nil {
      visibility.beginLink()
    }
    if event.element == .CGUMBO_MARK { visibility.setSurface(PackedColor(hex: 0xFFFF00)) }
    if let value = document.value(.CGUMBO_BGCOLOR, of: event) {
      visibility.setSurface(PackedColor(legacy: value))
    }
    if document.value(.CGUMBO_BACKGROUND, of: event) != nil { visibility.setSurface(nil) }
    if event.element == .CGUMBO_FONT, let value = document.value(.CGUMBO_COLOR, of: event),
      let color = PackedColor(legacy: value)
    {
      visibility.setInk(color)
    }
    visibility.apply(declarations)
  }

  /// Notes that text of the open links is not seen.
  mutating func hideText() {
    var index = openLinks.count
    while index > 0, !openLinks[index - 1].hasHiddenText {
      index -= 1
      openLinks[index].hasHiddenText = true
    }
  }
}
