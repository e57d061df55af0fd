import TapUnicode

/// A set of labels in UTF-8, found without a copy and whatever the case of their ASCII letters.
struct LabelSet: Sendable {
  private var bytes: [UInt8] = []
  /// Where the label with a number begins in `bytes`; one more at the end.
  private var starts: [UInt32] = [0]
  /// The number of a label plus 1, in the slot of its hash or after it; 0 in an empty slot.
  private var slots: [UInt32]

  /// Makes a set of labels, whose ASCII letters are lowercase.
  init(_ labels: [[UInt8]]) {
    var capacity = 16
    while capacity < labels.count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for label in labels {
      let slot = slot(of: label.span)
      guard slots[slot] == 0 else { continue }
      bytes += label
      starts.append(UInt32(bytes.count))
      slots[slot] = UInt32(starts.count - 1)
    }
  }

  /// Whether a label is in the set.
  ///
  /// - Complexity: O(length of the label) on average.
  func contains(_ label: Span<UInt8>) -> Bool { slots[slot(of: label)] != 0 }

  /// Returns the slot of a label, or the one that it would get.
  private func slot(of label: Span<UInt8>) -> Int {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for k in 0..<label.count {
      hash = (hash ^ UInt64(ASCII.lowercased(label[k]))) &* 0x0000_0100_0000_01B3
    }
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[slot] != 0, !isEqual(label, Int(slots[slot]) - 1) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isEqual(_ label: Span<UInt8>, _ number: Int) -> Bool {
    let start = Int(starts[number])
    guard Int(starts[number + 1]) - start == label.count else { return false }
    for k in 0..<label.count where ASCII.lowercased(label[k]) != bytes[start + k] { return false }
    return true
  }
}
