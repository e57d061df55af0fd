import TapText
import TapUnicode

extension LinkExamination {
  /// Compares what shows the link with where it leads (LS-T1 to LS-T9).
  mutating func checkWords(leadingTo target: URLRecord) {
    guard let url else { return }
    let comparison = IdentityComparison(
      with: url, leadingTo: target, isRelative: isRelative, by: safety)
    if let text = context.text { checkText(text, by: comparison) }
    if let whole = context.joinedText { checkLabel(whole, by: comparison) }
    for label in context.alternativeTexts + titles { checkLabel(label, by: comparison) }
  }

  private mutating func checkText(_ text: String, by comparison: IdentityComparison) {
    let drawn = DrawnText(text)
    let identities = safety.identities(in: drawn)
    for identity in identities where !namesTarget(identity, comparison.target) {
      guard let finding = comparison.finding(on: identity.kind) else { continue }
      findOnce(finding)
    }
    if identities.isEmpty, comparison.target.isSpecial {
      compareFileName(drawn, with: comparison.target)
    }
    checkEdges(of: text, by: comparison)
  }

  /// Compares a title, a label or a picture's text with where the link leads.
  private mutating func checkLabel(_ label: String, by comparison: IdentityComparison) {
    for identity in safety.identities(in: DrawnText(label)) {
      guard identity.isAddress, !namesTarget(identity, comparison.target),
        var finding = comparison.finding(on: identity.kind)
      else { continue }
      finding.message = "a title, label or picture: \(finding.message)"
      findOnce(finding)
    }
  }

  /// Compares what the link and the letters that touch it show together (LS-T10).
  private mutating func checkEdges(of text: String, by comparison: IdentityComparison) {
    // Where text is turned around it is a finding of its own (LS-B2).
    let preceding = String(context.precedingText.unicodeScalars.suffix(while: { !$0.turnsText }))
    let following = String(context.followingText.unicodeScalars.prefix(while: { !$0.turnsText }))
    guard !(preceding + following).isEmpty else { return }
    let before = DrawnText(preceding).scalars.count
    let whole = DrawnText(preceding + text + following)
    let inside = before..<before + DrawnText(text).scalars.count
    for identity in safety.identities(in: whole) {
      let range = identity.range
      guard range.overlaps(inside),
        range.lowerBound < inside.lowerBound || range.upperBound > inside.upperBound,
        identity.isAddress, !namesTarget(identity, comparison.target),
        let finding = comparison.finding(on: identity.kind)
      else { continue }
      find(
        "LS-T10", "with the letters around the link, \(finding.message)",
        min(finding.verdict, .confirm))
    }
  }

  private mutating func findOnce(_ finding: LinkFinding) {
    guard findings.count < Self.mostFindings, !findings.contains(finding) else { return }
    findings.append(finding)
  }

  /// Whether a host without a scheme is the name of the file to which the link leads (LD-17).
  private func namesTarget(_ identity: ShownIdentity, _ target: URLRecord) -> Bool {
    guard case .host(let host) = identity.kind, host.scheme == nil, host.port == nil,
      host.drawn.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 1,
      let ending = Array(host.drawn.utf8).fileExtension, !Self.hostEndings.contains(ending),
      isFileEnding(ending.span)
    else { return false }
    if isRelative { return true }
    let segment = target.path.utf8.split(separator: UInt8(ascii: "/")).last
    return segment?.percentDecoded().fileExtension == ending
  }

  /// Endings of files that are hosts far more often where links are named after them.
  private static let hostEndings = Set(
    ["ai", "app", "cc", "in", "is", "la", "ml", "mo", "pl", "sc"].map { Array($0.utf8) })

  /// Compares the name of a file with the file that the link leads to (LS-T8).
  private mutating func compareFileName(_ text: DrawnText, with target: URLRecord) {
    let name = Array(text.string(in: text.scalars.indices).utf8)
    guard let shown = name.fileExtension else { return }
    let isTurned =
      context.text?.unicodeScalars.contains { Invisible.isEmbedding($0.value) } ?? false
    let segment = target.path.utf8.split(separator: UInt8(ascii: "/")).last
    let file = segment?.percentDecoded() ?? []
    let real = file.fileExtension
    guard isTurned || (real != nil && real != shown && !file.contains(name)) else { return }
    find("LS-T8", "the text shows another kind of file than the link leads to", .warn)
  }
}

extension ShownIdentity {
  /// Whether it is the address of a host or of mail.
  fileprivate var isAddress: Bool {
    switch kind {
    case .host, .mail: true
    case .mention, .hashtag, .phone, .path: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar embeds, overrides or isolates a direction.
  fileprivate var turnsText: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

extension BidirectionalCollection {
  /// The last elements that fulfil a condition.
  fileprivate func suffix(while isIncluded: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, isIncluded(self[index(before: start)]) {
      start = index(before: start)
    }
    return self[start...]
  }
}

extension LinkSafety {
  /// Returns the identities that a text shows.
  func identities(in text: DrawnText) -> [ShownIdentity] {
    IdentityReader(text, topLevelDomains: topLevelDomains, protected: hosts.protected).identities
  }
}

extension Collection<UInt8> {
  /// What follows the last dot of the name of a file, in small letters; `nil` where these are no
  /// such name.
  fileprivate var fileExtension: [UInt8]? {
    let name = Array(self)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    let end = name[(dot + 1)...]
    // `8.x` is a version.
    guard (1...5).contains(end.count), end.allSatisfy(ASCII.isAlphanumeric),
      end.contains(where: ASCII.isLetter), !name.contains(UInt8(ascii: "\n")),
      name[..<dot].contains(where: { ASCII.isLetter($0) || $0 >= 0x80 })
    else { return nil }
    return end.map(ASCII.lowercased)
  }
}
