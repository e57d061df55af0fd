import TapUnicode

/// The top-level domains that there are, such as `com` and `みんな`.
///
/// A host without a scheme is a link only if it ends in one (LD-7). They come from a public suffix
/// list, or are given one by one.
public struct TopLevelDomains: Sendable {
  private enum Source: Sendable {
    case list(PublicSuffixList)
    case labels(LabelSet)
  }

  private let source: Source

  /// Those of the public suffix list that the installed libpsl was built with.
  public static let builtIn = TopLevelDomains(PublicSuffixList.builtIn)

  /// Takes the domains of a public suffix list.
  public init(_ list: PublicSuffixList) { source = .list(list) }

  /// Takes labels, in Unicode or in ASCII form or both, in any case: the list of the IANA, say.
  public init(_ labels: some Sequence<String>) {
    source = .labels(LabelSet(labels.map { Array($0.lowercased().utf8) }))
  }

  /// Whether a label is a top-level domain, in any case.
  ///
  /// - Complexity: O(length of the label), less than 100 ns.
  public func contains(_ label: String) -> Bool { contains(Array(label.utf8).span) }

  /// Whether a label in UTF-8 is a top-level domain, in any case.
  package func contains(_ label: Span<UInt8>) -> Bool {
    // A label has 63 bytes in ASCII, and so at most 59 letters of four bytes.
    guard label.count > 1, label.count < 256 else { return false }
    if knows(label) { return true }
    guard hasMappedLetter(label) else { return false }
    guard let mapped = DomainMapping.whatwg.toASCII(label).validName else { return false }
    return knows(mapped.utf8Span.span)
      || DomainMapping.whatwg.toUnicode(mapped).validName.map { knows($0.utf8Span.span) } ?? false
  }

  private func knows(_ label: Span<UInt8>) -> Bool {
    switch source {
    // South Africa registers below second-level domains alone, so the list has only those.
    case .list(let list): list.rules?.isTopLevel(label) == true || label.isWord("za")
    case .labels(let labels): labels.contains(label)
    }
  }

  /// Whether a letter beyond ASCII stands for another, such as a capital one, or has a mark with
  /// which it may be another.
  private func hasMappedLetter(_ label: Span<UInt8>) -> Bool {
    var offset = label.asciiEnd(from: 0)
    while offset < label.count {
      let scalar = label.scalar(at: offset)
      if scalar.value >= 0x80, LinkTable.shared[scalar.value].isMapped { return true }
      if ScalarProperties.shared[scalar.value].group == .mark { return true }
      offset += scalar.length
    }
    return false
  }
}
