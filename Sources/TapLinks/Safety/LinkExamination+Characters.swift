import TapText
import TapUnicode

extension LinkExamination {
  /// Finds characters that no address should contain (LS-P4, LS-P12, LS-B1, LS-B6), the first of
  /// each kind.
  mutating func checkCharacters() {
    let inside = written.trimmed
    var told = Set<String>()
    var offset = 0
    while offset < bytes.count {
      let scalar = bytes.span.scalar(at: offset)
      let range = offset..<offset + scalar.length
      let isInHost = reading.hostRange?.contains(offset) ?? false
      if let finding = finding(
        scalar.value, at: range, isInside: inside.contains(offset), isInHost: isInHost),
        told.insert("\(finding.rule) \(finding.verdict)").inserted
      {
        findings.append(finding)
      }
      offset += scalar.length
    }
    checkPadding(in: inside)
  }

  /// Looks for blanks by which the end of an address gets out of view (LS-B7).
  private mutating func checkPadding(in range: Range<Int>) {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = bytes.span.scalar(at: offset)
      let isEncoded = scalar.value == 0x25 && bytes.hexByte(at: offset + 1) == 0x20
      let isBlank =
        isEncoded || scalar.value == 0x2800 || scalar.value == 0x3164
        || ScalarProperties.shared[scalar.value].isWhiteSpace
      count = isBlank ? count + 1 : 0
      offset += isEncoded ? 3 : scalar.length
      guard count <= 8 else {
        return find("LS-B7", "many blanks hide the end of the address", .warn, at: range)
      }
    }
  }

  private func finding(
    _ scalar: UInt32, at range: Range<Int>, isInside: Bool, isInHost: Bool
  ) -> LinkFinding? {
    func found(_ rule: String, _ message: String, _ verdict: LinkVerdict) -> LinkFinding {
      LinkFinding(rule: rule, message: message, verdict: verdict, utf8Range: range)
    }
    switch scalar {
    case 9, 10, 13:
      return isInside
        ? found("LS-P4", "the address contains a tab or line end", .warn) : nil
    case 0...0x1F, 0x7F...0x9F, 0xFFFD:
      let isGrave = isInHost || scalar == 0
      return found("LS-P12", "the address contains a control character", isGrave ? .block : .warn)
    case _ where Invisible.isBidiControl(scalar):
      let verdict: LinkVerdict = isInHost ? .block : .warn
      return found("LS-B1", "the address contains a bidi control, which reorders text", verdict)
    case _ where InvisibleScalars.isBlankLetter(scalar):
      let verdict: LinkVerdict = isInHost ? .block : .warn
      return found("LS-B6", "the address contains an invisible letter", verdict)
    case _ where isInHost && ScalarProperties.shared[scalar].isIgnorable:
      return found("LS-B6", "the host contains an invisible character", .warn)
    case 0x200B, 0x2060, 0xFEFF:
      return found("LS-B6", "the address contains an invisible character", .warn)
    default: return nil
    }
  }
}

extension String {
  /// Where a URL is in a text, without the controls and spaces at both ends.
  fileprivate var trimmed: Range<Int> {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
      let last = bytes.lastIndex(where: { $0 > 0x20 })
    else { return 0..<0 }
    return first..<last + 1
  }
}
