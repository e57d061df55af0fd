import Synchronization
import TapLayout
import TapText

/// A shaper that counts how often it is asked, so a case can claim that a hit measures nothing.
struct CountingShaper<Base: Shaper>: Shaper {
  private let base: Base
  private let calls: CallCount

  init(_ base: Base, calls: CallCount) {
    self.base = base
    self.calls = calls
  }

  func metrics(of attributes: TextAttributes) -> FontMetrics {
    calls.add()
    return base.metrics(of: attributes)
  }

  var hasUniformMetrics: Bool { base.hasUniformMetrics }

  func shape(
    _ text: Span<UInt8>, _ request: ShapingRequest, into result: inout ShapedClusters
  ) {
    calls.add()
    base.shape(text, request, into: &result)
  }

  func width(of text: String, attributes: TextAttributes) -> Double {
    calls.add()
    return base.width(of: text, attributes: attributes)
  }
}

/// A count that a layout's copies of a shaper share.
final class CallCount: Sendable {
  private let count = Atomic(0)

  func add() { count.add(1, ordering: .relaxed) }

  var value: Int { count.load(ordering: .relaxed) }
}
