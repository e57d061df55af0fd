import TapLinkProfiles
import TapLinks
import TapTestSupport
import TapText

extension FuzzTarget {
  /// The laws of links hold for any text (F-1, F-2), an address written with few escapes is found
  /// whole (F-3), and an edit gives the links of the whole text (LD-20).
  static let detect = FuzzTarget(name: "detect") { bytes in
    guard bytes.count <= 4_000 else { return }
    var input = FuzzInput(bytes)
    let detector = LinkDetector(profile: profile(from: &input))
    let laws = LinkLaws(detector)
    // The other grammars know fewer letters than an address may have.
    if detector.profile.grammar == .uts58, input.once(in: 4) {
      return checkRoundTrip(laws, &input)
    }
    let editEnd = input.number(below: 64)
    let insertion = RandomLinkText.make(input.number(below: 6), from: &input)
    let rest = input.rest()
    requireNone(laws.work(rest))
    let text = String(decoding: rest, as: UTF8.self)
    show(text.debugDescription)
    requireNone(laws.violations(in: text))
    let old = AttributedText(text, chunkSize: 64)
    var new = old
    let edit = clusters(of: old, editEnd)
    new.replaceSubrange(edit, with: insertion)
    requireNone(laws.violations(from: old, to: new))
  }

  private static func profile(from input: inout FuzzInput) -> DetectionProfile {
    switch input.number(below: 8) {
    case 0: return .uts58Strict
    case 1:
      var profile = DetectionProfile.unicode
      profile.kinds.formUnion([.phone, .mention, .hashtag])
      return profile
    case 2: return .linkifyIt
    case 3: return .terminal
    case 4: return .twitter
    case 5: return .telegram
    case 6: return .gfm
    default: return .unicode
    }
  }

  private static func checkRoundTrip(_ laws: LinkLaws, _ input: inout FuzzInput) {
    let parts = LinkParts.random(from: &input)
    show(parts.minimallyEscaped().debugDescription)
    requireNone(laws.violations(of: parts))
  }

  /// A range near an offset that cuts no cluster.
  private static func clusters(of text: AttributedText, _ place: Int) -> Range<Int> {
    let lower = text.clusterRange(at: min(place * 3, text.utf8Count))?.lowerBound ?? text.utf8Count
    let upper = text.clusterRange(at: min(lower + place % 7, text.utf8Count))?.lowerBound
    return lower..<max(lower, upper ?? text.utf8Count)
  }

  private static func requireNone(_ violations: [String]) {
    require(violations.isEmpty, violations.first ?? "")
  }
}
