import TapDraw
import TapLayout
package import TapTerminal
package import TapText

/// What holds whatever a text is that is drawn on cells.
package enum CellLaws {
  /// Draws texts one after another and returns what does not hold, if anything.
  ///
  /// The bytes are of the grammar of a `FrameWriter` alone. What they make of a screen does not
  /// depend on the frames before: a screen that has seen all of them equals one that has seen the
  /// last alone.
  package static func violation(
    of texts: [AttributedText], columns: Int, rows: Int, depth: ColorDepth,
    ambiguousWidth: Int = 1
  ) -> String? {
    var surface = CellSurface(columns: columns, rows: rows)
    var writer = FrameWriter(depth: depth)
    var screen = TerminalEmulator(columns: columns, rows: rows, ambiguousWidth: ambiguousWidth)
    for text in texts {
      draw(text, on: &surface)
      screen.take(writer.frame(of: surface))
      if let violation = screen.violation { return violation }
      if !writer.frame(of: surface).isEmpty { return "a frame that shows nothing new has bytes" }
      var fresh = FrameWriter(depth: depth)
      var other = TerminalEmulator(columns: columns, rows: rows, ambiguousWidth: ambiguousWidth)
      other.take(fresh.frame(of: surface))
      if let violation = other.violation { return violation }
      for row in 0..<rows {
        for column in 0..<columns {
          let index = row * columns + column
          guard screen.cells[index] != other.cells[index] else { continue }
          return "cell \(column),\(row) is \(screen.cells[index]), alone \(other.cells[index])"
        }
      }
    }
    return nil
  }

  /// Draws a text with its links from the top left corner of a surface.
  package static func draw(_ text: AttributedText, on surface: inout CellSurface) {
    let shaper = CellShaper(width: surface.cellSize.width, height: surface.cellSize.height)
    let layout = TextLayout(text, width: surface.bounds.width, shaper: shaper)
    surface.fill(surface.bounds, with: surface.theme.background)
    surface.draw(layout, at: Point(x: 0, y: 0), in: surface.bounds)
    layout.forEachLinkFragment(in: surface.bounds) { link, rect in
      let span = text.link(at: link)
      surface.setLink(span.destination, identity: span.link.id.rawValue, in: rect)
    }
  }
}
