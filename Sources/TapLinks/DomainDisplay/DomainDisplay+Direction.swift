internal import TapUnicode

extension DomainDisplay {
  /// The host with isolates around it and around each label of right-to-left letters, for a view
  /// that shows it as part of a text (LS-B4, LS-B5).
  ///
  /// The labels then are in their logical order from left to right, whatever the paragraph, and no
  /// digits of one label move beside another.
  public var isolatedText: String {
    let labels = host.labels.map { label in
      needsBidi(label.text) ? "\u{2068}\(label.text)\u{2069}" : label.text
    }
    return "\u{2066}\(labels.joined(separator: "."))\u{2069}"
  }
}

/// Whether a text has letters or digits that run from right to left.
private func needsBidi(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    unsafe TextTraits(of: Span(_unsafeElements: bytes)).contains(.needsBidi)
  }
}
