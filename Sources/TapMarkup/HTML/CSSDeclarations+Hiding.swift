extension CSSDeclarations {
  /// The value of the last declaration of a property.
  func last(_ property: String) -> String? { values.last { $0.property == property }?.value }

  private func length(_ property: String) -> CSSLength? { last(property).flatMap(CSSLength.init) }

  /// Whether an element shows nothing, and none of those within it: because it has no boxes, is
  /// transparent, is clipped to nothing, or is out of the page.
  var hides: Bool {
    guard !isEmpty else { return false }
    if last("display") == "none" { return true }
    if let opacity = length("opacity"), opacity.part * 255 <= Double(CSSLength.leastAlpha) {
      return true
    }
    return isClipped || isEmptyBox || isOutOfPage
  }

  private var isPositioned: Bool { last("position") == "absolute" || last("position") == "fixed" }

  private var isClipped: Bool {
    if isPositioned, let clip = last("clip"), clip.hasPrefix("rect(") {
      let edges = clip.dropFirst(5).dropLast().split { $0 == "," || $0 == " " }
        .compactMap { CSSLength(String($0)) }
      // Top, right, bottom, left.
      if edges.count == 4, edges[2].part <= edges[0].part || edges[1].part <= edges[3].part {
        return true
      }
    }
    guard let path = last("clip-path") else { return false }
    if path.hasPrefix("inset(") {
      return CSSLength(String(path.dropFirst(6).prefix { $0 != " " && $0 != ")" }))?.part ?? 0
        >= 0.5 && path.contains("%")
    }
    return path.hasPrefix("circle(0")
  }

  private var isEmptyBox: Bool {
    guard let overflow = last("overflow"), overflow == "hidden" || overflow == "clip" else {
      return false
    }
    return ["width", "height", "max-width", "max-height"].contains {
      length($0)?.isNothing ?? false
    }
  }

  private var isOutOfPage: Bool {
    if length("text-indent")?.isFarBefore ?? false { return true }
    if let transform = last("transform"), transform.hasPrefix("scale(0)") { return true }
    guard isPositioned else { return false }
    return ["left", "right", "top", "bottom"].contains { length($0)?.isFarBefore ?? false }
  }

  /// Whether the letters of an element are in the order that its direction says, whatever they are
  /// (CSS Writing Modes 4, 2.2).
  var overridesDirection: Bool {
    last("unicode-bidi") == "bidi-override" || last("unicode-bidi") == "isolate-override"
  }
}
