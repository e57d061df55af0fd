import Synchronization
import TapLayout
import TapText

/// A shaper of cells that keeps how long each text was that it had to shape.
final class RecordingShaper: Shaper {
  private let cells = CellShaper(width: 10, height: 20)
  private let recorded = Mutex<[Int]>([])
  /// Called with the number of texts so far, after each.
  private let didShape: @Sendable (Int) -> Void

  init(didShape: @escaping @Sendable (Int) -> Void = { _ in }) { self.didShape = didShape }

  /// The lengths in UTF-8 code units, in the order of the calls; forgets them.
  func takeLengths() -> [Int] {
    recorded.withLock { lengths in
      defer { lengths = [] }
      return lengths
    }
  }

  var hasUniformMetrics: Bool { cells.hasUniformMetrics }

  func metrics(of attributes: TextAttributes) -> FontMetrics { cells.metrics(of: attributes) }

  func shape(_ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters) {
    cells.shape(text, request, into: &result)
    let length = text.count
    let count = recorded.withLock { lengths in
      lengths.append(length)
      return lengths.count
    }
    didShape(count)
  }

  func width(of text: String, attributes: TextAttributes) -> Double {
    cells.width(of: text, attributes: attributes)
  }
}
