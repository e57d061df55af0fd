/// A text with links for measuring, the same bytes on each machine and in each run.
///
/// | name | what it is | bytes | links |
/// |---|---|---|---|
/// | T1 | an English paragraph | 500 | 5 |
/// | T2 | a chat message with emoji | 231 | 1 |
/// | T3 | Arabic and English by turns, 5 paragraphs | 2,728 | 15 |
/// | T4 | English, 200 paragraphs | 100,000 | 400 |
/// | T5 | English, 2,000 paragraphs | 1,000,000 | 4,000 |
/// | T6 | English, a single paragraph | 1,000,000 | 4,000 |
/// | T7 | six scripts mixed, 200 paragraphs | 99,999 | 400 |
/// | T8 | Japanese, 200 paragraphs | 96,202 | 200 |
package struct BenchText: Sendable, CustomStringConvertible {
  /// A link of a bench text.
  package struct Link: Sendable, Hashable {
    /// The UTF-8 range that the link covers.
    package var range: Range<Int>
    /// Where it leads.
    package var destination: String
  }

  /// The name, such as `T5`.
  package let name: String
  /// The text in UTF-8.
  package private(set) var utf8: [UInt8] = []
  /// The links in the order of the text.
  package private(set) var links: [Link] = []

  package var description: String { name }

  init(name: String, pieces: [BenchPiece]) {
    self.name = name
    for piece in pieces {
      let start = utf8.count
      utf8.append(contentsOf: piece.text.utf8)
      if let destination = piece.destination {
        links.append(Link(range: start..<utf8.count, destination: destination))
      }
    }
  }

  private init(name: String, utf8: [UInt8], links: [Link]) {
    self.name = name
    self.utf8 = utf8
    self.links = links
  }

  /// The text `count` times over, a line feed between each two.
  package func repeated(_ count: Int, name: String) -> BenchText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((utf8.count + 1) * count)
    var all: [Link] = []
    all.reserveCapacity(links.count * count)
    for round in 0..<count {
      if round > 0 { bytes.append(0x0A) }
      let base = bytes.count
      bytes += utf8
      for link in links {
        let range = (link.range.lowerBound + base)..<(link.range.upperBound + base)
        all.append(Link(range: range, destination: link.destination))
      }
    }
    return BenchText(name: name, utf8: bytes, links: all)
  }

  /// The text with bytes of its own, shared with nobody.
  package func copy() -> BenchText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    bytes.append(contentsOf: utf8)
    return BenchText(name: name, utf8: bytes, links: links)
  }

  /// The text with a line feed after each `length` bytes, for many short paragraphs; ASCII only.
  package func cut(every length: Int, name: String) -> BenchText {
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: utf8.count, by: length) {
      bytes += utf8[start..<min(start + length, utf8.count)]
      bytes.append(0x0A)
    }
    return BenchText(name: name, utf8: bytes, links: [])
  }
}

/// A stretch of a bench text, with the destination where it is a link.
struct BenchPiece {
  var text: String
  var destination: String?

  init(_ text: String, _ destination: String? = nil) {
    self.text = text
    self.destination = destination
  }
}

extension BenchText {
  /// T1 to T8.
  package static let all = names.map(make)

  /// The names of T1 to T8.
  package static let names = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"]

  /// Makes the text of a name; a name that is none of `names` traps.
  package static func make(_ name: String) -> BenchText {
    switch name {
    case "T1": BenchText(name: name, pieces: BenchEnglish.paragraph(1, bytes: 500, every: 90))
    case "T2": BenchText(name: name, pieces: chat)
    case "T3": BenchText(name: name, pieces: BenchBidi.paragraphs(3, scalars: 2_000, count: 5))
    case "T4": BenchText(name: name, pieces: BenchEnglish.paragraphs(4, bytes: 100_000, count: 200))
    case "T5":
      BenchText(name: name, pieces: BenchEnglish.paragraphs(5, bytes: 1_000_000, count: 2_000))
    case "T6":
      BenchText(name: name, pieces: BenchEnglish.paragraph(6, bytes: 1_000_000, every: 250))
    case "T7": BenchText(name: name, pieces: BenchMixed.paragraphs(17, bytes: 100_000, count: 200))
    case "T8":
      BenchText(name: name, pieces: BenchJapanese.paragraphs(18, bytes: 100_000, count: 200))
    default: preconditionFailure("no bench text has the name \(name)")
    }
  }

  private static let chat = [
    BenchPiece(
      "Hey Zo\u{EB} \u{1F44B}\u{1F3FD}! Caf\u{E9} at 5\u{FE0F}\u{20E3} pm? The fam"
        + "\u{ED}lia \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} is on the"
        + " way \u{1F1E7}\u{1F1F7}\u{2708}\u{FE0F}\u{1F1EF}\u{1F1F5}, see "),
    BenchPiece("https://ex.am/map", "https://ex.am/map"),
    BenchPiece(
      " \u{1F600}\u{1F602}\u{2764}\u{FE0F}\u{200D}\u{1F525} na\u{EF}ve e\u{301}clair fi"
        + " ffl \u{1F3F3}\u{FE0F}\u{200D}\u{1F308} ok \u{1F44D}\u{1F3FF} bring \u{1F382} th"
        + "x \u{1F64F}!"),
  ]
}
