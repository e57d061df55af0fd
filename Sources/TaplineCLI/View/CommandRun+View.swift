import TapDraw
import TapHost
import TapLayout
import TapTerminal
import TapText

extension CommandRun {
  /// Shows a page in the terminal, or prints it where there is none to draw on.
  func view() throws(Failure) -> ExitCode {
    let loader = PageLoader(settings: settings)
    let path = settings.operands[0]
    let source = try loader.read(path, isFirst: true)
    guard settings.printsLink || Descriptor.standardOutput.isTerminal else {
      return try print(source, loader)
    }
    let host: TerminalHost
    do throws(TerminalError) {
      host = try TerminalHost(depth: settings.colorDepth)
    } catch {
      guard !settings.printsLink else {
        throw .input(
          "terminal", "\(error)", cure: "run it in a terminal; tapline links lists the links")
      }
      return try print(source, loader)
    }
    let width = Double(host.size.columns) * TerminalHost.cellSize.width
    let beginning = loader.beginning(of: source, width: width)
    let page = if let beginning { beginning } else { try loader.page(source, width: width) }
    let viewer = Viewer(host: host, loader: loader, page: page)
    if beginning != nil { viewer.load(source) }
    do throws(TerminalError) {
      try host.run()
    } catch {
      throw .input("terminal", "\(error)", cure: "run it in the foreground of a terminal")
    }
    guard settings.printsLink else { return .answered }
    guard let address = viewer.chosenAddress else { return .negative }
    try console.writeLine(address)
    return .answered
  }

  /// Prints a page as wide as the terminal, and a list of its links.
  private func print(
    _ source: PageLoader.Source, _ loader: PageLoader
  ) throws(Failure) -> ExitCode {
    let columns = environmentValue("COLUMNS").flatMap { Int($0) } ?? 80
    let width = Double(min(max(columns, 1), 1_000)) * TerminalHost.cellSize.width
    let page = try loader.page(source, width: width)
    let layout = page.layout
    // One row at a time, so that a long page needs no more memory than a short one.
    var line = 0
    while line < layout.lineCount {
      let row = layout.tableRow(ofLine: line)
      let rect = row?.rect ?? layout.line(at: line).rect
      // The cells of a row of a table are side by side, and its lines are printed together.
      for y in stride(
        from: rect.y, to: max(rect.maxY, rect.y + 1), by: TerminalHost.cellSize.height)
      {
        var surface = CellSurface(
          columns: Int(width / TerminalHost.cellSize.width), rows: 1,
          cellSize: TerminalHost.cellSize)
        surface.draw(layout, at: Point(x: 0, y: -y), in: surface.bounds)
        try console.writeLine(surface.text(ofRow: 0))
      }
      line = row?.lines.upperBound ?? line + 1
    }
    guard page.text.linkCount > 0 else { return .answered }
    try console.writeLine("\nLinks:")
    for span in page.text.links {
      let assessment = page.assessor.assess(span.link, in: LinkContext(text: nil))
      let display = assessment.display?.text ?? span.link.destination
      try console.writeLine(
        "\(PlainText.quoted(page.text.string(in: span.utf8Range))) to \(PlainText.visible(display))"
          + assessment.words)
    }
    return .answered
  }
}
