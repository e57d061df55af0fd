/// A writer of frames: the bytes that turn what a terminal shows into what a surface has.
///
/// It remembers the last frame and writes only what differs. All that it ever writes is letters,
/// `CSI … H`, `G`, `K` and `m`, and OSC 8; around a frame synchronized output (DEC mode 2026) where
/// ``isSynchronized`` is set. Wherever terminals disagree about the width of a letter, as for emoji
/// of several characters, the cursor is set again behind it and what it may have covered is written
/// again: a row never shifts.
///
///     var writer = FrameWriter(depth: .trueColor)
///     output += writer.frame(of: surface)
public struct FrameWriter: Sendable {
  /// The colors that the terminal has.
  public var depth: ColorDepth { didSet { reset() } }
  /// Whether the terminal shows a frame only once it is complete.
  public var isSynchronized = false
  /// Whether links of the surface become links of the terminal.
  public var writesLinks = true

  private var shown: [Cell] = []
  private var columns = 0
  private var generation = -1

  /// Makes a writer for a terminal that shows nothing known.
  public init(depth: ColorDepth) { self.depth = depth }

  /// Forgets what the terminal shows: the next frame is written whole.
  public mutating func reset() { generation = -1 }

  /// Returns the bytes that show a surface; none where nothing differs.
  ///
  /// - Complexity: O(number of cells).
  public mutating func frame(of surface: CellSurface) -> [UInt8] {
    let isKnown =
      generation == surface.generation && columns == surface.columns
      && shown.count == surface.cells.count
    var output = CellOutput(surface: surface, depth: depth, writesLinks: writesLinks)
    if !isKnown {
      // The colors of the terminal, and nothing of another program.
      output.eraseAll()
      shown = [Cell](repeating: Cell(), count: surface.cells.count)
      columns = surface.columns
      generation = surface.generation
    }
    for row in 0..<surface.rows {
      let start = row * columns
      output.writeRow(row, shown: shown[start..<start + columns])
    }
    shown = surface.cells
    let bytes = output.finish()
    guard isSynchronized, !bytes.isEmpty else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }
}
