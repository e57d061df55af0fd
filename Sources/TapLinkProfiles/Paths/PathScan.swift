package import TapLinks
import TapUnicode

/// Finds the paths of files in the output of tools, with lines and columns (TP-9 to TP-11).
///
/// One pass forward over runs of letters; a range in quotation marks is looked at as a whole first.
struct PathScan {
  private let detector: LinkDetector
  private let table = LinkTable.shared
  private(set) var links: [DetectedLink] = []
  private(set) var steps = 0
  private var position = 0
  /// Whether the line names the files of a difference, with `a/` and `b/` before them (TP-11).
  private var isInDifference = false
  /// Where a quotation mark is known to have no partner up to: double, single, grave.
  private var unpaired = (0, 0, 0)

  init(_ detector: LinkDetector) { self.detector = detector }

  /// Finds the paths of a text.
  mutating func run(over text: Span<UInt8>) {
    var isLineStart = true
    while position < text.count {
      if isLineStart { isInDifference = beginsDifference(text) }
      isLineStart = false
      switch text[position] {
      case 0x22, 0x27, 0x60: scanQuotation(text)
      case _ where isPathLetter(text, at: position, table): scanRun(text)
      default:
        let scalar = text.scalar(at: position)
        isLineStart = isBreak(scalar)
        position += scalar.length
        steps += 1
      }
    }
  }

  private func beginsDifference(_ text: Span<UInt8>) -> Bool {
    text.has("--- ", at: position) || text.has("+++ ", at: position)
      || text.has("diff --git ", at: position)
  }

  private func isBreak(_ scalar: DecodedScalar) -> Bool {
    scalar.isWellFormed && ScalarProperties.shared[scalar.value].isHardBreak
  }

  /// Reads the path that begins here.
  private mutating func scanRun(_ text: Span<UInt8>) {
    let start = position
    let run = PathRun(text, from: start, table)
    position = max(run.next, start + 1)
    steps += 2 * (position - start)
    guard !isAfterScheme(text, start) else { return skipAddress(text) }
    guard run.end > start else { return }
    var word = PathWord(text, start..<run.end, isHost: { isHost(text, $0) })
    word.suffix = run.suffix
    _ = take(text, word)
  }

  /// Whether it is the rest of an address: `//` after a colon.
  private func isAfterScheme(_ text: Span<UInt8>, _ start: Int) -> Bool {
    start > 0 && text[start - 1] == 0x3A && text.has("//", at: start)
  }

  /// Passes an address, which has no paths in it even where it is no link (LD-2, LD-4).
  private mutating func skipAddress(_ text: Span<UInt8>) {
    while position < text.count {
      let scalar = text.scalar(at: position)
      if !scalar.isWellFormed || table[scalar.value].term == .hard { return }
      position += scalar.length
      steps += 1
    }
  }

  /// Reads the path between the quotation mark that is here and its partner.
  private mutating func scanQuotation(_ text: Span<UInt8>) {
    let start = position + 1
    position = start
    guard start < 2 || !ASCII.isAlphanumeric(text[start - 2]), let end = partner(text, start),
      end > start, text[start] != 0x20, text[end - 1] != 0x20
    else { return }
    let suffix = PathSuffix(text, at: end + 1, isQuoted: true)
    var word = PathWord(text, start..<end, isHost: { isHost(text, $0) })
    word.isQuoted = true
    word.suffix = suffix
    steps += end - start
    if take(text, word) { position = suffix?.end ?? end + 1 }
  }

  /// Returns the next quotation mark of the same kind in the line, or nil where none comes or what
  /// is between cannot be a path.
  private mutating func partner(_ text: Span<UInt8>, _ start: Int) -> Int? {
    let mark = text[start - 1]
    guard start > unpairedEnd(mark) else { return nil }
    var offset = start
    var isPath = true
    while offset < text.count {
      steps += 1
      let byte = text[offset]
      if byte == mark { return isPath ? offset : nil }
      let scalar = text.scalar(at: offset)
      if isBreak(scalar) { break }
      if byte == 0x3C || byte == 0x3E || byte == 0x3F || text.has("://", at: offset) {
        isPath = false
      }
      if byte < 0x20 || table[scalar.value].isInvisible || !scalar.isWellFormed { isPath = false }
      offset += scalar.length
    }
    noteUnpaired(mark, until: offset)
    return nil
  }

  private func unpairedEnd(_ mark: UInt8) -> Int {
    mark == 0x22 ? unpaired.0 : mark == 0x27 ? unpaired.1 : unpaired.2
  }

  private mutating func noteUnpaired(_ mark: UInt8, until end: Int) {
    switch mark {
    case 0x22: unpaired.0 = end
    case 0x27: unpaired.1 = end
    default: unpaired.2 = end
    }
  }

  /// Whether letters are a host rather than a folder or a file: their last label is a top-level
  /// domain that is no usual ending of files.
  private func isHost(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let dot = range.last(where: { text[$0] == 0x2E }) else { return false }
    let label = dot + 1..<range.upperBound
    guard dot > range.lowerBound, 2...63 ~= label.count else { return false }
    return detector.topLevelDomains.contains(text.extracting(label))
      && !isFileEnding(text.extracting(label))
  }

  /// Takes a path if it is valid; returns whether it is.
  private mutating func take(_ text: Span<UInt8>, _ word: PathWord) -> Bool {
    let isPrefixed = isInDifference && !word.isQuoted && hasPrefix(text, word.range)
    guard detector.pathExists != nil || isPrefixed || word.isCertain(in: text) else { return false }
    let written = text.extracting(word.range).string
    var path = isPrefixed ? String(written.dropFirst(2)) : written
    if let exists = detector.pathExists, !exists(path) {
      guard isPrefixed, exists(written) else { return false }
      path = written
    }
    var link = DetectedLink(
      kind: .path, utf8Range: word.range.lowerBound..<(word.suffix?.end ?? word.range.upperBound),
      destination: path)
    link.position = word.suffix?.position
    links.append(link)
    return true
  }

  /// Whether a path of a difference begins with the letter of its side.
  private func hasPrefix(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count > 2
      && (text.has("a/", at: range.lowerBound) || text.has("b/", at: range.lowerBound))
  }
}

/// Finds the paths of files in the output of tools.
package final class PathFinder: LinkFinder {
  init() {}

  package func endsAtBlanks(for kinds: Set<DetectedLink.Kind>) -> Bool { false }

  package func detect(
    in text: Span<UInt8>, for detector: LinkDetector
  ) -> (links: [DetectedLink], steps: Int) {
    var scan = PathScan(detector)
    scan.run(over: text)
    return (scan.links, scan.steps)
  }
}
