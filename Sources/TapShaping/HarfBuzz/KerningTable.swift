import CHarfBuzz

/// The `kern` table of a font.
struct KerningTable {
  private let table: FontTable

  init(of face: hb_face_t) { table = FontTable(0x6B65_726E, of: face) }

  /// Whether a pair may have a glyph; taken for granted where the table is of a rare format.
  func mayConcern(glyph: UInt16) -> Bool {
    guard !table.isEmpty else { return false }
    guard table.uint16(0) == 0, let count = table.uint16(2) else { return true }
    var subtable = 4
    for _ in 0..<count {
      guard let length = table.uint16(subtable + 2), length > 14,
        let format = table.uint16(subtable + 4), format >> 8 == 0,
        let pairs = table.uint16(subtable + 6)
      else { return true }
      for pair in 0..<pairs {
        let place = subtable + 14 + 6 * pair
        guard let left = table.uint16(place), let right = table.uint16(place + 2) else {
          return true
        }
        if left == glyph || right == glyph { return true }
      }
      // A table with many pairs has a length that is cut to 16 bits: it is the only one then.
      subtable += max(length, 14 + 6 * pairs)
    }
    return false
  }
}
