import TapUnicode

/// The URL Standard's parser (WHATWG URL, 4.4) over UTF-8.
///
/// Each of the standard's states is a method that reads its whole part of the text, and calls the
/// next one: so no part is read more than a few times, and calls nest as deep as there are states.
/// A method returns whether the text is a URL.
struct URLParser {
  let base: URLRecord?
  /// The text without what URLs lose: spaces and controls at both ends, tabs and newlines.
  let input: [UInt8]
  /// Where in the text the input starts.
  private var start = 0
  /// For each byte that was lost inside, the index of the byte of the input that follows it.
  private var losses: [Int] = []

  /// The URL, as far as it is read.
  var url = URLRecord(scheme: "")
  /// What the URL Standard knows of the scheme.
  var special: SpecialScheme?
  /// The bytes of the path.
  var path: [UInt8] = []
  var index = 0
  /// See ``URLReading/credentialsRange``, in the input.
  var credentials: Range<Int>?
  /// See ``URLReading/hostRange``, in the input.
  var host: Range<Int>?
  private(set) var problems: [URLProblem] = []
  private(set) var failure: URLProblem?

  init(_ text: String, base: URLRecord?) {
    self.base = base
    var bytes = Array(text.utf8)[...]
    let count = bytes.count
    while let byte = bytes.first, byte <= 0x20 { bytes.removeFirst() }
    while let byte = bytes.last, byte <= 0x20 { bytes.removeLast() }
    start = bytes.startIndex
    let isTrimmed = bytes.count < count
    let trim = bytes.startIndex > 0 ? 0 : bytes.endIndex
    var input: [UInt8] = []
    input.reserveCapacity(bytes.count)
    for byte in bytes {
      if ASCII.isTabOrNewline(byte) { losses.append(input.count) } else { input.append(byte) }
    }
    self.input = input
    if isTrimmed { problems.append(URLProblem(kind: .invalidURLUnit, offset: trim)) }
    if let first = losses.first { report(.invalidURLUnit, at: first, before: true) }
  }
}

extension URLParser {
  /// The byte to read next; `nil` at the end.
  var current: UInt8? { index < input.count ? input[index] : nil }

  /// The byte after the current one.
  var next: UInt8? { index + 1 < input.count ? input[index + 1] : nil }

  /// Whether a byte divides parts of a path: a slash, or a backslash in special URLs.
  func isSlash(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "/") || (byte == UInt8(ascii: "\\") && special != nil)
  }

  /// Returns where the bytes end that are none of a part's ends: `/`, `?`, `#`, and `\` in special
  /// URLs.
  func authorityEnd(from start: Int) -> Int {
    let isSpecial = special != nil
    var end = start
    while end < input.count {
      switch input[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return end
      case UInt8(ascii: "\\") where isSpecial: return end
      default: end += 1
      }
    }
    return end
  }

  /// Notes a backslash that stands for a slash.
  mutating func reportBackslash() {
    if current == UInt8(ascii: "\\") { report(.invalidReverseSolidus) }
  }
}

extension URLParser {
  /// Notes a problem at an index of the input: the first one of a kind.
  mutating func report(_ kind: URLProblem.Kind, at index: Int, before: Bool = false) {
    guard !problems.contains(where: { $0.kind == kind }) else { return }
    let offset = before ? start + index : place(of: index)
    problems.append(URLProblem(kind: kind, offset: offset))
  }

  /// Notes a problem where the parser is.
  mutating func report(_ kind: URLProblem.Kind) { report(kind, at: index) }

  /// Notes why the text is no URL.
  mutating func fail(_ kind: URLProblem.Kind, at index: Int) -> Bool {
    report(kind, at: index)
    failure = URLProblem(kind: kind, offset: place(of: index))
    return false
  }

  /// Notes why the text is no URL.
  mutating func fail(_ kind: URLProblem.Kind) -> Bool { fail(kind, at: index) }

  /// Returns the offset in the text of a byte of the input.
  func place(of index: Int) -> Int {
    // The losses before the byte: those that a byte up to it follows.
    var low = 0
    var high = losses.count
    while low < high {
      let middle = (low + high) / 2
      if losses[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return start + index + low
  }

  /// Returns the range in the text of a range of the input.
  func place(of range: Range<Int>) -> Range<Int> {
    let lower = place(of: range.lowerBound)
    return lower..<(range.isEmpty ? lower : place(of: range.upperBound - 1) + 1)
  }
}

extension ASCII {
  /// Returns whether a byte is a tab, a line feed or a carriage return, which URLs drop wherever
  /// they are (URL Standard).
  static func isTabOrNewline(_ byte: UInt8) -> Bool { byte == 9 || byte == 10 || byte == 13 }
}
