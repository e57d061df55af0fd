package import TapLayout
package import TapText

/// A shaper whose advances a case gives, one a cluster, as a font would give them.
///
/// So a case can contain kerning, ligature parts or any widths without a font. Text that is not
/// part of the case's text, such as an ellipsis, is measured in cells, and so is the height of
/// lines.
package struct GivenAdvancesShaper: Shaper {
  private let text: [UInt8]
  private let starts: [UInt32]
  private let advances: [Float]
  private let cell: CellShaper

  /// Makes a shaper for one text from the width of each of its clusters, in points.
  ///
  /// - Precondition: there are as many advances as clusters.
  package init(text: AttributedText, advances: [Float], cell: CellShaper) {
    self.text = Array(text.string(in: 0..<text.utf8Count).utf8)
    starts = (0..<advances.count).map { UInt32(text.offset(at: ClusterIndex($0))) }
    precondition(
      text.clusterIndex(at: text.utf8Count).rawValue == advances.count, "one advance a cluster")
    self.advances = advances
    self.cell = cell
  }

  /// The metrics of a cell.
  package func metrics(of attributes: TextAttributes) -> FontMetrics {
    cell.metrics(of: attributes)
  }

  /// True: every line is a cell high.
  package var hasUniformMetrics: Bool { true }

  /// Copies the advances of the range of the whole text that is asked for.
  ///
  /// Paragraphs are distinguished by their bytes: the first range that reads the same counts.
  package func shape(
    _ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters
  ) {
    guard let offset = offset(of: text) else {
      cell.shape(text, request, into: &result)
      return
    }
    let start = offset + request.byte(request.clusters.lowerBound)
    let first = starts.firstIndex { $0 >= start } ?? starts.count
    for index in 0..<min(request.clusters.count, advances.count - first) {
      result.advances[index] = advances[first + index]
    }
  }

  /// The width in cells.
  package func width(of text: String, attributes: TextAttributes) -> Double {
    cell.width(of: text, attributes: attributes)
  }

  private func offset(of part: Span<UInt8>) -> Int? {
    guard part.count <= text.count else { return nil }
    return (0...text.count - part.count).first { offset in
      (0..<part.count).allSatisfy { text[offset + $0] == part[$0] }
    }
  }
}
