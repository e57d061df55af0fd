extension BoundaryFinder {
  /// Appends line breaks; asks ICU only where the rules for prose don't decide.
  ///
  /// A stretch with anything else in it goes to ICU, from the last sure break before to the first
  /// one after.
  mutating func appendLines(
    of text: Span<UInt8>, into ends: inout [UInt32], flags: inout [Bool]?
  ) {
    let classes = LineClasses(ScalarProperties.shared)
    var scan = LineScan()
    var known = 0
    var offset = 0
    while offset < text.count {
      let (next, length) = classes.lineClass(in: text, at: offset)
      if next == .hardBreak {
        offset += length
        ends.append(UInt32(offset))
        flags?.append(true)
        known = offset
        scan.restart()
        continue
      }
      switch scan.step(next) {
      case .joined: offset += length
      case .broken:
        ends.append(UInt32(offset))
        flags?.append(false)
        known = offset
        offset += length
      case .unsure:
        let end = sureBreak(in: text, from: offset + length, scan, classes)
        appendWindows(of: text, from: known, to: end, into: &ends, flags: &flags)
        known = end
        offset = end
        scan.restart()
      }
      if next == .letter { offset = classes.lettersEnd(in: text, from: offset) }
    }
    if known < text.count {
      ends.append(UInt32(text.count))
      flags?.append(false)
    }
  }

  /// Returns the first sure break at or after an offset that is followed by a stretch without need
  /// of ICU; short stretches are not worth another call.
  private func sureBreak(
    in text: Span<UInt8>, from start: Int, _ scan: LineScan, _ classes: LineClasses
  ) -> Int {
    var scan = scan
    var candidate: Int?
    var offset = start
    while offset < text.count {
      let (next, length) = classes.lineClass(in: text, at: offset)
      if next == .hardBreak { return candidate ?? offset + length }
      switch scan.step(next) {
      case .joined: break
      case .broken: if candidate == nil { candidate = offset }
      case .unsure: candidate = nil
      }
      if let candidate, offset - candidate > 24 { return candidate }
      offset += length
    }
    return candidate ?? text.count
  }
}

/// The classes that ``LineScan`` knows, of ASCII in a table and of the rest by its traits.
struct LineClasses {
  private let properties: ScalarProperties

  init(_ properties: ScalarProperties) { self.properties = properties }

  /// Returns the class of the scalar at an offset and its length; CR LF is one hard break.
  func lineClass(in text: Span<UInt8>, at offset: Int) -> (LineScan.Class, length: Int) {
    let byte = text[offset]
    if byte < 0x80 {
      let found = LineClasses.ascii[Int(byte)]
      return (found, found == .hardBreak ? text.hardBreakLength(at: offset) ?? 1 : 1)
    }
    let scalar = text.scalar(at: offset)
    let traits = properties[scalar.value]
    if !traits.isLinePlain { return (.other, scalar.length) }
    return (traits.group == .mark ? .mark : .letter, scalar.length)
  }

  /// Returns the end of the ASCII letters from an offset on.
  func lettersEnd(in text: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < text.count, (text[offset] | 0x20) &- 0x61 < 26 { offset &+= 1 }
    return offset
  }

  private static let ascii: [LineScan.Class] = (0..<0x80 as Range<UInt8>).map { byte in
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x30...0x39: .digit
    case 0x2C, 0x2E, 0x3A, 0x3B: .stop
    case 0x21, 0x3F: .exclamation
    case 0x27: .apostrophe
    case 0x20: .space
    case 0x0A...0x0D: .hardBreak
    default: .other
    }
  }
}
