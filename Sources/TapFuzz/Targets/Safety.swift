import TapLinks
import TapText
import TapUnicode

extension FuzzTarget {
  /// Whatever a link leads to and whatever shows it: what is canonical stays so, nothing but what
  /// the policy lists is allowed, and no control that turns text around goes unnoticed (F-4).
  ///
  /// The first line is the destination, the rest the text that shows the link.
  static let safety = FuzzTarget(name: "safety") { bytes in
    guard bytes.count <= 4_000 else { return }
    let input = bytes.indices.map { bytes[$0] }
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.count
    let destination = String(decoding: input[..<end], as: UTF8.self)
    let text = String(decoding: input[end...].dropFirst(), as: UTF8.self)
    checkReading(of: destination, relativeTo: URLRecord(text))
    checkVerdict(on: destination, shownAs: text)
  }

  private static let policies: [LinkSafety] = {
    let standard = LinkSafety()
    var open = standard
    for scheme in ["geo", "xmpp", "ftp", "ssh", "x-own"] {
      open.policy.schemeVerdicts[scheme] = .allow
    }
    open.policy.base = URLRecord("https://example.com/docs/index.html")
    return [standard, open]
  }()

  private static func checkReading(of text: String, relativeTo base: URLRecord?) {
    for base in [nil, base] {
      let reading = URLReading(of: text, base: base)
      require((reading.url == nil) == (reading.failure != nil), "a failure has a reason")
      for problem in reading.problems {
        require((0...text.utf8.count).contains(problem.offset), "\(problem) is in the text")
      }
      guard let url = reading.url else { continue }
      let canonical = url.serialized
      require(URLRecord(canonical) == url, "\(canonical) stays as it is")
      require(canonical.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(canonical) is plain")
      let form = url.comparisonForm
      require(URLRecord(form)?.comparisonForm == form, "the form \(form) stays as it is")
    }
  }

  private static func checkVerdict(on destination: String, shownAs text: String) {
    for safety in policies {
      let link = Link(id: LinkID(rawValue: 1), destination: destination)
      for assessment in [safety.assess(destination), safety.assess(link, shownAs: text)] {
        check(assessment, of: destination, by: safety)
      }
    }
  }

  private static func check(
    _ assessment: LinkAssessment, of written: String, by safety: LinkSafety
  ) {
    if let display = assessment.display { check(display) }
    if written.unicodeScalars.contains(where: { isBidiControl($0.value) }) {
      require(!assessment.findings.isEmpty, "a bidi control is noticed")
    }
    for finding in assessment.findings {
      require(!finding.rule.isEmpty && !finding.message.isEmpty, "a finding has words")
    }
    guard let destination = assessment.destination else {
      require(assessment.verdict >= .confirm, "a link without destination is not allowed")
      return
    }
    require(assessment.verdict != .block, "a blocked link has no destination")
    let scheme = destination.prefix { $0 != ":" && $0 != "#" }
    let verdict = safety.policy.verdict(forScheme: String(scheme))
    require(
      scheme == "file" || destination.hasPrefix("#") || assessment.verdict >= verdict,
      "\(scheme) has at least the verdict of the policy")
    require(safety.assess(destination).destination == destination, "\(destination) stays as it is")
  }

  private static func check(_ display: LinkDisplay) {
    let bytes = Array(display.text.utf8)
    for range in [display.host, display.emphasis].compactMap({ $0 }) + display.isolates {
      require(range.upperBound <= bytes.count, "a range is within the displayed text")
    }
    let isClean = display.text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !isBidiControl($0.value) && !(0x7F...0x9F).contains($0.value)
    }
    require(isClean, "what is shown has no controls")
    guard let owner = display.emphasis else { return }
    for limit in [0, 20, 60] {
      let short = display.elided(toCount: limit)
      let whole = short.emphasis.map { Array(Array(short.text.utf8)[$0]) }
      require(whole == Array(bytes[owner]), "the owner of a host stays whole")
    }
  }

  private static func isBidiControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
