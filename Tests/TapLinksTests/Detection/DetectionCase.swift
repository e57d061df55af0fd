import FoundationEssentials
import TapLinkProfiles
import TapLinks
import TapTestSupport
import TapText

/// A case of `corpus/links/detection*.json`: a text and the links that a profile finds in it.
struct DetectionCase: Decodable, Sendable, CustomStringConvertible {
  /// A link that must be found.
  struct Expected: Decodable, Sendable, Equatable, CustomStringConvertible {
    var text: String
    var destination: String?
    var kind: String?
    var isWeak: Bool?
    var isTruncated: Bool?
    var line: Int?
    var column: Int?
    var lastLine: Int?
    var lastColumn: Int?

    var description: String {
      text + (line.map { " at \($0)" } ?? "") + (destination.map { " → \($0)" } ?? "")
        + (isWeak == true ? " weak" : "")
        + (isTruncated == true ? " truncated" : "")
    }

    enum CodingKeys: String, CodingKey {
      case text, destination, kind, line, column, lastLine, lastColumn
      case isWeak = "weak"
      case isTruncated = "truncated"
    }
  }

  /// The rule, or the report, that the case is for.
  let rule: String
  /// The text, if it is written out.
  private let text: String?
  /// A unit that the text repeats.
  private let `repeat`: Repetition?
  /// The links, in order.
  let links: [Expected]
  /// The profile by name, `unicode` where none is given.
  private let profile: String?
  /// The files that there are, where the detector may ask.
  private let files: [String]?
  /// Where the report was made.
  let source: String?

  private struct Repetition: Decodable, Sendable {
    let unit: String
    let count: Int
  }

  var description: String { "\(rule): \(subject.prefix(60))" }

  /// The text in which links are looked for.
  var subject: String {
    text ?? `repeat`.map { String(repeating: $0.unit, count: $0.count) } ?? ""
  }

  /// The detector that the case asks for.
  var detector: LinkDetector {
    let profile = profile.map { Self.profile(named: $0) } ?? .unicode
    guard let files else { return LinkDetector(profile: profile) }
    return LinkDetector(profile: profile, pathExists: { files.contains($0) })
  }

  /// Returns the links of the text with just what is expected to be said of each.
  func found() -> [Expected] {
    let bytes = Array(subject.utf8)
    return detector.detect(in: bytes).enumerated().map { index, link in
      let wanted = index < links.count ? links[index] : nil
      return Expected(
        text: String(decoding: bytes[link.utf8Range], as: UTF8.self),
        destination: wanted?.destination == nil ? nil : link.destination,
        kind: wanted?.kind == nil ? nil : link.kind.name,
        isWeak: wanted?.isWeak == nil ? (link.isWeak ? true : nil) : link.isWeak,
        isTruncated: wanted?.isTruncated == nil
          ? (link.isTruncated ? true : nil) : link.isTruncated,
        line: link.position?.line, column: link.position?.column,
        lastLine: link.position?.lastLine, lastColumn: link.position?.lastColumn)
    }
  }

  private static func profile(named name: String) -> DetectionProfile {
    guard let name = DetectionProfile.Name(rawValue: name) else {
      preconditionFailure("no profile has the name \(name)")
    }
    guard name == .telegram else { return DetectionProfile(name) }
    var profile = DetectionProfile.telegram
    profile.kinds.insert(.timestamp)
    return profile
  }

  /// Reads all cases.
  static func all() throws -> [DetectionCase] {
    try CorpusFile.all(in: "links").filter { $0.description.hasPrefix("detection") }
      .flatMap { file in
        try JSONDecoder().decode([DetectionCase].self, from: Data(file.text().utf8))
      }
  }
}
