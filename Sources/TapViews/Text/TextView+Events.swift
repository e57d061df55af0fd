import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// Reports link events to the log and the delegate, in order.
  func tellEvents() {
    guard !isTelling, !events.isEmpty else { return }
    isTelling = true
    // Those who hear of one event may take the view out of the window before the next.
    logWindow = window
    defer { logWindow = nil }
    var index = 0
    while index < events.count {
      tell(events[index])
      index += 1
    }
    events.removeAll(keepingCapacity: true)
    isTelling = false
    displayStates()
  }

  private func tell(_ event: LinkEvent) {
    switch event.kind {
    case .activate: followLink(event)
    case .menu: openMenu(event)
    case .lift: lift(event)
    case .focus:
      focusDidMove(to: event)
      report(event)
    case .press, .leave, .cancel, .hover: report(event)
    }
  }

  private func report(_ event: LinkEvent) {
    logWindow?.log(self, .link(event))
    delegate?.textView(self, didReceive: event)
  }

  /// Follows a link, if the assessor and the delegate still allow it (LINK-24 to LINK-27).
  private func followLink(_ event: LinkEvent) {
    guard let span = span(of: event) else { return }
    guard !awaitsConfirmation else {
      refuse(event)
      return
    }
    let assessment = assess(span)
    guard assessment?.verdict != .block else {
      refuse(event)
      return
    }
    switch action(for: span) {
    case .activate:
      report(event)
      delegate?.textView(
        self, didActivate: LinkActivation(span, assessment: assessment, source: event.source))
    case .menu: openMenu(LinkEvent(.menu, event.link, source: event.source))
    case .none: refuse(event)
    }
  }

  /// Lets nothing come of an event, and takes back the appearance of the press.
  private func refuse(_ event: LinkEvent) {
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
    let words = layout.text.string(in: span.range)
    let assessment = assess(span)
    // What leads nowhere carries its words alone.
    let destination = assessment == nil ? span.link.destination : assessment?.destination ?? ""
    delegate?.textView(self, didLift: LinkPayload(destination: destination, text: words))
  }

  private func span(of event: LinkEvent) -> LinkSpan? {
    event.link.flatMap { layout.text.link(withID: $0) }
  }
}
