/// A question to the user whether a link may be followed, until it is answered.
///
/// The first answer counts.
final class LinkConfirmation {
  let activation: LinkActivation
  private weak var textView: TextView?
  private var answer: Bool?

  /// Whether the delegate returned without an answer, so that one comes later.
  var isPending = false

  /// Makes a question about a link of a text.
  init(_ activation: LinkActivation, in textView: TextView) {
    self.activation = activation
    self.textView = textView
  }

  /// Whether the answer is no.
  var isRefused: Bool { answer == false }

  /// Takes the answer.
  func answer(_ isAllowed: Bool) {
    guard answer == nil else { return }
    answer = isAllowed
    textView?.confirmationDidEnd(self)
  }
}
