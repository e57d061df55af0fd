import CTapCalls
// The library that the calls call.
import TapC

extension FuzzTarget {
  /// Calls from C in any order, with any objects, texts and numbers, never trap.
  static let calls = FuzzTarget(name: "calls") { bytes in
    guard bytes.count <= 2_000 else { return }
    let choices = bytes.indices.map { bytes[$0] }
    let count = unsafe choices.withUnsafeBufferPointer { choices in
      guard let start = choices.baseAddress else { return CInt(0) }
      return unsafe ctap_call_at_random(start, choices.count)
    }
    require(count >= 0, "calls are counted")
  }
}
