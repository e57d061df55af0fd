import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// Asks the delegate whether a link of verdict `confirm` may be followed, and follows it once the
  /// answer is yes.
  func ask(about activation: LinkActivation) {
    report(LinkEvent(.confirm, activation.span.link.id, source: activation.source))
    let question = LinkConfirmation(activation, in: self)
    // Held by the answer alone: when the delegate forgets that, the question is over.
    confirmation = question
    delegate?.textView(self, shouldConfirm: activation) { question.answer($0) }
    if question.isRefused { refusalCount += 1 } else { question.isPending = true }
  }

  /// Takes the answer, which may come long after the question.
  func confirmationDidEnd(_ question: LinkConfirmation) {
    confirmation = nil
    guard !question.isRefused else {
      // A program that refuses at once would otherwise be asked by both taps of a double tap.
      if question.isPending { interaction.forgetActivation(of: question.activation.span.link.id) }
      return
    }
    let follow = { [self] in
      guard let activation = current(question.activation) else { return }
      let outer = logWindow
      logWindow = outer ?? window
      self.follow(activation)
      logWindow = outer
      displayStates()
    }
    if let window { window.perform(follow) } else { follow() }
  }

  /// What was asked about as it is now; `nil` where the link is gone or leads elsewhere.
  private func current(_ asked: LinkActivation) -> LinkActivation? {
    let text = layout.text
    guard let span = text.link(withID: asked.span.link.id) else { return nil }
    let assessment = assess(span)
    guard assessment.verdict != .block, assessment.destination == asked.destination else {
      return nil
    }
    return LinkActivation(span, in: text, assessment: assessment, source: asked.source)
  }
}
