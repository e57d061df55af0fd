extension BoundaryFinder {
  /// Appends the line breaks that the finder's rules leave or add, found fast or by ICU alone.
  mutating func appendLines(
    of text: Span<UInt8>, byICU: Bool, into ends: inout [UInt32], flags: inout [Bool]?
  ) {
    guard rules.words == .breakAll else {
      let first = ends.count
      appendPlainLines(of: text, byICU: byICU, into: &ends, flags: &flags)
      if rules.words == .keepAll { dropBreaksInWords(of: text, &ends, from: first, &flags) }
      return
    }
    // Letters become ideographs, which is just what the rule says, and the places are led back.
    let standIn = text.withIdeographsForLetters()
    var found: [UInt32] = []
    appendPlainLines(of: standIn.span, byICU: byICU, into: &found, flags: &flags)
    var offset = 0
    var place = 0
    for end in found {
      while place < Int(end) {
        let scalar = text.scalar(at: offset)
        offset += scalar.length
        place += isBreakable(scalar) ? ideograph.count : scalar.length
      }
      ends.append(UInt32(offset))
    }
  }

  private mutating func appendPlainLines(
    of text: Span<UInt8>, byICU: Bool, into ends: inout [UInt32], flags: inout [Bool]?
  ) {
    if byICU {
      appendWindows(of: text, from: 0, to: text.count, into: &ends, flags: &flags)
    } else {
      appendLines(of: text, into: &ends, flags: &flags)
    }
  }

  /// Removes the breaks between two letters, unless a dictionary found them.
  private func dropBreaksInWords(
    of text: Span<UInt8>, _ ends: inout [UInt32], from first: Int, _ flags: inout [Bool]?
  ) {
    // What stood in the arrays before may differ in number.
    let shift = (flags?.count ?? 0) - ends.count
    var kept = first
    for index in first..<ends.count where !isInWord(Int(ends[index]), of: text) {
      ends[kept] = ends[index]
      if let isHard = flags?[index + shift] { flags?[kept + shift] = isHard }
      kept += 1
    }
    flags?.removeLast(ends.count - kept)
    ends.removeLast(ends.count - kept)
  }

  /// Whether an offset parts two letters of a word, marks on the first aside.
  private func isInWord(_ offset: Int, of text: Span<UInt8>) -> Bool {
    guard offset < text.count else { return false }
    let after = text.scalar(at: offset).value
    guard LineTable.shared[after].isLetter else { return false }
    let properties = ScalarProperties.shared
    var start = offset
    var before = text.scalar(before: start)
    while start > before.length, before.value == 0x200D || properties[before.value].group == .mark {
      start -= before.length
      before = text.scalar(before: start)
    }
    return LineTable.shared[before.value].isLetter
      && !(properties[before.value].needsLineDictionary && properties[after].needsLineDictionary)
  }
}

/// U+4E00, of which nothing but the class ID matters.
private let ideograph: [UInt8] = [0xE4, 0xB8, 0x80]

private func isBreakable(_ scalar: DecodedScalar) -> Bool {
  LineTable.shared[scalar.value].isBreakable
}

extension Span<UInt8> {
  /// The text with an ideograph for each scalar beside which words break anywhere.
  fileprivate func withIdeographsForLetters() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count * ideograph.count)
    var offset = 0
    while offset < count {
      let scalar = scalar(at: offset)
      if TapUnicode.isBreakable(scalar) {
        result += ideograph
      } else {
        for place in offset..<offset + scalar.length { result.append(self[place]) }
      }
      offset += scalar.length
    }
    return result
  }
}
