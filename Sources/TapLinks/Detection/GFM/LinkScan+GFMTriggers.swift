import TapUnicode

extension LinkScan {
  /// Returns the next offset around which the rules of GFM may find an address: `www.`, `://` or an
  /// `@` (GFM 0.29, 6.9).
  ///
  /// - Complexity: O(*n*), eight bytes a step where there is none of `.`, `:` and `@`.
  static func nextGFMTrigger(in text: Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset &+ 8 <= text.count {
      let word = text.word(at: offset)
      var found =
        ByteMask.matches(0x2E, in: word) | ByteMask.matches(0x3A, in: word)
        | ByteMask.matches(0x40, in: word)
      while found != 0 {
        let place = offset &+ found.trailingZeroBitCount &>> 3
        if let trigger = gfmTrigger(in: text, at: place, from: start) { return trigger }
        found &= found &- 1
      }
      offset &+= 8
    }
    while offset < text.count {
      if let trigger = gfmTrigger(in: text, at: offset, from: start) { return trigger }
      offset &+= 1
    }
    return nil
  }

  /// Returns where the trigger begins that a byte belongs to: for the dot of `www.` three before it.
  private static func gfmTrigger(in text: Span<UInt8>, at place: Int, from start: Int) -> Int? {
    switch text[place] {
    case 0x2E where place &- start >= 3 && text.has("www.", at: place &- 3): place &- 3
    case 0x3A where text.has("://", at: place): place
    case 0x40: place
    default: nil
    }
  }
}
