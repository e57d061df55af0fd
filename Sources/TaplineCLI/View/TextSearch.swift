import TapText

/// The occurrences of some words in a text.
///
/// Small letters are found in capitals as well; capitals that are searched for are found as such.
struct TextSearch: Sendable {
  /// What is searched for.
  let pattern: String
  /// Where it was found, in UTF-8 code units, from the start on and without overlaps.
  let matches: [Range<Int>]

  /// Searches a text.
  ///
  /// - Complexity: O(*n* + length of `pattern`).
  init(_ pattern: String, in text: AttributedText) {
    self.pattern = pattern
    guard pattern == Self.folded(pattern) else {
      matches = text.ranges(of: pattern)
      return
    }
    // A folded text has its letters where the text has them.
    let folded = AttributedText(Self.folded(text.string))
    matches = folded.ranges(of: pattern).filter {
      text.isClusterBoundary($0.lowerBound) && text.isClusterBoundary($0.upperBound)
    }
  }

  /// A text in small letters, as far as those take as many bytes.
  static func folded(_ text: String) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        output.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        continue
      }
      let small = scalar.properties.lowercaseMapping
      let isSame = small.utf8.count == UTF8.width(scalar) && small.unicodeScalars.count == 1
      output += isSame ? Array(small.utf8) : Array(String(Character(scalar)).utf8)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The first match from an offset on, or around the end the first of all; or back from it.
  func match(from offset: Int, forward: Bool) -> Range<Int>? {
    forward
      ? matches.first { $0.lowerBound >= offset } ?? matches.first
      : matches.last { $0.lowerBound < offset } ?? matches.last
  }
}
