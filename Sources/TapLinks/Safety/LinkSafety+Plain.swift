package import TapText

extension LinkSafety {
  /// Assesses a link whose address and text are so plain that what is known of its host says all;
  /// `nil` for any other link.
  ///
  /// The answer is that of ``examine(_:in:)``, and costs a small part of it: most links of a page
  /// lead to pages of a few hosts, under words.
  ///
  /// - Complexity: O(length of the destination and of the text around the link).
  package func plainAssessment(of link: Link, in context: LinkContext) -> LinkAssessment? {
    guard let address = plainAddress(link.destination), !link.isPath, link.title == nil,
      link.label == nil, policy.schemeVerdicts.isEmpty, !context.isReordered,
      context.touching.isEmpty, context.overlapping.isEmpty, context.alternativeTexts.isEmpty,
      context.joinedText == nil
    else { return nil }
    if let text = context.text {
      let isAddress = address.plain.showsHostAlone && text == link.destination
      guard isAddress || PlainWords.isOfWords(text.utf8Span.span),
        PlainWords.opens(context.precedingText.utf8Span.span),
        PlainWords.closes(context.followingText.utf8Span.span)
      else { return nil }
    }
    let host = address.plain.host
    let canonical = address.plain.endsWithHost ? link.destination + "/" : link.destination
    let display = LinkDisplay(
      text: canonical, host: host,
      emphasis: host.lowerBound + address.entry.emphasis..<host.upperBound)
    return LinkAssessment(destination: canonical, display: display, data: data)
  }

  /// Returns who is behind a plain address; `nil` for any other one.
  func plainIdentity(of destination: String) -> LinkIdentity? {
    guard let address = plainAddress(destination) else { return nil }
    return LinkIdentity(
      scheme: address.plain.isSecure ? "https" : "http", host: address.name,
      owner: address.entry.owner, redirectors: [])
  }

  /// Reads an address with nothing odd about it or its host.
  private func plainAddress(
    _ destination: String
  ) -> (plain: PlainAddress, name: String, entry: HostMemory.Entry)? {
    let bytes = destination.utf8Span.span
    guard let plain = PlainAddress(bytes) else { return nil }
    let name = bytes.extracting(plain.host).string
    let entry = entry(for: name)
    return entry.isPlain ? (plain, name, entry) : nil
  }
}
