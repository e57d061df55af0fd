import TapPlatform
import TapLinks
import TapText

/// What link safety says of the links of one text.
///
/// Relative links are those of the file's own folder, or for standard input of the current one.
final class FileAssessor {
  /// Made when it is asked for the first time, since that takes milliseconds.
  private lazy var safety = store?.safety(for: policy) ?? LinkSafety(policy: policy)
  /// What keeps assessors from one file to the next; `nil` where there is one file.
  private let store: SafetyStore?
  private var policy = LinkSafety.Policy.standard
  private var last: (link: LinkID, assessment: LinkAssessment)?
  private var answers: [Question: LinkAssessment] = [:]
  /// Reads what is around links of the text.
  private var reader: LinkContextReader?

  /// Makes an assessor for the links of a file.
  init(
    path: String, schemeVerdicts: [String: LinkVerdict] = [:], store: SafetyStore? = nil
  ) {
    self.store = store
    policy.schemeVerdicts = schemeVerdicts
    policy.base = store?.base(ofFile: path) ?? Self.base(ofFile: path)
  }

  /// What relative links of a file resolve against.
  static func base(ofFile path: String) -> URLRecord? {
    absolutePath(of: path).flatMap { URLRecord(filePath: $0) }
  }

  /// Assesses a link of a text.
  func assessment(of span: LinkSpan, in text: AttributedText) -> LinkAssessment {
    if let last, last.link == span.link.id { return last.assessment }
    var reader = self.reader ?? LinkContextReader(text)
    self.reader = nil
    defer { self.reader = reader }
    let assessment = assess(span.link, in: reader.context(of: span), amid: text.linkCount)
    last = (span.link.id, assessment)
    return assessment
  }

  /// Assesses one of some links, but for one that is where an earlier one was, of which lists are
  /// full.
  private func assess(
    _ link: Link, in context: LinkContext, amid linkCount: Int
  ) -> LinkAssessment {
    if let plain = safety.plainAssessment(of: link, in: context) { return plain }
    // To know a question again costs a part of the answer, which few links seldom give back.
    guard linkCount > Self.fewLinks else { return safety.examine(link, in: context) }
    var anonymous = link
    anonymous.id = LinkID(rawValue: 0)
    anonymous.source = nil
    let question = Question(link: anonymous, context: context)
    if let answer = answers[question] { return answer }
    let answer = safety.examine(link, in: context)
    if answers.count >= Self.mostAnswers { answers.removeAll(keepingCapacity: true) }
    answers[question] = answer
    return answer
  }

  /// All that an assessment depends on.
  private struct Question: Hashable {
    let link: Link
    let context: LinkContext
  }

  private static let mostAnswers = 64
  private static let fewLinks = 8

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
    text.links.map { assess($0.link, in: reader.context(of: $0), amid: text.linkCount) }
  }

  /// Returns who is behind a link.
  func identity(of link: Link) -> LinkIdentity? {
    link.isPath ? nil : identity(of: link.destination)
  }

  /// Returns who is behind a destination.
  func identity(of destination: String) -> LinkIdentity? {
    if let last = lastIdentity, last.destination == destination { return last.identity }
    let identity = safety.identity(of: destination)
    lastIdentity = (destination, identity)
    return identity
  }

  private var lastIdentity: (destination: String, identity: LinkIdentity?)?

  /// Returns what there is to report on addresses that a document uses without a link.
  func reports(on addresses: [UnlinkedAddress]) -> [DeceptiveAddress] {
    addresses.compactMap { safety.report(on: $0) }
  }

  /// Returns the addresses that no link covers since they deceive or can't be parsed.
  func deceptiveAddresses(in text: AttributedText) -> [DeceptiveAddress] {
    safety.deceptiveAddresses(in: text)
  }

  /// The path of a file from the root of the file system, whether there is such a file or not.
  static func absolutePath(of path: String) -> String? {
    let slash = path == "-" ? nil : path.lastIndex(of: "/")
    let parent = slash.map { String(path[...$0]) } ?? "."
    guard let real = unsafe realpath(parent, nil) else { return nil }
    defer { unsafe free(real) }
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return "\(unsafe String(cString: real))/\(name)"
  }

  /// The path of a file once all links of the file system are followed; `nil` where there is none.
  static func realPath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
