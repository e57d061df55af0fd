import CICU

/// A range of scalars with equal bits, up to the next one's first.
struct PackedRange {
  let first: UInt32
  var bits: UInt16
}

/// Returns the traits of all scalars as ranges in order.
func packedRanges() -> [PackedRange] {
  unsafe packedRanges { unsafe icu_pack_ranges($0, $1) }
}

/// Returns the bidi classes of all scalars as ranges in order, with CICU's bits.
func bidiRanges() -> [PackedRange] {
  unsafe packedRanges { unsafe icu_bidi_ranges($0, $1) }
}

/// Returns the line traits of all scalars as ranges in order, with CICU's bits.
func lineRanges() -> [PackedRange] {
  unsafe packedRanges { unsafe icu_line_ranges($0, $1) }
}

/// Returns the link traits of all scalars as ranges in order, with CICU's bits.
func linkRanges() -> [PackedRange] {
  unsafe packedRanges { unsafe icu_link_ranges($0, $1) }
}

/// Returns the scripts of all scalars as ranges in order, with CICU's bits.
func scriptRanges() -> [PackedRange] {
  unsafe packedRanges { unsafe icu_script_ranges($0, $1) }
}

private func packedRanges(
  _ write: (UnsafeMutablePointer<icu_pack_range>, Int32) -> Int32
) -> [PackedRange] {
  var capacity = 8 * 1024
  while true {
    var found = 0
    let ranges = unsafe [icu_pack_range](unsafeUninitializedCapacity: capacity) { slots, count in
      guard let start = slots.baseAddress else { return }
      found = Int(unsafe write(start, Int32(slots.count)))
      count = min(found, slots.count)
    }
    if found <= capacity { return ranges.map { PackedRange(first: $0.first, bits: $0.bits) } }
    capacity = found
  }
}
