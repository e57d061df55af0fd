import TapHost
import TapInteraction
import TapLayout
import TapTerminal
import TapText
import TapViews

extension Viewer {
  /// Takes what the mouse did; returns whether that was all.
  func take(_ event: TerminalMouseEvent) -> Bool {
    let old = pointer.map { ($0.column, $0.row) } ?? (-1, -1)
    pointer = (event.column, event.row)
    usesPointer = true
    if prompt != nil || panel != nil || hints != nil {
      takeForPanel(event)
      return true
    }
    if old != (event.column, event.row) { host.redrawOverlay() }
    let point = pagePoint(event.column, event.row)
    switch event.action {
    case .press(.primary):
      message = nil
      pressedBeside = point.flatMap(linkBeside)
    case .release(.primary):
      defer { pressedBeside = nil }
      guard let point, let link = pressedBeside, linkBeside(point) == link,
        let index = page.text.linkIndex(withID: link)
      else { return false }
      activate(index)
      return true
    default: break
    }
    return false
  }

  /// A point of the page's own coordinates in the middle of a cell; `nil` where no page is.
  func pagePoint(_ column: Int, _ row: Int) -> Point? {
    let size = TerminalHost.cellSize
    let point = Point(
      x: (Double(column) + 0.5) * size.width, y: (Double(row) + 0.5) * size.height)
    guard host.driver.window.bounds.contains(point) else { return nil }
    return Point(x: point.x, y: point.y + scroll.contentOffset.y)
  }

  /// The link that a click at a point means though the text view has none there: one beside it that
  /// no letter is nearer to, or a blocked one, which says why it is blocked.
  private func linkBeside(_ point: Point) -> LinkID? {
    let layout = textView.layout
    if let link = layout.hit(at: point).link {
      let id = layout.linkID(at: link)
      return page.assessor.verdict(of: id) == .block ? id : nil
    }
    return layout.hit(at: point, slop: HitSlop(TerminalHost.cellSize.width)).link
      .map(layout.linkID(at:))
  }

  /// The link that the status line is about: the one under the mouse or beside it, or the one with
  /// the focus; of both that of what was used last.
  var linkOfInterest: LinkSpan? {
    let focused = textView.focusedLink.flatMap { textView.layout.text.link(withID: $0) }
    return usesPointer ? hoveredLink ?? focused : focused ?? hoveredLink
  }

  private var hoveredLink: LinkSpan? {
    guard let pointer, let point = pagePoint(pointer.column, pointer.row) else { return nil }
    let slop = HitSlop(TerminalHost.cellSize.width)
    let layout = textView.layout
    return layout.hit(at: point, slop: slop).link.map(layout.text.link(at:))
  }

  /// Follows a link by its index, or says why not.
  func activate(_ index: Int) {
    let span = page.text.link(at: index)
    let assessment = textView.assess(span)
    if assessment.verdict == .block {
      panel = Panel(lines: reasons(of: span, assessment, title: "This link is blocked."))
    } else {
      host.driver.perform(.activate, of: span.link.id, in: textView)
    }
    host.redraw()
  }

  /// What the user must know to decide about a link.
  private func reasons(
    of span: LinkSpan, _ assessment: LinkAssessment, title: String
  ) -> [String] {
    var lines = [title, "Text: \(PlainText.quoted(page.text.string(in: span.utf8Range)))"]
    let leads = assessment.display?.text ?? span.link.destination
    lines.append("Leads to: \(PlainText.visible(leads))")
    for finding in assessment.findings where finding.verdict > .allow {
      lines.append("\(finding.rule): \(PlainText.visible(finding.message))")
    }
    return lines
  }

  /// Asks whether a link may be followed; Cancel is what Enter takes.
  func confirm(_ activation: LinkActivation, _ answer: @escaping (Bool) -> Void) {
    panel = Panel(
      lines: reasons(of: activation.span, activation.assessment, title: "Follow this link?"),
      choices: [
        Panel.Choice(key: "y", title: "Follow"), Panel.Choice(key: "n", title: "Cancel"),
      ], selected: 1, answer: { answer($0 == 0) })
    host.redraw()
  }

  /// Shows the menu of a link.
  func showMenu(_ titles: [String], _ chosen: @escaping (Int) -> Void) {
    panel = Panel(
      lines: [],
      choices: titles.enumerated().map { index, title in
        Panel.Choice(key: Unicode.Scalar(UInt8(0x31 + min(index, 8))), title: title)
      }, isList: true, answer: { if let index = $0 { chosen(index) } })
    host.redraw()
  }

  /// Follows a link that was assessed and, where that was needed, confirmed.
  func follow(_ activation: LinkActivation) {
    guard let destination = activation.destination else { return }
    if let fragment = ownFragment(of: destination) { return jump(to: fragment) }
    if settings.printsLink {
      chosenAddress = destination
      return host.stop()
    }
    if let target = PageLoader.target(of: destination) {
      return openFile(target.path, fragment: target.fragment)
    }
    guard settings.opensLinks else {
      message = "not opened: tapline view --open opens links; y copies the address"
      return
    }
    do throws(SystemError) {
      try openWithDesktop(destination)
      message = "opened with xdg-open"
    } catch {
      message = "not opened: xdg-open: \(error.words)"
    }
  }

  /// The fragment of a destination on the page itself.
  private func ownFragment(of destination: String) -> String? {
    if destination.hasPrefix("#") { return String(destination.dropFirst()) }
    guard let target = PageLoader.target(of: destination), let fragment = target.fragment,
      target.path == FileAssessor.absolutePath(of: page.path)
    else { return nil }
    return fragment
  }

  private func jump(to fragment: String) {
    let name = percentDecoded(fragment)
    guard let offset = offset(of: name) else {
      message = "no heading \(PlainText.quoted(name))"
      return
    }
    history.leave(History.Entry(page: page, offset: topOffset))
    show(offset: offset)
  }

  private func offset(of name: String) -> Int? {
    if name.isEmpty || name == "top" { return 0 }
    let folded = name.lowercased()
    return headings.first { $0.anchor == name || $0.anchor == folded }?.offset
  }

  private func openFile(_ path: String, fragment: String?) {
    guard loader.isInside(path) else {
      panel = Panel(
        lines: ["This file is outside of the opened folder.", "File: \(PlainText.visible(path))"],
        choices: [
          Panel.Choice(key: "y", title: "Open"), Panel.Choice(key: "n", title: "Cancel"),
        ], selected: 1,
        answer: { [unowned self] in if $0 == 0 { openPage(path, fragment: fragment) } })
      return
    }
    openPage(path, fragment: fragment)
  }

  private func openPage(_ path: String, fragment: String?) {
    do throws(Failure) {
      let source = try loader.read(path, isFirst: false)
      let width = scroll.bounds.width
      let beginning = loader.beginning(of: source, width: width)
      let next = if let beginning { beginning } else { try loader.page(source, width: width) }
      history.leave(History.Entry(page: page, offset: topOffset))
      install(next)
      if beginning != nil { load(source) }
    } catch {
      message = "\(PlainText.visible(path)): \(error.words)"
      return
    }
    guard let fragment else { return }
    if let offset = offset(of: percentDecoded(fragment)) {
      show(offset: offset)
    } else {
      message = "no heading \(PlainText.quoted(percentDecoded(fragment)))"
    }
  }

  /// Goes to the page before.
  func goBack() {
    guard let entry = history.goBack(from: History.Entry(page: page, offset: topOffset)) else {
      message = "nothing to go back to"
      return
    }
    show(entry)
  }

  /// Goes to the page that was gone back from.
  func goForward() {
    guard let entry = history.goForward(from: History.Entry(page: page, offset: topOffset)) else {
      message = "nothing to go forward to"
      return
    }
    show(entry)
  }

  private func show(_ entry: History.Entry) {
    if entry.page.path != page.path || entry.page.text.utf8Count != page.text.utf8Count {
      install(entry.page)
    }
    show(offset: entry.offset)
  }

  /// Copies the address of the link of interest, in the form that may be opened.
  func copyFocused() {
    guard let span = linkOfInterest else {
      message = "no link has the focus; Tab moves it"
      return
    }
    let assessment = textView.assess(span)
    guard assessment.verdict < .block, let destination = assessment.destination else {
      message = "not copied: the link is blocked"
      return
    }
    host.copy(destination)
    message = "copied"
  }

  /// Puts letters over the links in view.
  func showHints() {
    let layout = textView.layout
    let size = TerminalHost.cellSize
    var found: [(link: Int, rect: Rect)] = []
    layout.forEachLinkFragment(in: scroll.bounds) { link, rect in
      guard !found.contains(where: { $0.link == link }) else { return }
      let isShown = rect.y + 1 > scroll.contentOffset.y
      if isShown, rect.maxY <= scroll.bounds.maxY + 1 { found.append((link, rect)) }
    }
    guard !found.isEmpty else {
      message = "no links in view"
      return
    }
    let names = Hints.names(found.count)
    hints = Hints(
      hints: zip(found, names).map { found, name in
        Hints.Hint(
          letters: name, link: found.link, column: Int(found.rect.x / size.width),
          row: Int((found.rect.y - scroll.contentOffset.y) / size.height))
      })
  }

  /// Lists the headings.
  func showOutline() {
    let headings = headings
    guard !headings.isEmpty else {
      message = "no headings"
      return
    }
    let top = topOffset
    panel = Panel(
      lines: [],
      choices: headings.map { heading in
        let indent = String(repeating: "  ", count: min(heading.level, 6) - 1)
        return Panel.Choice(key: "\0", title: indent + PlainText.visible(heading.title))
      }, selected: headings.lastIndex { $0.offset <= top } ?? 0, isList: true,
      answer: { [unowned self] in
        guard let index = $0 else { return }
        history.leave(History.Entry(page: page, offset: topOffset))
        show(offset: headings[index].offset)
      })
  }

  /// Searches the page from its top row on.
  func find(_ words: String) {
    let found = TextSearch(words, in: page.text)
    guard let first = found.match(from: topOffset, forward: true) else {
      search = nil
      message = "\(PlainText.quoted(words)) not found"
      return
    }
    search = (found, first)
    reveal(offset: first.lowerBound)
  }

  /// Shows the next match or the previous one.
  func showMatch(forward: Bool) {
    guard let search else {
      message = "nothing searched for; / searches"
      return
    }
    let start = forward ? search.current.upperBound : search.current.lowerBound
    guard let next = search.text.match(from: start, forward: forward) else { return }
    self.search?.current = next
    reveal(offset: next.lowerBound)
  }

  /// Says what is under the pointer, and how that was decided.
  func explain() {
    let layout = textView.layout
    let hovered = pointer.flatMap { pagePoint($0.column, $0.row) }
    let focused = textView.focusedLink.flatMap { layout.text.linkIndex(withID: $0) }
      .flatMap { layout.tapPoint(ofLink: $0) }
    guard let point = usesPointer ? hovered ?? focused : focused ?? hovered else {
      message = "the pointer is not over the page, and no link has the focus"
      return
    }
    var lines = layout.explanation(at: point).map(PlainText.visible)
    if let index = layout.hit(at: point).link {
      let assessment = textView.assess(layout.text.link(at: index))
      lines.append("verdict: \(assessment.verdict.name)")
      for finding in assessment.findings {
        lines.append("\(finding.rule): \(PlainText.visible(finding.message))")
      }
    }
    panel = Panel(lines: lines)
  }

  private func takeForPanel(_ event: TerminalMouseEvent) {
    guard panel != nil else {
      if case .press = event.action { hints = nil }
      host.redraw()
      return
    }
    switch event.action {
    case .press(.primary), .release(.primary):
      let areas = panel?.areas ?? []
      let index = areas.firstIndex {
        $0.row == event.row && $0.columns.contains(event.column)
      }
      let first = panel?.firstShown ?? 0
      if case .press = event.action {
        if panel?.choices.isEmpty == true { return close(nil) }
        if let index { panel?.selected = first + index }
      } else if let index, first + index == panel?.selected {
        return close(first + index)
      }
    case .wheel(_, let dy):
      let count = panel?.choices.count ?? 0
      if let selected = panel?.selected, count > 0 {
        panel?.selected = min(max(selected + dy, 0), count - 1)
      }
    default: return
    }
    host.redraw()
  }
}

extension PageAssessor {
  /// The verdict on a link.
  func verdict(of link: LinkID) -> LinkVerdict {
    assess(Link(id: link, destination: ""), in: LinkContext(text: nil)).verdict
  }
}
