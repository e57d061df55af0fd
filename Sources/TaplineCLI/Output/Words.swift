import TapLayout
import TapText

extension Region {
  /// The names of all regions, made once: a listing needs one a cluster.
  private static let words = allCases.map(\.name)

  /// The name of the region in records.
  var word: String { Self.words[Int(rawValue)] }
}

extension Affinity {
  /// The word for the side in records.
  var word: String {
    switch self {
    case .upstream: "upstream"
    case .downstream: "downstream"
    }
  }
}

extension WritingDirection {
  /// The word for the direction in records and on the command line.
  var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}
