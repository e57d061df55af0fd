import TapText

/// The examination of one link by the rules of safety.
struct LinkExamination {
  let safety: LinkSafety
  let context: LinkContext
  /// The destination as written.
  let written: String
  /// Its bytes.
  let bytes: [UInt8]
  /// What the parser says of it, relative to the base where it has no scheme of its own.
  var reading: URLReading
  /// Whether it has no scheme of its own.
  let isRelative: Bool
  /// What names the link beside its text: a title, a label.
  let titles: [String]
  /// Whether it is the path of a file rather than a URL.
  let isPath: Bool
  var findings: [LinkFinding] = []
  var destination: String?
  var display: LinkDisplay?

  /// The longest destination that is read, in bytes (LS-P11).
  static let longest = 65_536

  /// The number of findings at which the examination of a link's text stops.
  static let mostFindings = 32

  init(
    of destination: String, titles: [String] = [], isPath: Bool = false, in context: LinkContext,
    by safety: LinkSafety
  ) {
    self.titles = titles
    self.isPath = isPath
    self.safety = safety
    self.context = context
    written = destination
    bytes = Array(destination.utf8)
    let isTooLong = bytes.count > Self.longest
    reading = URLReading(of: isTooLong ? "" : destination)
    isRelative = reading.failure?.kind == .missingSchemeNonRelativeURL
  }

  var policy: LinkSafety.Policy { safety.policy }

  /// The destination, once it is read.
  var url: URLRecord? { reading.url }

  /// The outcome.
  var assessment: LinkAssessment {
    var assessment = LinkAssessment(findings: findings, display: display, data: safety.data)
    if assessment.verdict != .block { assessment.destination = destination }
    return assessment
  }

  mutating func run() {
    if isPath { return runOnPath() }
    guard bytes.count <= Self.longest else {
      find("LS-P11", "the address is longer than 65,536 bytes", .block)
      return
    }
    if isRelative { checkRelative() } else { checkScheme() }
    checkCharacters()
    if let url {
      // Only an opaque path may hold spaces.
      let serialized = url.serialized
      let hasSpaces = serialized.utf8.contains(0x20)
      let canonical = hasSpaces ? serialized.replacing(" ", with: "%20") : serialized
      destination = canonical
      display = LinkDisplay(of: hasSpaces ? URLRecord(canonical) ?? url : url, by: safety)
      check(url)
    }
    if let url {
      let chain = RedirectorChain(from: url)
      checkRedirectors(chain)
      checkWords(leadingTo: chain.target)
    }
    checkSurroundings()
  }

  mutating func find(
    _ rule: String, _ message: String, _ verdict: LinkVerdict, at range: Range<Int>? = nil
  ) {
    findings.append(LinkFinding(rule: rule, message: message, verdict: verdict, utf8Range: range))
  }

  /// Examines what was read, by the kind of its scheme.
  private mutating func check(_ url: URLRecord) {
    switch url.scheme {
    case "mailto": checkMail(url)
    case "tel", "sms": checkNumber(url)
    case "file": break
    default:
      if !isRelative || url.host != policy.base?.host { checkAuthority(of: url) }
    }
    if let length = destination?.utf8.count, length > 2_048 {
      find("LS-P11", "the address has \(length) characters", .warn)
    }
  }
}
