public import TapText
import TapUnicode

/// A shaper that needs no font: each cluster is 0, 1 or 2 cells wide.
///
/// Terminals arrange text like this, and so do tests, since the result depends on nothing that is
/// installed. A cluster is as wide as its scalars together, at most two cells; wide and fullwidth
/// characters (UAX #11) and emoji take two, marks and controls none.
///
///     let shaper = CellShaper(width: 10, height: 20)
///     shaper.width(of: "ab世", attributes: TextAttributes())  // 40
public struct CellShaper: Shaper, Hashable {
  /// The width of a cell, in points.
  public var width: Double
  /// The height of a cell, in points.
  public var height: Double
  /// The cells of a character of ambiguous width: 1, or 2 as in East Asian terminals.
  public var ambiguousWidth: Int
  /// Whether an emoji with U+FE0E behind it, which asks for text presentation, takes one cell, as in
  /// terminals that follow that; `false` by default, since most keep two.
  public var narrowsTextPresentation: Bool

  /// Creates a shaper with cells of a size in points, clamped to 0…1,000,000; NaN is 0.
  public init(
    width: Double = 8, height: Double = 16, ambiguousWidth: Int = 1,
    narrowsTextPresentation: Bool = false
  ) {
    self.width = width > 0 ? min(width, 1e6) : 0
    self.height = height > 0 ? min(height, 1e6) : 0
    self.ambiguousWidth = ambiguousWidth
    self.narrowsTextPresentation = narrowsTextPresentation
  }

  /// The metrics of a cell; 80 % of the height is ascent.
  public func metrics(of attributes: TextAttributes) -> FontMetrics {
    let ascent = (height * 0.8).rounded()
    return FontMetrics(ascent: ascent, descent: height - ascent)
  }

  /// Always true: every cell is as high as any other.
  public var hasUniformMetrics: Bool { true }

  /// Writes 0, 1 or 2 cells for each cluster.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public func shape(
    _ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters
  ) {
    let cell = Float(width)
    let first = request.clusters.lowerBound
    var advances = result.advances.mutableSpan
    if request.starts.isEmpty {
      let text = text.extracting(request.clusters)
      for index in text.indices {
        let byte = text[index]
        advances[index] = byte >= 0x20 && byte != 0x7F ? cell : 0
      }
      return
    }
    let starts = request.starts.span
    let properties = ScalarProperties.shared
    var start = Int(starts[first])
    for index in 0..<request.clusters.count {
      let end = Int(starts[first + index + 1])
      let scalar = text.scalar(at: start)
      let traits = properties[scalar.value]
      // Nearly every cluster is one scalar that is neither an emoji nor half of a flag.
      if start + scalar.length == end, traits.isPlain, !traits.isEmojiPresentation {
        advances[index] = cell * Float(traits.isAmbiguous ? ambiguousWidth : traits.cellWidth)
      } else {
        advances[index] = cell * Float(cellWidth(of: text, start..<end))
      }
      start = end
    }
  }

  /// The width of a text in whole cells, in points.
  public func width(of text: String, attributes: TextAttributes) -> Double {
    // What a layout asks for at its start, a space, a hyphen, an ellipsis, is one scalar.
    if let scalar = text.unicodeScalars.first, text.utf8.count == UTF8.width(scalar) {
      return Double(cellWidth(of: text.utf8Span.span, 0..<text.utf8.count)) * width
    }
    let text = AttributedText(text)
    var starts: [UInt32] = []
    text.clusterStarts(in: 0..<text.utf8Count, into: &starts)
    starts.append(UInt32(text.utf8Count))
    var cells = 0
    text.withUTF8(in: 0..<text.utf8Count) { bytes in
      for (start, end) in zip(starts, starts.dropFirst()) {
        cells += cellWidth(of: bytes, Int(start)..<Int(end))
      }
    }
    return Double(cells) * width
  }

  private func cellWidth(of text: Span<UInt8>, _ range: Range<Int>) -> Int {
    ScalarProperties.shared.cellWidth(
      of: text, range, ambiguous: ambiguousWidth, narrowsText: narrowsTextPresentation)
  }
}
