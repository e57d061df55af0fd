import CGumbo

/// Which rows of tables are in one line, with tabs between their cells.
///
/// All others are read cell by cell, as blocks: a row of one cell, or one that holds a further
/// table, arranges what is in it and says nothing by itself.
struct RowShapes {
  /// Whether the element that an event opens is a row in one line.
  private var isTabular: [Bool]

  /// Looks at all rows of a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  init(of document: HTMLDocument) {
    isTabular = [Bool](repeating: false, count: document.events.count)
    var open: [(index: Int, cells: Int, holdsTable: Bool)] = []
    for (index, event) in document.events.enumerated() {
      switch (event.kind, event.element) {
      case (.CGUMBO_OPEN, .CGUMBO_ROW): open.append((index, 0, false))
      case (.CGUMBO_OPEN, .CGUMBO_TABLE):
        if !open.isEmpty { open[open.count - 1].holdsTable = true }
      case (.CGUMBO_OPEN, .CGUMBO_CELL), (.CGUMBO_OPEN, .CGUMBO_HEADER_CELL):
        if !open.isEmpty { open[open.count - 1].cells += 1 }
      case (.CGUMBO_CLOSE, .CGUMBO_ROW):
        guard let row = open.popLast() else { continue }
        isTabular[row.index] = row.cells > 1 && !row.holdsTable
      default: break
      }
    }
  }

  /// Whether the row that an event opens is in one line.
  subscript(index: Int) -> Bool { isTabular[index] }
}
