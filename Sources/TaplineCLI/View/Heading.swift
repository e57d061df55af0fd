import TapMarkup
import TapText
import TapUnicode

/// A heading of a page.
struct Heading: Hashable, Sendable {
  /// The text.
  let title: String
  /// The level, from 1.
  let level: Int
  /// Where it begins in the text of the page, in UTF-8 code units.
  let offset: Int
  /// The name by which a fragment of an address refers to it, as GitHub makes it.
  let anchor: String

  /// The headings of a text, in order.
  ///
  /// - Complexity: O(number of attribute runs).
  static func all(in text: AttributedText) -> [Heading] {
    var headings: [Heading] = []
    var counts: [String: Int] = [:]
    var open: (range: Range<Int>, level: Int)?
    func close() {
      guard let (range, level) = open else { return }
      open = nil
      let title = text.string(in: range)
      guard !title.isEmpty else { return }
      let name = anchor(of: title)
      let count = counts[name, default: 0]
      counts[name] = count + 1
      headings.append(
        Heading(
          title: title, level: level, offset: range.lowerBound,
          anchor: count == 0 ? name : "\(name)-\(count)"))
    }
    for run in text.attributeRuns(in: 0..<text.utf8Count) {
      let level = run.attributes.tags[MarkupTag.heading].flatMap { Int($0) }
      // A heading of several styles has several runs.
      if let current = open, current.level == level,
        current.range.upperBound == run.utf8Range.lowerBound,
        text.paragraphIndex(at: current.range.lowerBound)
          == text.paragraphIndex(at: run.utf8Range.lowerBound)
      {
        open = (current.range.lowerBound..<run.utf8Range.upperBound, current.level)
      } else {
        close()
        if let level { open = (run.utf8Range, level) }
      }
    }
    close()
    return headings
  }

  /// The name that GitHub gives a heading: small letters, hyphens for spaces, and no punctuation.
  static func anchor(of title: String) -> String {
    var name = ""
    for scalar in title.unicodeScalars {
      switch scalar {
      case " ": name += "-"
      case "-", "_": name.unicodeScalars.append(scalar)
      default:
        switch ScalarProperties.shared[scalar.value].group {
        case .letter, .number, .mark: name += scalar.properties.lowercaseMapping
        default: break
        }
      }
    }
    return name
  }
}
