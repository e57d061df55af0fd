extension DomainDisplay {
  /// A host of which the left may be left out.
  public struct Elided: Sendable, Hashable {
    /// The host, or an ellipsis and the end of it.
    public var text: String
    /// Where the registrable domain is in `text`, in UTF-8 code units.
    public var emphasized: Range<Int>
  }

  /// Returns the host in no more than some Unicode scalars, unless the registrable domain alone has
  /// more: that is always whole (LS-B8).
  ///
  /// Whole labels are left out, on the left, and one ellipsis (U+2026) stands for them and their
  /// dots. Of a padded host all labels before the registrable domain are left out (LS-B7).
  ///
  /// - Complexity: O(*n*).
  public func elided(to limit: Int) -> Elided {
    let whole = Elided(text: text, emphasized: emphasized)
    if !isPadded, text.unicodeScalars.count <= limit { return whole }
    var rest = registrableText
    let before = host.labels.dropLast(registrableLabels)
    if before.isEmpty { return whole }
    var room = isPadded ? 0 : limit - rest.unicodeScalars.count - 1
    for label in before.reversed() {
      room -= label.text.unicodeScalars.count + 1
      guard room >= 0 else { break }
      rest = label.text + "." + rest
    }
    let text = "\u{2026}" + rest
    let end = text.utf8.count
    return Elided(text: text, emphasized: end - registrableText.utf8.count..<end)
  }
}
