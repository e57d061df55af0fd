import TapDraw
import TapHost
import TapLayout
import TapTerminal
import TapText
import TapViews

extension Viewer {
  /// Draws what is over the page: matches, letters over links, the status line, a panel.
  func drawOverlay(on surface: inout CellSurface) {
    if let search { drawMatches(of: search, on: &surface) }
    if let hints { draw(hints, on: &surface) }
    // A terminal of one row shows the page, or the question about it.
    if surface.rows > 1 { drawStatus(on: &surface) }
    if panel != nil { drawPanel(on: &surface) }
  }

  private static let bar = CellStyle(isInverse: true)
  private static let mark = CellStyle(
    foreground: .black, background: Color(red: 1, green: 0.85, blue: 0.2), isBold: true)

  // MARK: Status line

  private func drawStatus(on surface: inout CellSurface) {
    let row = surface.rows - 1
    surface.clear(row: row, style: Self.bar)
    if let prompt {
      let column = surface.write(
        prompt.label + PlainText.visible(prompt.text), column: 0, row: row, style: Self.bar)
      surface.write("▏", column: column, row: row, style: Self.bar)
      return
    }
    let place = " \(place) "
    // What is said of a link is more important than where the user is.
    let end = max(surface.columns - place.utf8.count, surface.columns / 2)
    if let message {
      surface.write(" \(message)", column: 0, row: row, upTo: end, style: Self.bar)
    } else if let hints {
      surface.write(
        " letters of a link: \(hints.typed)", column: 0, row: row, upTo: end, style: Self.bar)
    } else if let span = linkOfInterest {
      drawLink(span, row, upTo: end, on: &surface)
    } else {
      surface.write(" \(name)   h: help", column: 0, row: row, upTo: end, style: Self.bar)
    }
    surface.write(place, column: surface.columns - place.utf8.count, row: row, style: Self.bar)
  }

  /// How far down the page the view is.
  private var place: String {
    if page.isBeginning { return "loading" }
    let end = scroll.maximumOffset.y
    guard end > 0 else { return "all" }
    return "\(Int((scroll.contentOffset.y / end * 100).rounded()))%"
  }

  /// The name of the file, from the opened folder on where it is in that.
  private var name: String {
    let path = InputFile(path: page.path).name
    guard let folder = loader.folder, path.hasPrefix(folder) else { return PlainText.visible(path) }
    return PlainText.visible(String(path.dropFirst(folder.count)))
  }

  /// Writes the verdict on a link as people say it, and where it leads, host first.
  private func drawLink(
    _ span: LinkSpan, _ row: Int, upTo end: Int, on surface: inout CellSurface
  ) {
    let assessment = textView.assess(span)
    let verdict =
      switch assessment.verdict {
      case .allow: ""
      case .warn: "careful: "
      case .confirm: "asks first: "
      case .block: "blocked: "
      }
    var column = surface.write(
      " \(verdict)", column: 0, row: row, upTo: end,
      style: CellStyle(isBold: true, isInverse: true))
    let display = assessment.display ?? LinkDisplay(text: PlainText.visible(span.link.destination))
    let reason = assessment.findings.first {
      $0.verdict == assessment.verdict && $0.verdict > .allow
    }
    let room = max(end - column, 0)
    column = write(
      display.elided(toCount: reason == nil ? room : room / 2), column, row, end, &surface)
    if let reason {
      surface.write(
        " (\(reason.rule): \(PlainText.visible(reason.message)))", column: column, row: row,
        upTo: end, style: Self.bar)
    } else if let title = span.link.title {
      surface.write(
        " \(PlainText.quoted(title))", column: column, row: row, upTo: end, style: Self.bar)
    }
  }

  /// Writes a destination from left to right, with its owner in bold and each label of a host from
  /// right to left by itself (LS-B4, LS-B7).
  private func write(
    _ display: LinkDisplay, _ column: Int, _ row: Int, _ end: Int, _ surface: inout CellSurface
  ) -> Int {
    var isolated = ""
    let bytes = Array(display.text.utf8)
    var start = 0
    for label in display.isolates + [bytes.count..<bytes.count] where label.lowerBound >= start {
      isolated += String(decoding: bytes[start..<label.lowerBound], as: UTF8.self)
      isolated += "\u{2068}" + String(decoding: bytes[label], as: UTF8.self) + "\u{2069}"
      start = label.upperBound
    }
    var options = LayoutOptions()
    options.direction = .leftToRight
    options.wrap = .none
    let layout = TextLayout(
      AttributedText(isolated), width: .infinity, options: options, shaper: CellShaper())
    var column = column
    guard layout.lineCount > 0 else { return column }
    layout.forEachBox(inLine: 0) { box in
      let text = layout.text.string(in: box.utf8Range)
      column = surface.write(text, column: column, row: row, upTo: end, style: Self.bar)
    }
    return column
  }

  // MARK: Matches and letters

  private func drawMatches(
    of search: (text: TextSearch, current: Range<Int>), on surface: inout CellSurface
  ) {
    let layout = textView.layout
    guard layout.lineCount > 0 else { return }
    let lines = layout.lines(in: scroll.bounds)
    guard let first = lines.first, let last = lines.last else { return }
    let shown =
      layout.line(at: first).utf8Range.lowerBound..<layout.line(at: last).utf8Range.upperBound
    var (low, high) = (0, search.text.matches.count)
    while low < high {
      let middle = (low + high) / 2
      if search.text.matches[middle].upperBound <= shown.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let offset = scroll.contentOffset.y
    let page = host.driver.window.bounds
    for match in search.text.matches[low...] {
      guard match.lowerBound < shown.upperBound else { break }
      layout.forEachRect(of: match) { rect in
        guard let seen = rect.translated(x: 0, y: -offset).intersection(page) else { return }
        surface.highlight(
          seen, with: match == search.current ? Self.mark : CellStyle(isInverse: true))
      }
    }
  }

  private func draw(_ hints: Hints, on surface: inout CellSurface) {
    for hint in hints.rest {
      surface.write(
        String(hint.letters.dropFirst(hints.typed.count)), column: hint.column, row: hint.row,
        style: Self.mark)
    }
  }

  // MARK: Panels

  private func drawPanel(on surface: inout CellSurface) {
    guard var panel else { return }
    let end = surface.rows > 1 ? surface.rows - 1 : surface.rows
    let width = max(surface.columns - 2, 1)
    var lines = panel.lines.flatMap { Self.wrapped($0, width: width) }
    let choiceRows = panel.choices.isEmpty ? 0 : panel.isList ? panel.choices.count : 1
    let rule = end > 3 ? 1 : 0
    let shownChoices = min(choiceRows, max(end - rule - min(lines.count, end / 2), 1))
    lines = Array(lines.prefix(max(end - rule - shownChoices, 0)))
    var row = max(end - rule - lines.count - shownChoices, 0)
    if rule > 0 {
      surface.clear(row: row)
      surface.write(String(repeating: "─", count: surface.columns), column: 0, row: row)
      row += 1
    }
    for (index, line) in lines.enumerated() {
      surface.clear(row: row)
      surface.write(line, column: 1, row: row, style: CellStyle(isBold: index == 0))
      row += 1
    }
    panel.areas = []
    if panel.isList {
      // More fit once the terminal has grown.
      let first = min(panel.firstShown, panel.selected, panel.choices.count - shownChoices)
      panel.firstShown = max(first, panel.selected - shownChoices + 1)
      for index in 0..<shownChoices {
        let choice = panel.firstShown + index
        surface.clear(row: row)
        let key = panel.choices[choice].key
        let label = key == "\0" ? "" : "\(key) "
        let isSelected = choice == panel.selected
        let style = CellStyle(isInverse: isSelected)
        if isSelected { surface.clear(row: row, style: style) }
        surface.write(" \(label)\(panel.choices[choice].title)", column: 0, row: row, style: style)
        panel.areas.append((row, 0..<surface.columns))
        row += 1
      }
    } else if !panel.choices.isEmpty {
      surface.clear(row: row)
      var column = 1
      for (index, choice) in panel.choices.enumerated() {
        let start = column
        column = surface.write(
          "[\(choice.key)] \(choice.title)", column: column, row: row,
          style: CellStyle(isInverse: index == panel.selected))
        panel.areas.append((row, start..<column))
        column += 2
      }
    }
    self.panel = panel
  }

  /// A text in lines of at most so many characters, between words where that can be.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    var count = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if count > 0, count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
        count += 1 + word.count
        continue
      }
      if count > 0 {
        lines.append("")
        count = 0
      }
      for letter in word {
        if count == width {
          lines.append("")
          count = 0
        }
        lines[lines.count - 1].append(letter)
        count += 1
      }
    }
    return lines
  }
}
