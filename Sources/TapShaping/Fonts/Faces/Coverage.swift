import CHarfBuzz

/// The characters that a face has glyphs for: a bit each, in pages of 256.
struct Coverage: Sendable {
  /// The index of each page among the pages that hold anything, or 0 for the empty one.
  private var index = [UInt16](repeating: 0, count: 0x1100)
  private var words: [UInt64] = [0, 0, 0, 0]

  init(of face: hb_face_t) {
    let set = hb_set_create()
    hb_face_collect_unicodes(face, set)
    var scalar = UInt32.max
    while unsafe hb_set_next(set, &scalar) != 0, scalar < 0x11_0000 {
      let page = Int(scalar >> 8)
      if index[page] == 0 {
        index[page] = UInt16(words.count / 4)
        words += [0, 0, 0, 0]
      }
      words[Int(index[page]) * 4 + Int(scalar & 255) >> 6] |= 1 << UInt64(scalar & 63)
    }
  }

  /// Whether a character is among them.
  func contains(_ scalar: UInt32) -> Bool {
    guard scalar < 0x11_0000 else { return false }
    return words[Int(index[Int(scalar >> 8)]) * 4 + Int(scalar & 255) >> 6]
      >> UInt64(scalar & 63) & 1 == 1
  }
}
