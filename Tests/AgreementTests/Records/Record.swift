import FoundationEssentials
import TapTestSupport

/// A text of the corpus with what another program made of it: one file below `corpus/rivals`.
struct Record: Decodable, Sendable {
  /// The program that was measured.
  let rival: Rival
  /// The name of the text.
  let name: String
  /// The group in which the text counts.
  let script: String
  let text: String
  /// The names of font files, in the order of preference; `#1` is a collection's second face.
  let fonts: [String]
  /// The font size in points.
  let size: Double
  /// The BCP 47 language.
  let lang: String
  /// The distance between tab stops, in points.
  let tab: Double
  let spans: [RecordedSpan]
  /// Where each cluster begins, and the end of the text.
  let clusters: [Int]
  let layouts: [RecordedLayout]

  /// All records of a program, in the order of their names.
  static func all(of rival: Rival) throws -> [Record] {
    try CorpusFile.all(in: "rivals/\(rival.rawValue)").map { file in
      try JSONDecoder().decode(Record.self, from: Data(file.text().utf8))
    }
  }
}

/// A stretch of the text that differs from the rest.
struct RecordedSpan: Decodable, Sendable {
  private let utf8: [Int]
  /// The font size in points.
  let size: Double?
  /// The extra space after each cluster, in points.
  let letterSpacing: Double?

  /// The UTF-8 range.
  var range: Range<Int> { utf8[0]..<utf8[1] }
}

/// One layout of the text.
struct RecordedLayout: Decodable, Sendable {
  let width: Double
  let align: String
  let direction: String
  let lines: [RecordedLine]

  /// The layout in words.
  var name: String { "\(Int(width)) wide, \(align), \(direction)" }
}

/// One line of a layout.
struct RecordedLine: Decodable, Sendable {
  private let utf8: [Int]
  private let box: [Double]
  private let edges: [Double?]
  private let split: [String: [Double]]?

  /// The UTF-8 range, hard break and hanging spaces included.
  var range: Range<Int> { utf8[0]..<utf8[1] }
  /// The top and the bottom.
  var vertical: ClosedRange<Double> { box[0]...box[1] }
  /// The number of clusters.
  var count: Int { edges.count / 2 }
  /// The left and right edge of a cluster; `nil` where it has no rectangle, or several apart.
  ///
  /// Two that touch are one: a letter and a hyphen that shows, or the same letter in two fonts.
  func sides(of cluster: Int) -> ClosedRange<Double>? {
    if let left = edges[2 * cluster], let right = edges[2 * cluster + 1] {
      return left...max(left, right)
    }
    guard let all = split?["\(cluster)"], let left = all.min(), let right = all.max() else {
      return nil
    }
    let width = stride(from: 0, to: all.count, by: 2).reduce(0) { $0 + all[$1 + 1] - all[$1] }
    return abs(width - (right - left)) < 0.05 ? left...right : nil
  }
}
