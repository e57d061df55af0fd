import TapText

extension Analyzer {
  /// Makes one box of the clusters that an inline object stands for.
  ///
  /// Each U+FFFC is an object of its own; a range of other text that carries an object, as a
  /// picture drawn for `:smile:`, is one together.
  mutating func placeObjects(of bytes: Span<UInt8>, in shaped: inout ShapedText) {
    for run in attributes {
      guard let object = run.attributes.inlineObject else { continue }
      let end = shaped.cluster(from: run.utf8Range.upperBound)
      var first = shaped.cluster(from: run.utf8Range.lowerBound)
      while first < end {
        guard !shaped.flags[first].contains(.hardBreak) else {
          first += 1
          continue
        }
        var stop = first + 1
        if !isPlaceholder(bytes, shaped.byte(first)) {
          while stop < end, !shaped.flags[stop].contains(.hardBreak),
            !isPlaceholder(bytes, shaped.byte(stop))
          { stop += 1 }
        }
        add(object, run.attributes, over: first..<stop, in: &shaped)
        first = stop
      }
    }
  }

  private func isPlaceholder(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    start + 2 < bytes.count && bytes[start] == 0xEF && bytes[start + 1] == 0xBF
      && bytes[start + 2] == 0xBC
  }

  private func add(
    _ object: InlineObject, _ attributes: TextAttributes, over clusters: Range<Int>,
    in shaped: inout ShapedText
  ) {
    // The words that stand for an object are no object themselves, which a shaper leaves alone.
    var words = attributes
    words.inlineObject = nil
    let width = object.width ?? shaper.width(of: object.alternativeText, attributes: words)
    let least = object.width == nil ? shaper.width(of: "x", attributes: words) : 0
    var ascent = -1.0
    var descent = 0.0
    if let height = object.height, height.isFinite {
      let above = object.baseline ?? height
      (ascent, descent) = (finite(max(above, 0)), finite(max(height - above, 0)))
    }
    for cluster in clusters { shaped.flags[cluster] = .object }
    shaped.objects.append(
      ObjectRecord(
        first: UInt32(clusters.lowerBound), end: UInt32(clusters.upperBound),
        width: max(finite(width), least), ascent: ascent, descent: descent))
  }
}
