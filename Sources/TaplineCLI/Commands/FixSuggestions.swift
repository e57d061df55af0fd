import TapAudit
import TapInteraction
import TapLayout
import TapScenes
import TapText

/// `audit --suggest`: for each link that is too small, or too often missed for another, the smallest
/// change that lets it pass.
extension CommandRun {
  /// Writes the suggestions, each proved by an audit of the changed layout.
  func suggest(on page: TextInput) throws(Failure) {
    guard settings.suggests else { return }
    let search = TargetFixSearch(page.layout, scaled: { scaled(page, by: $0) }) { layout in
      failingLinks(of: layout, on: page)
    }
    for (link, fixes) in search.fixes {
      let name = page.layout.text.name(of: page.layout.text.link(at: link))
      guard settings.writesJSON else {
        let words = fixes.map(\.words).joined(separator: ", or ")
        try console.writeLine(
          "fix: \(link)  \(PlainText.quoted(name)) "
            + (fixes.isEmpty ? "no single change is enough" : "passes with \(words)"))
        continue
      }
      var record = record(of: page)
      record.add("check", "suggestion")
      record.add("links", [link])
      record.add("name", name)
      record.openList("fixes")
      for fix in fixes {
        record.addItem {
          $0.add("change", fix.change.rawValue)
          $0.add("value", fix.value)
        }
      }
      record.closeList()
      try console.write(record.line)
    }
  }

  /// The links of a layout that fail, by their size or by what a finger does.
  private func failingLinks(of layout: TextLayout, on page: TextInput) -> Set<Int> {
    var failing = TargetSizeAudit(layout).failingLinks(at: settings.level)
    guard let model = try? settings.touchModel, let limit = settings.largestError,
      let scale = screenScale(of: page)
    else { return failing }
    let prediction = TapPrediction(layout, model: model, scale: scale)
    for link in layout.text.links.indices {
      let outcomes = prediction.outcomes(ofLink: link)
      if let outcomes, outcomes.wrongTap(aimedAt: link) > limit { failing.insert(link) }
    }
    return failing
  }

  /// A text in letters of another size; `nil` where it has advances of its own.
  private func scaled(_ page: TextInput, by factor: Double) -> TextLayout? {
    guard page.textView == nil else { return nil }
    var run = self
    run.settings.textScale = factor
    guard let shaper = try? run.scaledShaper() else { return nil }
    return TextLayout(
      page.layout.text, width: page.layout.width, options: page.layout.options, shaper: shaper)
  }

  /// The shaper of the command line in the size of the settings.
  private func scaledShaper() throws(Failure) -> (any Shaper)? {
    let factor = settings.textScale
    if settings.asksForFonts {
      var run = self
      run.settings.fontSize = (settings.fontSize ?? 16) * factor
      return try run.fonts(over: nil)?.shaper
    }
    let cell = settings.cell ?? CellShaper()
    return CellShaper(
      width: cell.width * factor, height: cell.height * factor, ambiguousWidth: cell.ambiguousWidth)
  }
}

extension TargetFix {
  /// The change for people.
  var words: String {
    let value = PlainText.number((value * 100).rounded() / 100)
    return switch change {
    case .lineHeight: "--line-height \(value)pt"
    case .lineSpacing: "a line spacing of \(value)"
    case .paragraphSpacing: "a paragraph spacing of \(value)"
    case .textSize: "text \(value) times as large"
    }
  }
}
