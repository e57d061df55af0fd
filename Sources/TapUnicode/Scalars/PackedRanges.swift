import CICU

/// A range of scalars with equal traits, up to the next one's first.
struct PackedRange {
  let first: UInt32
  let bits: UInt16
}

/// Returns the traits of all scalars as ranges in order.
func packedRanges() -> [PackedRange] {
  var capacity = 8 * 1024
  while true {
    var found = 0
    let ranges = unsafe [icu_pack_range](unsafeUninitializedCapacity: capacity) { slots, count in
      guard let start = slots.baseAddress else { return }
      found = Int(unsafe icu_pack_ranges(start, Int32(slots.count)))
      count = min(found, slots.count)
    }
    if found <= capacity { return ranges.map { PackedRange(first: $0.first, bits: $0.bits) } }
    capacity = found
  }
}
