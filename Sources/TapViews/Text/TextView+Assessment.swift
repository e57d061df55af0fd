import TapInteraction
import TapLayout
public import TapText

extension TextView {
  /// What the assessor says about a link now, with where it leads and what to show of that.
  ///
  /// - Complexity: O(length of the paragraph) for the first of its paragraph, beside what the assessor
  ///   takes.
  public func assess(_ span: LinkSpan) -> LinkAssessment {
    guard assessor.usesContext else { return assessor.assess(span.link, in: .empty) }
    var reader = assessed.reader ?? LinkContextReader(layout.text)
    assessed.reader = nil
    defer { assessed.reader = reader }
    return assessor.assess(span.link, in: reader.context(of: span))
  }

  /// What the assessor said about a link when it was first asked since the text came (LS-A2); `nil`
  /// for a link that is not in the text.
  public func assessment(of link: LinkID) -> LinkAssessment? {
    assessLink(link)
    return assessed.assessments[link] ?? layout.text.link(withID: link).map(assess)
  }

  /// What the assessor said about a link where that depends on more than the destination, else `nil`.
  func contextualAssessment(of link: LinkID) -> LinkAssessment? {
    guard assessor.usesContext else { return nil }
    assessLink(link)
    return assessed.assessments[link]
  }

  /// Asks the assessor about a link before it matters, unless it was asked: one that must not be
  /// followed becomes inert.
  ///
  /// - Complexity: O(1) and without allocation for a link that it was asked about.
  func assessLink(_ link: LinkID) {
    guard !assessed.contains(link), isBlocked(link) else { return }
    interaction.addInertLink(link)
    if displayedStates[link] != nil { displayedStates[link] = stateInSight(of: link) }
  }

  /// Asks the assessor about the link with an index, unless it was asked.
  func assessLink(at index: Int) {
    guard !assessed.isComplete else { return }
    assessLink(layout.linkID(at: index))
  }

  /// Asks the assessor about the links that a rectangle shows.
  func assessLinks(in rect: Rect) {
    guard !assessed.isComplete else { return }
    // Letters may overhang from beside it.
    let margin = rect.width.isFinite ? rect.width : 0
    let wide = Rect(
      x: rect.x - margin, y: rect.y, width: rect.width + 2 * margin, height: rect.height)
    layout.forEachLinkFragment(in: wide) { link, _ in assessLink(at: link) }
  }

  /// Asks the assessor about all links that it was not asked about.
  func assessAllLinks() {
    guard !assessed.isComplete else { return }
    let layout = layout
    for index in 0..<layout.text.linkCount { assessLink(layout.linkID(at: index)) }
    assessed.isComplete = true
  }

  /// Asks the assessor about the link that the focus moves to from an index on, and about those that
  /// it skips since they must not be followed.
  func assessFocusStop(from start: Int) {
    var start = start
    while !assessed.isComplete, let index = focusStop(from: start, step: 1) {
      let link = layout.linkID(at: index)
      guard !assessed.contains(link) else { return }
      assessLink(link)
      start = index
    }
  }

  /// Forgets what was said about the links of another text.
  ///
  /// What goes on with links that the text still has goes on unless they are blocked now.
  func assessLinksAnew() {
    setInertLinks(askAnew(about: interaction.linksInUse))
  }

  /// Asks another assessor about the links whose verdict mattered so far.
  func assessorDidChange() {
    let asked = assessed.isComplete ? layout.text.links.map(\.link.id) : Array(assessed.links)
    setInertLinks(askAnew(about: asked + interaction.linksInUse))
  }

  private func setInertLinks(_ inert: Set<LinkID>) {
    guard inert != interaction.inertLinks else { return }
    interaction.setInertLinks(inert, into: &events)
    reportEvents()
    contentDidMove()
    setNeedsDisplay()
  }

  /// Asks the assessor about some links of the text, or about all if there are few; returns those
  /// that must not be followed.
  private func askAnew(about links: [LinkID]) -> Set<LinkID> {
    assessed = AssessedLinks()
    let text = layout.text
    let isShort = text.linkCount <= AssessedLinks.few
    var inert: Set<LinkID> = []
    for link in isShort ? text.links.map(\.link.id) : links
    where !assessed.contains(link) && isBlocked(link) {
      inert.insert(link)
    }
    assessed.isComplete = isShort
    return inert
  }

  /// Asks the assessor about each range of a link, and returns whether it must not be followed.
  private func isBlocked(_ link: LinkID) -> Bool {
    let text = layout.text
    let indices = text.linkIndices(withID: link)
    guard !indices.isEmpty else { return false }
    assessed.insert(link)
    var isBlocked = false
    for index in indices {
      let assessment = assess(text.link(at: index))
      if assessment.verdict == .block { isBlocked = true }
      // What depends on the destination alone is soon found again.
      if assessor.usesContext { assessed.keep(assessment, of: link) }
    }
    return isBlocked
  }
}

extension LinkContext {
  /// For an assessor that reads none.
  fileprivate static let empty = LinkContext(text: nil)
}
