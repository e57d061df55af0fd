public import TapText

/// A range of a line that is drawn alike: in one font and direction, for one link, with one set of
/// attributes.
///
/// What a front end draws a layout from, glyph by glyph where the shaper has glyphs, else cluster
/// by cluster. Nothing is copied: a run looks into the layout.
///
///     layout.forEachRun(inLine: 0) { run in
///       guard let font = run.font else { return }
///       run.forEachGlyph { glyph in
///         draw(glyph.glyph, of: font, at: Point(x: glyph.x, y: glyph.y), in: run.attributes)
///       }
///     }
///
/// The counterpart of Core Text's `CTRun`.
public struct LineRun: Sendable {
  /// What the run shows: text (`cluster`), an `inlineObject`, an `ellipsis`, a `truncationToken`, or
  /// the `hyphen` of a word that a line break cuts.
  public internal(set) var region: Region
  /// The direction in which the run reads.
  public let direction: WritingDirection
  /// The index, in the layout's text, of the link that the run belongs to.
  public internal(set) var link: Int?
  /// The attributes of the letters.
  public let attributes: TextAttributes
  /// The font; `nil` for an inline object, and of a shaper without glyphs.
  public let font: FontID?
  /// The y of the baseline, in points from the layout's top.
  public internal(set) var baseline: Double
  /// The box in points: as wide as the clusters and as high as the line, or the object's own.
  public internal(set) var rect: Rect
  /// Between which x the glyphs show: all, but where a ligature goes on in the next run.
  ///
  /// Two runs that share a ligature, two halves of it in two colors say, both draw it.
  public internal(set) var sides = -Double.infinity...Double.infinity

  /// The layout that holds the letters: the run's own, or that of an ellipsis or the like.
  let snapshot: LayoutSnapshot
  let place: LinePlace
  /// The items of the line that the run is made of, from left to right.
  var items: Range<Int>
  /// The clusters, as far as they can be seen.
  var clusters: Range<Int>
  /// All clusters that are drawn alike.
  var stretch: Range<Int>
  /// How far to the right of its own position the base of the letters is drawn, in points.
  var shift = 0.0
}

extension LineRun {
  /// The text that holds the letters: the layout's, or one of its own for an ellipsis, a token or a
  /// hyphen.
  public var text: AttributedText { snapshot.text }

  /// The UTF-8 range of the letters in ``text``.
  public var utf8Range: Range<Int> {
    let start = snapshot.window(place.chunk).byte
    let shaped = chunk.shaped
    return start + shaped.byte(clusters.lowerBound)..<start + shaped.byte(clusters.upperBound)
  }

  /// Calls `body` with the box of each cluster from left to right, whose ranges count in ``text``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of clusters. Allocates nothing.
  public func forEachCluster(_ body: (LineBox) -> Void) {
    let chunk = chunk
    let record = chunk.lines[place.line]
    for index in items {
      snapshot.forEachBox(of: chunk.run(index, of: record), clusters, in: place, record) { box in
        var box = box
        box.minX += shift
        box.maxX += shift
        box.link = link
        body(box)
      }
    }
  }

  var chunk: LayoutChunk { snapshot.chunk(place.chunk) }
}
