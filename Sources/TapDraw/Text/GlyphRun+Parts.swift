public import TapLayout

extension GlyphRun {
  /// The left edge, in points; 0 for a run without clusters.
  public var minX: Double { clusters.first?.minX ?? 0 }

  /// The right edge, in points; 0 for a run without clusters.
  public var maxX: Double { clusters.last?.maxX ?? 0 }

  /// Returns the text of one cluster.
  ///
  /// - Precondition: The cluster's range lies in the text.
  public func text(of cluster: Cluster) -> Substring {
    let utf8 = text.utf8
    precondition(
      cluster.start >= 0 && cluster.end <= utf8.count, "a cluster lies outside its run's text")
    let start = utf8.index(utf8.startIndex, offsetBy: cluster.start)
    return text[start..<utf8.index(start, offsetBy: cluster.end - cluster.start)]
  }

  /// The line below the letters; `nil` where there is none.
  ///
  /// A surface with a real font may ask that one for its own measures instead.
  public var underline: Rect? { isUnderlined ? rule(at: baseline + font.size / 8) : nil }

  /// The line through the letters; `nil` where there is none.
  public var strikethrough: Rect? {
    isStruckThrough ? rule(at: baseline - font.size * 0.3) : nil
  }

  private func rule(at middle: Double) -> Rect {
    let thickness = max(1, font.size / 14)
    return Rect(
      x: minX, y: middle - thickness / 2, width: maxX - minX, height: thickness)
  }
}
