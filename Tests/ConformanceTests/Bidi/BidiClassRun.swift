import TapUnicode

/// What came of a part of BidiTest.txt.
///
/// The file is long, so this reads bytes.
struct BidiClassRun {
  /// How many texts, each with a direction, were checked.
  var count = 0
  /// The lines that failed.
  var failures: [String] = []

  private var expected = BidiExpectation()
  private var text: [UInt8] = []
  /// The first byte of each item of the text.
  private var starts: [Int] = []

  /// Checks one of equal parts of the file.
  init(_ bytes: [UInt8], part: Int, of parts: Int) {
    var resolver = BidiResolver()
    var levels: [UInt8] = []
    var offset = lineStart(in: bytes, from: bytes.count * part / parts)
    let end = lineStart(in: bytes, from: bytes.count * (part + 1) / parts)
    readDirectives(before: offset, in: bytes)
    while offset < end {
      let next = bytes.span.firstByte(0x0A, from: offset)
      check(bytes, offset..<next, &resolver, &levels)
      offset = next + 1
    }
  }

  /// Finds the `@Levels` and `@Reorder` that hold at an offset.
  private mutating func readDirectives(before offset: Int, in bytes: [UInt8]) {
    var start = offset
    var isComplete = false
    while start > 0, !isComplete {
      start -= 1
      isComplete = bytes[start...].starts(with: "@Levels".utf8)
    }
    while start < offset {
      let next = bytes.span.firstByte(0x0A, from: start)
      if bytes[start] == 0x40 { expected.read(DataLine(bytes, start..<next)) }
      start = next + 1
    }
  }

  private mutating func check(
    _ bytes: [UInt8], _ line: Range<Int>, _ resolver: inout BidiResolver, _ levels: inout [UInt8]
  ) {
    guard !line.isEmpty, bytes[line.lowerBound] != 0x23 else { return }
    if bytes[line.lowerBound] == 0x40 {
      let directive = DataLine(bytes, line)
      expected.read(directive)
      if directive.bytes.starts(with: "@Reorder".utf8), !expected.isConsistent {
        failures.append("\(directive)")
      }
      return
    }
    text.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var directions: UInt8 = 0
    var name: UInt32 = 0
    var offset = line.lowerBound
    while offset < line.upperBound {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case 0x41...0x5A: name = name << 8 | UInt32(byte)
      case 0x31...0x37: directions = byte & 7
      default:
        guard name != 0 else { continue }
        starts.append(text.count)
        text += representatives[name] ?? []
        name = 0
      }
    }
    for direction in BaseDirection.allCases where directions >> (direction.rawValue + 1) & 1 == 1 {
      _ = resolver.levelsByRules(of: text.span, direction: direction, into: &levels)
      count += 1
      if !expected.hasLevels(levels, at: starts) {
        failures.append("\(direction): \(DataLine(bytes, line))")
      }
    }
  }
}

/// Returns the start of the first line at or after an offset.
private func lineStart(in bytes: [UInt8], from offset: Int) -> Int {
  offset == 0 ? 0 : min(bytes.count, bytes.span.firstByte(0x0A, from: offset - 1) + 1)
}

/// A scalar of each bidi class, as UTF-8, by the class's name as a number.
private let representatives: [UInt32: [UInt8]] = {
  let scalars: [(String, Unicode.Scalar)] = [
    ("L", "a"), ("R", "\u{5D0}"), ("AL", "\u{627}"), ("EN", "1"), ("ES", "+"), ("ET", "#"),
    ("AN", "\u{661}"), ("CS", ","), ("B", "\u{2029}"), ("S", "\t"), ("WS", " "), ("ON", "!"),
    ("BN", "\u{200B}"), ("NSM", "\u{301}"), ("LRE", "\u{202A}"), ("LRO", "\u{202D}"),
    ("RLE", "\u{202B}"), ("RLO", "\u{202E}"), ("PDF", "\u{202C}"), ("LRI", "\u{2066}"),
    ("RLI", "\u{2067}"), ("FSI", "\u{2068}"), ("PDI", "\u{2069}"),
  ]
  return Dictionary(
    uniqueKeysWithValues: scalars.map { name, scalar in
      (name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, Array(String(scalar).utf8))
    })
}()
