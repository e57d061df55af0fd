public import TapLayout

extension GlyphRun {
  /// The left edge, in points; 0 for a run without clusters.
  public var minX: Double { clusters.first?.minX ?? 0 }

  /// The right edge, in points; 0 for a run without clusters.
  public var maxX: Double { clusters.last?.maxX ?? 0 }

  /// Returns the text of one cluster.
  ///
  /// - Precondition: The cluster's range is in the text.
  public func text(of cluster: Cluster) -> Substring {
    let utf8 = text.utf8
    precondition(
      cluster.start >= 0 && cluster.end <= utf8.count, "a cluster is outside its run's text")
    let start = utf8.index(utf8.startIndex, offsetBy: cluster.start)
    return text[start..<utf8.index(start, offsetBy: cluster.end - cluster.start)]
  }

  /// The line below the letters; `nil` where there is none.
  public var underline: Rect? {
    guard isUnderlined else { return nil }
    let own = decorations ?? FontDecorations(size: font.size)
    return rule(at: baseline + own.underlineOffset, own.underlineThickness)
  }

  /// The line through the letters; `nil` where there is none.
  public var strikethrough: Rect? {
    guard isStruckThrough else { return nil }
    let own = decorations ?? FontDecorations(size: font.size)
    return rule(at: baseline - own.strikethroughOffset, own.strikethroughThickness)
  }

  private func rule(at middle: Double, _ thickness: Double) -> Rect {
    Rect(x: minX, y: middle - thickness / 2, width: maxX - minX, height: thickness)
  }

  /// Returns the run moved by a distance in points.
  func translated(x dx: Double, y dy: Double) -> GlyphRun {
    var moved = self
    moved.baseline += dy
    for index in moved.clusters.indices {
      moved.clusters[index].minX += dx
      moved.clusters[index].maxX += dx
    }
    guard var glyphs else { return moved }
    for index in glyphs.glyphs.indices {
      glyphs.glyphs[index].x += dx
      glyphs.glyphs[index].y += dy
    }
    glyphs.sides = glyphs.sides.lowerBound + dx...glyphs.sides.upperBound + dx
    moved.glyphs = glyphs
    return moved
  }
}
