import TapText

extension Analyzer {
  /// Marks the clusters before which a line may break: one forward pass of ICU's line iterator.
  ///
  /// Asking that iterator at random costs time in proportion to the paragraph, so the answers
  /// are kept as flags, once.
  mutating func findBreaks(of bytes: Span<UInt8>, in shaped: inout ShapedText) {
    guard options.wrap == .word else { return }
    guard hasOwnBreakRules(in: shaped) else {
      let clusters = 0..<shaped.clusterCount
      guard !shaped.rows.isEmpty else {
        return markBreaks(of: bytes, clusters, BreakRules(options), in: &shaped)
      }
      if let parted = partedCells(of: bytes, in: shaped) {
        return markBreaks(of: parted.span, clusters, BreakRules(options), in: &shaped)
      }
      return markBreaksOfParagraphs(of: bytes, in: &shaped)
    }
    markBreaksOfParagraphs(of: bytes, in: &shaped)
  }

  /// Marks the breaks of each paragraph by itself.
  private mutating func markBreaksOfParagraphs(
    of bytes: Span<UInt8>, in shaped: inout ShapedText
  ) {
    for paragraph in shaped.paragraphs {
      let clusters = Int(paragraph.first)..<Int(paragraph.next)
      markBreaks(of: bytes, clusters, breakRules(of: paragraph, in: shaped), in: &shaped)
    }
  }

  /// Whether paragraphs may break by other rules than the layout's.
  private func hasOwnBreakRules(in shaped: ShapedText) -> Bool {
    attributes.contains { $0.attributes.language != nil }
      || shaped.styles.contains { $0.lineBreak != nil || $0.wordBreak != nil }
  }

  private func breakRules(of paragraph: ParagraphRecord, in shaped: ShapedText) -> BreakRules {
    var rules = BreakRules(options)
    if let language = runAttributes(at: shaped.byte(Int(paragraph.first)))?.language {
      rules.language = language
    }
    guard paragraph.style >= 0 else { return rules }
    let style = shaped.styles[Int(paragraph.style)]
    rules.line = style.lineBreak ?? rules.line
    rules.word = style.wordBreak ?? rules.word
    return rules
  }

  private mutating func markBreaks(
    of bytes: Span<UInt8>, _ clusters: Range<Int>, _ rules: BreakRules,
    in shaped: inout ShapedText
  ) {
    if !rules.hyphenates {
      for cluster in clusters { shaped.flags[cluster].remove(.softHyphen) }
    }
    if rules.line == .anywhere {
      for cluster in clusters { shaped.flags[cluster].insert(.breakBefore) }
      return
    }
    let origin = shaped.byte(clusters.lowerBound)
    breaks.findBreaks(
      of: bytes.extracting(origin..<shaped.byte(clusters.upperBound)), rules)
    if shaped.starts.isEmpty {
      var flags = shaped.flags.mutableSpan
      for boundary in breaks.boundaries {
        let cluster = Int(boundary) + origin
        if cluster < flags.count { flags[cluster].insert(.breakBefore) }
      }
    } else {
      pair(origin, clusters.lowerBound, shaped.starts, &shaped.flags)
    }
  }

  /// Marks the clusters from one on that start at a boundary, which counts from `origin`.
  ///
  /// A break inside a cluster is no break: both lists ascend, so one walk pairs them.
  private func pair(
    _ origin: Int, _ first: Int, _ starts: [UInt32], _ flags: inout [ClusterFlags]
  ) {
    let count = flags.count
    var cluster = first
    var flags = flags.mutableSpan
    for boundary in breaks.boundaries {
      let offset = UInt32(Int(boundary) + origin)
      while cluster < count, starts[cluster] < offset { cluster += 1 }
      guard cluster < count else { return }
      if starts[cluster] == offset { flags[cluster].insert(.breakBefore) }
    }
  }

  /// Marks the offsets at which the caller lets a word break with a hyphen.
  func placeHyphens(from base: Int, in shaped: inout ShapedText) {
    guard options.hyphenates, !options.hyphenationPoints.isEmpty else { return }
    let points = options.hyphenationPoints
    for index in points.partitioningIndex(where: { $0 > base })..<points.count {
      let offset = points[index] - base
      guard offset < shaped.byteCount else { return }
      let cluster = shaped.cluster(from: offset)
      if shaped.byte(cluster) == offset, !shaped.flags[cluster].contains(.breakBefore),
        hyphenates(at: cluster, in: shaped)
      {
        shaped.flags[cluster].insert(.hyphenBefore)
      }
    }
  }

  /// Whether the paragraph of a cluster breaks with hyphens.
  private func hyphenates(at cluster: Int, in shaped: ShapedText) -> Bool {
    let paragraph = shaped.paragraphs.partitioningIndex { Int($0.next) > cluster }
    return breakRules(of: shaped.paragraphs[paragraph], in: shaped).hyphenates
  }
}
