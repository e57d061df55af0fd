internal import TapUnicode

/// A decoded label, about to be assessed.
struct IDNLabel {
  let text: String
  let scalars: [UInt32]

  init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars.map(\.value)
  }

  /// Returns the first reason not to show the label as it is, or `nil`.
  func concern(under top: TopLevelDomain) -> IDNConcern? {
    // Before what depends on the version of UTS #39: there the joiners came and went.
    if scalars.contains(where: Self.isDeviation) { return .deviationCharacter }
    guard let verdict = SpoofChecker.hosts.check(text) else { return .undecodable }
    if !verdict.hasAllowedCharacters { return .disallowedCharacter }
    if !verdict.passes { return .mixedScripts }
    if hasForeignLetter(under: top) { return .foreignLetter }
    if verdict.level == .ascii { return nil }
    if verdict.level == .singleScript, !scalars.contains(where: Self.needsContext) {
      return concernOfOneScript(under: top)
    }
    return concernOfContext
  }

  /// What may be wrong with a label of one script, which has no letters that depend on others.
  private func concernOfOneScript(under top: TopLevelDomain) -> IDNConcern? {
    let isLookAlike = WholeScriptLookAlikes.all.contains {
      $0.consistsOfLookAlikes(scalars) && !$0.isExpected(under: top)
    }
    if isLookAlike { return .wholeScriptLookAlike }
    return looksLikeDigits ? .digitLookAlike : nil
  }

  /// What may be wrong with a label of several scripts, or with letters that depend on others.
  private var concernOfContext: IDNConcern? {
    if looksLikeDigits { return .digitLookAlike }
    if mixesAccentedLatin { return .accentedLatin }
    return hasMisleadingSequence ? .misleadingSequence : nil
  }
}

extension SpoofChecker {
  /// Checks labels of hosts (LS-I2, LS-I3).
  ///
  /// What is left out of UTS #39's sets are look-alikes of punctuation, letters that fonts lack or
  /// draw alike, and blocks of letters that are hardly used, as Chromium does.
  static let hosts = SpoofChecker(excluding: [
    0x0138...0x0138, 0x01CD...0x01DC, 0x02BB...0x02BC, 0x02EC...0x02EC, 0x0338...0x0338,
    0x058A...0x058A, 0x1C80...0x1C8F, 0x1E00...0x1E9B, 0x1F00...0x1FFF, 0x2010...0x2010,
    0x2019...0x2019, 0x2027...0x2027, 0x30A0...0x30A0, 0xA640...0xA69F, 0xA720...0xA7FF,
  ])
}
