public import TapDraw
public import TapLayout
import TapText
import TapUnicode

extension CellSurface {
  /// Draws the letters of a run, each in the cells whose centers are in its box.
  ///
  /// Bold is a weight of 600 and more. A letter that does not fit whole, at the edge of the clip or
  /// of the surface, is left out.
  public mutating func draw(_ run: GlyphRun) {
    guard state.opacity > 0.05, !run.clusters.isEmpty else { return }
    var traits: CellTraits = []
    if run.font.weight >= 600 { traits.insert(.bold) }
    if run.font.isItalic { traits.insert(.italic) }
    if run.isUnderlined { traits.insert(.underlined) }
    if run.isStruckThrough { traits.insert(.struckThrough) }
    let color = CellColor(run.color)
    let share = Double(min(max(run.color.alpha, 0), 1)) * state.opacity
    guard share > 0 else { return }
    // The middle of a line of cells: 80 % of their height is above the baseline.
    let middle = run.baseline - (cellSize.height * 0.8).rounded() + cellSize.height / 2
    let isMirrored = run.direction == .rightToLeft
    for cluster in run.clusters where cluster.maxX > cluster.minX {
      let box = state.transform.bounds(
        of: Rect(
          x: cluster.minX, y: middle - cellSize.height / 2, width: cluster.maxX - cluster.minX,
          height: cellSize.height))
      let columns = columns(of: box)
      guard let row = rows(of: box).first, state.rows.contains(row), !columns.isEmpty else {
        continue
      }
      let style = Style(color: color, share: share, traits: traits)
      draw(run.text(of: cluster), columns, row, style, isMirrored: isMirrored)
    }
  }

  /// How a letter is drawn.
  private struct Style {
    var color: CellColor
    var share: Double
    var traits: CellTraits
  }

  private mutating func draw(
    _ cluster: Substring, _ columns: Range<Int>, _ row: Int, _ style: Style, isMirrored: Bool
  ) {
    guard state.columns.contains(columns.lowerBound),
      columns.upperBound <= state.columns.upperBound
    else { return }
    let glyph: UInt32
    if let byte = cluster.utf8.first, cluster.utf8.count == 1, byte > 0x20, byte < 0x7F,
      !isMirrored
    {
      glyph = UInt32(byte)
    } else {
      glyph = number(of: CellGlyph(cluster, isMirrored: isMirrored))
    }
    let width = columns.count == 2 && isWide(glyph) ? 2 : 1
    for column in columns {
      guard !isClipped(column, row) else { return }
    }
    for (offset, column) in columns.enumerated() {
      let index = row * self.columns + column
      blank(column, row)
      let isFirst = offset == 0
      let background = cells[index].background
      var color = readableColor(style.color, on: background)
      if style.share < 0.999 {
        let behind = background == .standard ? standardBackground : background
        color = behind.mixed(
          with: color == .standard ? standardForeground : color, share: style.share)
      }
      cells[index].foreground = color
      cells[index].traits = style.traits.union(cells[index].traits.intersection(.inverse))
      if width == 2, offset == 1 {
        cells[index].width = 0
      } else {
        cells[index].width = isFirst ? UInt8(width) : 1
        cells[index].glyph = isFirst ? glyph : 0
      }
    }
  }

  /// Whether a glyph takes two cells.
  private func isWide(_ glyph: UInt32) -> Bool {
    guard glyph > 0x7F else { return false }
    if glyph >= Self.firstCluster { return true }
    let traits = ScalarProperties.shared[glyph]
    return traits.cellWidth == 2 || traits.isAmbiguous || traits.isEmojiPresentation
  }

  /// The number from which glyphs are clusters of several scalars.
  static let firstCluster: UInt32 = 0x11_0000

  /// The number of a glyph for a cell; 0 where nothing may be written.
  mutating func number(of glyph: CellGlyph) -> UInt32 {
    guard let first = glyph.text.unicodeScalars.first else { return 0 }
    if glyph.count == 1 { return first == " " || first == "\u{A0}" ? 0 : first.value }
    if clusters.count >= stringLimit { renumber() }
    return Self.firstCluster + UInt32(clusters.number(of: glyph.text))
  }

  /// Lets all clusters and links go that no cell shows.
  private mutating func renumber() {
    generation += 1
    let (oldClusters, oldLinks) = (clusters.strings, links.strings)
    clusters.removeAll()
    links.removeAll()
    for index in cells.indices {
      if cells[index].glyph >= Self.firstCluster {
        let text = oldClusters[Int(cells[index].glyph - Self.firstCluster)]
        cells[index].glyph = Self.firstCluster + UInt32(clusters.number(of: text))
      }
      if cells[index].link > 0 {
        cells[index].link = UInt32(links.number(of: oldLinks[Int(cells[index].link) - 1])) + 1
      }
    }
  }

  /// The text of a glyph; a space for a blank cell.
  func text(of cell: Cell) -> String {
    if cell.glyph >= Self.firstCluster {
      return clusters.strings[Int(cell.glyph - Self.firstCluster)]
    }
    return Unicode.Scalar(cell.glyph).flatMap { $0.value == 0 ? nil : String(Character($0)) } ?? " "
  }

  /// The letters of a row from left to right, without blanks at its end.
  ///
  /// - Precondition: There is such a row.
  public func text(ofRow row: Int) -> String {
    precondition((0..<rows).contains(row), "row \(row) of \(rows)")
    var text = ""
    var blanks = 0
    for cell in cells[row * columns..<(row + 1) * columns] where cell.width > 0 {
      if cell.glyph == 0 {
        blanks += 1
      } else {
        text += String(repeating: " ", count: blanks) + self.text(of: cell)
        blanks = 0
      }
    }
    return text
  }

  /// Makes the cells in a rectangle a link of the terminal itself (OSC 8), which it opens where the
  /// user asks the terminal for it.
  ///
  /// The rectangle is in points of the surface; the clip does not count. Cells of one `identity` are
  /// one link. An address that is not 1 to 2,083 printable characters of ASCII makes none.
  public mutating func setLink(_ address: String, identity: UInt64, in rect: Rect) {
    let bytes = address.utf8
    guard (1...2_083).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return }
    if links.count >= stringLimit { renumber() }
    let number = UInt32(links.number(of: "\(identity) \(address)")) + 1
    for row in rows(of: rect) {
      for column in columns(of: rect) { cells[row * columns + column].link = number }
    }
  }
}
