import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// Notifies the log and the delegate of what happened to links, in order.
  func reportEvents() {
    guard !isReporting, !events.isEmpty else { return }
    isReporting = true
    // Those who are notified of one event may take the view out of the window before the next.
    logWindow = window
    defer { logWindow = nil }
    var index = 0
    while index < events.count {
      handle(events[index])
      index += 1
    }
    events.removeAll(keepingCapacity: true)
    isReporting = false
    displayStates()
  }

  private func handle(_ event: LinkEvent) {
    switch event.kind {
    case .activate: followLink(event)
    case .menu: openMenu(event)
    case .lift: lift(event)
    case .focus:
      focusDidMove(to: event)
      report(event)
    case .press, .leave, .cancel, .confirm, .hover: report(event)
    }
  }

  func report(_ event: LinkEvent) {
    logWindow?.log(self, .link(event))
    delegate?.textView(self, didReceive: event)
  }

  /// Follows a link, if the assessor, the delegate and, for verdict `confirm`, the user agree
  /// (LINK-24 to LINK-27).
  private func followLink(_ event: LinkEvent) {
    // Whoever is asked may change the text.
    let text = layout.text
    guard let span = span(of: event) else { return }
    guard !awaitsConfirmation else {
      refuse(event)
      return
    }
    let assessment = assess(span)
    guard assessment.verdict != .block else {
      refuse(event)
      return
    }
    switch action(for: span) {
    case .activate:
      let activation = LinkActivation(
        span, in: text, assessment: assessment, source: event.source)
      if assessment.verdict == .confirm { ask(about: activation) } else { follow(activation) }
    case .menu: openMenu(LinkEvent(.menu, event.link, source: event.source))
    case .none: refuse(event)
    }
  }

  func follow(_ activation: LinkActivation) {
    let link = activation.span.link.id
    interaction.visited.insert(link)
    report(LinkEvent(.activate, link, source: activation.source))
    if document?.follow(activation.span.link.destination) == true { return }
    delegate?.textView(self, didActivate: activation)
    onActivate?(activation)
  }

  /// Lets nothing come of an event, and ends the appearance of the press.
  func refuse(_ event: LinkEvent) {
    refusalCount += 1
    guard event.source == .pointer else { return }
    report(LinkEvent(.cancel, event.link, source: event.source))
  }

  /// What a tap on a link does; `nil` where neither it nor a menu does anything.
  func action(for span: LinkSpan) -> LinkAction? {
    guard let delegate else { return .activate }
    if let action = delegate.textView(self, primaryActionFor: span) { return action }
    return delegate.textView(self, menuFor: span) == nil ? nil : .menu
  }

  private func openMenu(_ event: LinkEvent) {
    guard let span = span(of: event) else { return }
    let menu = delegate.map { $0.textView(self, menuFor: span) } ?? LinkMenu()
    guard var menu else {
      refuse(event)
      return
    }
    menu.showsPreview = delegate?.textView(self, showsPreviewFor: span) ?? false
    report(event)
    delegate?.textView(self, didRequest: menu, for: span)
  }

  private func lift(_ event: LinkEvent) {
    guard let span = span(of: event) else { return }
    report(event)
    // A link that leads nowhere carries its text alone.
    delegate?.textView(
      self,
      didLift: LinkPayload(
        destination: assess(span).destination ?? "", text: layout.text.string(in: span.utf8Range)))
  }

  private func span(of event: LinkEvent) -> LinkSpan? {
    event.link.flatMap { layout.text.link(withID: $0) }
  }
}
