import TapUnicode

/// The extended autolinks of GitHub Flavored Markdown (GFM 0.29, 6.9).
extension LinkScan {
  /// Finds the links of a text by the rules of GFM.
  ///
  /// A run of letters that may be a domain is read once, whichever of its letters a link may begin
  /// at: `www.a_www.a_…` is linear, too.
  mutating func scanByGFM(_ text: Span<UInt8>) {
    var run = GFMDomainRun(start: 0, end: 0)
    while let place = Self.nextGFMTrigger(in: text, from: position) {
      position = place + 1
      switch text[place] {
      case 0x3A: scanGFMScheme(text, colon: place, &run)
      case 0x40: scanGFMAddress(text, at: place)
      default: scanWWW(text, at: place, &run)
      }
    }
  }

  private mutating func scanWWW(_ text: Span<UInt8>, at start: Int, _ run: inout GFMDomainRun) {
    guard text[start + 1] == 0x77, text[start + 2] == 0x77, mayBeginByGFM(text, at: start) else {
      return
    }
    acceptByGFM(text, start..<start, &run)
  }

  private mutating func scanGFMScheme(
    _ text: Span<UInt8>, colon: Int, _ run: inout GFMDomainRun
  ) {
    for scheme in detector.schemes where colon - floor >= scheme.count {
      let start = colon - scheme.count
      guard isScheme(text, start..<colon, scheme), mayBeginByGFM(text, at: start) else { continue }
      return acceptByGFM(text, start..<colon + 3, &run)
    }
  }

  /// Whether a link may begin at an offset: at the start of a line, after white space, or after
  /// one of `*_~(`.
  private func mayBeginByGFM(_ text: Span<UInt8>, at start: Int) -> Bool {
    guard start > floor else { return start == 0 }
    switch text[start - 1] {
    case 0x2A, 0x5F, 0x7E, 0x28: return true
    default: return isGFMSpace(text.scalar(before: start))
    }
  }

  /// Takes the link whose domain is behind a prefix, if there is one.
  private mutating func acceptByGFM(
    _ text: Span<UInt8>, _ prefix: Range<Int>, _ run: inout GFMDomainRun
  ) {
    let start = prefix.upperBound
    if !(run.start..<run.end).contains(start) {
      run = GFMDomainRun(text, from: start, table: table)
      steps += run.end - run.start
    }
    guard run.isDomain(from: start) else { return }
    var end = run.end
    var isASCII = true
    while end < text.count, text[end] != 0x3C {
      let scalar = text.scalar(at: end)
      if isGFMSpace(scalar) || isASCII && endsBeforeWideMark(scalar) { break }
      isASCII = isASCII && scalar.length == 1
      end += scalar.length
    }
    steps += end - run.end
    end = trimmedByGFM(text, start..<end)
    let range = prefix.lowerBound..<end
    let written = text.extracting(range).string
    accept(text, .url, range, destination: prefix.isEmpty ? "http://" + written : written)
  }

  /// Whether a scalar is wide punctuation, which ends an address whose path is ASCII so far: Chinese
  /// and Japanese have no spaces around one.
  private func endsBeforeWideMark(_ scalar: DecodedScalar) -> Bool {
    scalar.length > 1 && profile.endsAtWidePunctuation && table[scalar.value].isWideMark
  }

  /// The end of a link without the punctuation that belongs to the sentence.
  private func trimmedByGFM(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    // Closing parentheses without an opening one.
    var surplus = 0
    for index in range {
      if text[index] == 0x28 { surplus -= 1 }
      if text[index] == 0x29 { surplus += 1 }
    }
    while end > range.lowerBound {
      switch text[end - 1] {
      case 0x3F, 0x21, 0x2E, 0x2C, 0x3A, 0x2A, 0x5F, 0x7E: end -= 1
      case 0x29 where surplus > 0:
        surplus -= 1
        end -= 1
      case 0x3B:
        var name = end - 1
        while name > range.lowerBound, ASCII.isAlphanumeric(text[name - 1]) { name -= 1 }
        guard name < end - 1, name > range.lowerBound, text[name - 1] == 0x26 else { return end }
        end = name - 1
      default: return end
      }
    }
    return end
  }

  /// Whether a scalar is white space, or none at all.
  private func isGFMSpace(_ scalar: DecodedScalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value == 0x20 || 0x09...0x0D ~= scalar.value }
    return !scalar.isWellFormed || ScalarProperties.shared[scalar.value].isWhiteSpace
  }
}
