import TapPlatform
import TapLinks
import TapText

/// What link safety says of the links of one text, asked once for each.
///
/// Relative links are those of the file's own folder, or for standard input of the current one.
final class FileAssessor {
  /// Made when it is asked for the first time, since that takes milliseconds.
  private lazy var safety = LinkSafety(policy: policy)
  private var policy = LinkSafety.Policy.standard
  private var known: [LinkID: LinkAssessment] = [:]

  /// Makes an assessor for the links of a file.
  init(path: String, schemeVerdicts: [String: LinkVerdict] = [:]) {
    policy.schemeVerdicts = schemeVerdicts
    policy.base = Self.absolutePath(of: path).flatMap { URLRecord(filePath: $0) }
  }

  /// Assesses a link of a text.
  func assessment(of span: LinkSpan, in text: AttributedText) -> LinkAssessment {
    if let known = known[span.link.id] { return known }
    var reader = LinkContextReader(text)
    let assessment = safety.assess(span.link, in: reader.context(of: span))
    known[span.link.id] = assessment
    return assessment
  }

  /// Assesses all links of a text, in order.
  ///
  /// - Complexity: O(length of the text), for a text whose links are short.
  func assessments(of text: AttributedText) -> [LinkAssessment] {
    var reader = LinkContextReader(text)
    return assessments(of: text, &reader)
  }

  /// Assesses all links of a text, in order, with the context of each.
  func assessments(
    of text: AttributedText, _ reader: inout LinkContextReader
  ) -> [LinkAssessment] {
    text.links.map { span in
      let assessment = safety.assess(span.link, in: reader.context(of: span))
      known[span.link.id] = assessment
      return assessment
    }
  }

  /// Returns who is behind a link.
  func identity(of link: Link) -> LinkIdentity? {
    link.isPath ? nil : identity(of: link.destination)
  }

  /// Returns who is behind a destination.
  func identity(of destination: String) -> LinkIdentity? { safety.identity(of: destination) }

  /// Returns what there is to report on addresses that a document uses without a link.
  func reports(on addresses: [UnlinkedAddress]) -> [DeceptiveAddress] {
    addresses.compactMap { safety.report(on: $0) }
  }

  /// Returns the addresses that no link covers since they deceive or can't be parsed.
  func deceptiveAddresses(in text: AttributedText) -> [DeceptiveAddress] {
    safety.deceptiveAddresses(in: text)
  }

  /// The path of a file from the root of the file system, whether there is such a file or not.
  private static func absolutePath(of path: String) -> String? {
    let slash = path == "-" ? nil : path.lastIndex(of: "/")
    let parent = slash.map { String(path[...$0]) } ?? "."
    guard let real = unsafe realpath(parent, nil) else { return nil }
    defer { unsafe free(real) }
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return "\(unsafe String(cString: real))/\(name)"
  }
}
