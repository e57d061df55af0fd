import TapText
import TapUnicode

extension LinkExamination {
  /// Compares the words that show the link with where it leads (LS-T1 to LS-T9).
  mutating func checkWords() {
    guard let text = context.text, let url else { return }
    let words = PlainWords(text)
    let found = safety.detector.detect(in: words.bytes)
    let comparison = AddressComparison(with: url, by: safety)
    let addresses = found.filter { address in
      (address.kind == .url || address.kind == .email)
        && !(address.isWeak && namesFile(words.bytes[address.utf8], at: comparison.target))
    }
    // Nobody reads more of them.
    for address in addresses where findings.count < Self.mostFindings {
      let shown = Array(words.bytes[address.utf8])
      if let finding = comparison.finding(on: address, shownAs: shown), !findings.contains(finding)
      {
        findings.append(finding)
      }
    }
    let target = comparison.target
    if addresses.isEmpty, target.isSpecial { compareFileName(words, with: target) }
  }

  /// Whether a word that may be a host or a file is the file to which the link leads (LD-17).
  private func namesFile(_ word: ArraySlice<UInt8>, at target: URLRecord) -> Bool {
    let name = word.map(ASCII.lowercased)
    guard let ending = name.fileExtension, !Self.hostEndings.contains(ending) else { return false }
    if isRelative { return true }
    let segment = target.path.utf8.split(separator: UInt8(ascii: "/")).last
    return segment?.percentDecoded().fileExtension == ending
  }

  /// Endings of files that are hosts far more often where links are named after them.
  private static let hostEndings = Set(
    ["ai", "app", "cc", "in", "is", "la", "ml", "mo", "pl", "sc"].map { Array($0.utf8) })

  /// Compares the name of a file with the file that the link leads to (LS-T8).
  private mutating func compareFileName(_ words: PlainWords, with target: URLRecord) {
    guard let shown = words.bytes.fileExtension else { return }
    let isTurned =
      context.text?.unicodeScalars.contains { Invisible.isEmbedding($0.value) } ?? false
    let segment = target.path.utf8.split(separator: UInt8(ascii: "/")).last
    let real = segment?.percentDecoded().fileExtension
    guard isTurned || (real != nil && real != shown) else { return }
    find("LS-T8", "the text shows another kind of file than the link leads to", .warn)
  }
}

extension Collection<UInt8> {
  /// What follows the last dot of the name of a file, in small letters; `nil` where these are no
  /// such name.
  fileprivate var fileExtension: [UInt8]? {
    let name = Array(self)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    let end = name[(dot + 1)...]
    guard (1...5).contains(end.count), end.allSatisfy(ASCII.isAlphanumeric),
      end.contains(where: ASCII.isLetter), !name.contains(UInt8(ascii: "\n"))
    else { return nil }
    return end.map(ASCII.lowercased)
  }
}
