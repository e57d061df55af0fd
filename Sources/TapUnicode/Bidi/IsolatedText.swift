/// A copy of a text with some ranges in bidi isolates, FSI to PDI (UAX #9, HL3).
///
/// An embedding or isolate that opens within a range ends with it, and a closing control without a
/// partner in the range closes nothing outside either (LS-B3).
struct IsolatedText {
  /// The copy.
  private(set) var bytes: [UInt8] = []
  /// The byte ranges of the inserted controls in the copy, ascending.
  private(set) var additions: [Range<Int>] = []

  private static let start: [UInt8] = [0xE2, 0x81, 0xA8]
  private static let end: [UInt8] = [0xE2, 0x81, 0xA9]
  /// U+2003, white space as long as a PDI: to the rules it is what a PDI is that ends nothing.
  private static let blank: [UInt8] = [0xE2, 0x80, 0x83]

  /// Copies a text with isolates around disjoint, ascending ranges of bytes, which cut no scalar.
  mutating func copy(_ text: Span<UInt8>, isolating ranges: [Range<Int>], _ table: BidiTable) {
    bytes.removeAll(keepingCapacity: true)
    additions.removeAll(keepingCapacity: true)
    var offset = 0
    for range in ranges {
      append(text, offset..<range.lowerBound)
      isolate(text, range, table)
      offset = range.upperBound
    }
    append(text, offset..<text.count)
  }

  /// Copies a range into an isolate, or several where paragraphs end within it (X8).
  private mutating func isolate(_ text: Span<UInt8>, _ range: Range<Int>, _ table: BidiTable) {
    add(Self.start, count: 1)
    var depth = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = text.scalar(at: offset)
      let kind = table[scalar.value].bidiClass
      let end = min(offset + scalar.length, range.upperBound)
      switch kind {
      case .popDirectionalIsolate where depth == 0: bytes += Self.blank
      case .paragraphSeparator:
        add(Self.end, count: depth + 1)
        append(text, offset..<end)
        add(Self.start, count: 1)
        depth = 0
      default:
        if kind == .popDirectionalIsolate { depth -= 1 }
        if kind.isIsolateInitiator { depth += 1 }
        append(text, offset..<end)
      }
      offset = end
    }
    add(Self.end, count: depth + 1)
  }

  private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    for offset in range { bytes.append(text[offset]) }
  }

  private mutating func add(_ mark: [UInt8], count: Int) {
    let start = bytes.count
    for _ in 0..<count { bytes += mark }
    additions.append(start..<bytes.count)
  }
}

extension BidiResolver {
  /// Does what ``levelsByRules(of:direction:into:)`` does, as if each of some ranges were in a bidi
  /// isolate.
  ///
  /// So no range can reorder the text around it, nor can that text reorder the range, whatever
  /// controls either contains. The paragraph's direction is that of the first strong letter outside
  /// the ranges, or inside them if there is none outside.
  ///
  /// Levels alone are not enough: letters on both sides of a range's edge may have one level and
  /// yet be ordered as if the controls of an isolate were between them. ``seams`` lists those
  /// offsets.
  ///
  /// - Parameters:
  ///   - text: One paragraph, with or without its separator.
  ///   - isolates: Ranges in bytes, disjoint and ascending, that cut no scalar.
  ///   - direction: The direction of the paragraph.
  ///   - levels: Replaced by one level a byte.
  /// - Returns: The paragraph's level.
  /// - Complexity: O(*n*)
  package mutating func levelsByRules(
    of text: Span<UInt8>, isolating isolates: [Range<Int>], direction: BaseDirection = .automatic,
    into levels: inout [UInt8]
  ) -> UInt8 {
    seams.removeAll(keepingCapacity: true)
    guard !isolates.isEmpty else {
      return levelsByRules(of: text, direction: direction, into: &levels)
    }
    var copy = IsolatedText()
    swap(&copy, &isolated)
    copy.copy(text, isolating: isolates, table)
    steps = 0
    var direction = direction
    if direction == .automatic {
      let side = firstStrong(of: copy.bytes.span) ?? firstStrong(of: text)
      direction = side == .right ? .rightToLeft : .leftToRight
    }
    let search = steps
    let base = levelsByRules(of: copy.bytes.span, direction: direction, into: &levels)
    steps += search + copy.bytes.count
    findSeams(of: copy, levels)
    levels.remove(copy.additions)
    seams.removeAll { seam in
      seam.offset == 0 || seam.offset == text.count || seam.level >= levels[seam.offset]
        || seam.level >= levels[seam.offset - 1]
    }
    swap(&copy, &isolated)
    return base
  }
}

extension BidiResolver {
  /// Collects the levels of the marks of isolates, those side by side as one.
  private mutating func findSeams(of copy: IsolatedText, _ levels: [UInt8]) {
    var added = 0
    for addition in copy.additions {
      let offset = addition.lowerBound - added
      added += addition.count
      let level = levels[addition].min() ?? 0
      if let last = seams.last, last.offset == offset {
        seams[seams.count - 1].level = min(last.level, level)
      } else {
        seams.append(BidiSeam(offset: offset, level: level))
      }
    }
  }
}

/// An offset between two letters that are ordered as if a letter of a lower level were between
/// them.
package struct BidiSeam: BitwiseCopyable, Sendable, Hashable {
  /// The offset of what comes after, in bytes.
  package var offset: Int
  /// The level there.
  package var level: UInt8
}

extension [UInt8] {
  /// Removes disjoint, ascending ranges in one pass.
  fileprivate mutating func remove(_ ranges: [Range<Int>]) {
    guard let first = ranges.first else { return }
    var place = first.lowerBound
    for (index, range) in ranges.enumerated() {
      let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : count
      for offset in range.upperBound..<end {
        self[place] = self[offset]
        place += 1
      }
    }
    removeLast(count - place)
  }
}
