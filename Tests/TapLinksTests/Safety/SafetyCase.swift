import TapLinks
import TapText

/// A case of corpus/links/safety.json: a link, and what is to be thought of it.
struct SafetyCase: Decodable, CustomStringConvertible {
  struct Repeat: Decodable {
    let unit: String
    let count: Int
  }

  struct Neighbor: Decodable {
    let text: String
    let destination: String
  }

  struct Policy: Decodable {
    let base: String?
    let schemes: [String: String]?
    let strict: Bool?
    let terminal: String?
  }

  let rule: String
  /// The case in the corpus that shows the rule, where it is not about what a judge sees.
  let shownBy: String?
  let destination: String?
  let `repeat`: Repeat?
  let isPath: Bool?
  let text: String?
  /// The text around, in which the link is the first place of its own text.
  let `in`: String?
  let also: [Neighbor]?
  let policy: Policy?
  let verdict: String?
  let findings: [String]?
  let canonical: Nullable?
  let shown: String?
  let emphasis: String?
  let visual: String?
  let elidedTo: Int?
  let elided: String?
  let equals: String?
  let data: Bool?

  /// A string or `null`, told from no key at all.
  enum Nullable: Equatable {
    case some(String)
    case null
  }

  enum CodingKeys: String, CodingKey {
    case rule, shownBy, destination, isPath, `repeat`, text, `in`, also, policy, verdict, findings
    case canonical, shown, emphasis, visual, elidedTo, elided, equals, data
  }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    rule = try keys.decode(String.self, forKey: .rule)
    shownBy = try keys.decodeIfPresent(String.self, forKey: .shownBy)
    destination = try keys.decodeIfPresent(String.self, forKey: .destination)
    `repeat` = try keys.decodeIfPresent(Repeat.self, forKey: .repeat)
    isPath = try keys.decodeIfPresent(Bool.self, forKey: .isPath)
    text = try keys.decodeIfPresent(String.self, forKey: .text)
    `in` = try keys.decodeIfPresent(String.self, forKey: .in)
    also = try keys.decodeIfPresent([Neighbor].self, forKey: .also)
    policy = try keys.decodeIfPresent(Policy.self, forKey: .policy)
    verdict = try keys.decodeIfPresent(String.self, forKey: .verdict)
    findings = try keys.decodeIfPresent([String].self, forKey: .findings)
    if keys.contains(.canonical) {
      let value = try keys.decodeIfPresent(String.self, forKey: .canonical)
      canonical = value.map(Nullable.some) ?? .null
    } else {
      canonical = nil
    }
    shown = try keys.decodeIfPresent(String.self, forKey: .shown)
    emphasis = try keys.decodeIfPresent(String.self, forKey: .emphasis)
    visual = try keys.decodeIfPresent(String.self, forKey: .visual)
    elidedTo = try keys.decodeIfPresent(Int.self, forKey: .elidedTo)
    elided = try keys.decodeIfPresent(String.self, forKey: .elided)
    equals = try keys.decodeIfPresent(String.self, forKey: .equals)
    data = try keys.decodeIfPresent(Bool.self, forKey: .data)
  }

  var description: String { "\(rule): \(text ?? "") to \(destination.debugDescription)" }
}

extension SafetyCase {
  /// The destination, with what is repeated at its end.
  var fullDestination: String {
    (destination ?? "") + (`repeat`.map { String(repeating: $0.unit, count: $0.count) } ?? "")
  }

  /// The policy that the case asks for.
  var safetyPolicy: LinkSafety.Policy {
    var result = policy?.terminal.map { LinkSafety.Policy.terminal(ownHost: $0) } ?? .standard
    result.base = policy?.base.flatMap { URLRecord($0) }
    for (scheme, verdict) in policy?.schemes ?? [:] {
      result.schemeVerdicts[scheme] = LinkVerdict.allCases.first { $0.name == verdict }
    }
    result.isStrict = policy?.strict ?? false
    return result
  }

  /// Asks a judge about the link.
  func assessment(by judge: LinkSafety) -> LinkAssessment {
    var judge = judge
    judge.policy = safetyPolicy
    guard let text else { return judge.assess(fullDestination) }
    let link = Link(
      id: LinkID(rawValue: 1), destination: fullDestination, isPath: isPath ?? false)
    guard let around = `in` else { return judge.assess(link, shownAs: text) }
    var attributed = AttributedText(around)
    if let range = attributed.ranges(of: text).first { attributed.addLink(link, over: range) }
    for (index, other) in (also ?? []).enumerated() {
      let id = LinkID(rawValue: UInt64(index + 2))
      guard let range = attributed.ranges(of: other.text).first else { continue }
      attributed.addLink(Link(id: id, destination: other.destination), over: range)
    }
    guard let span = attributed.link(withID: link.id) else { return LinkAssessment() }
    var reader = LinkContextReader(attributed)
    return judge.assess(link, in: reader.context(of: span))
  }
}
