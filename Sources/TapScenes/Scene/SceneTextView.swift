import TapInteraction
import TapText

/// A text view of a scene: its text, its policy, and the results of its delegate and its assessor.
struct SceneTextView: Sendable {
  var content: TextContent
  var policy = InteractionPolicy.linksOnly
  /// The identifier of the view that gets what the policy sends to the background.
  var behind: String?
  /// What the assessor of links says; of links that are not listed it says what the default one does.
  var verdicts: [LinkID: LinkVerdict] = [:]
  /// What the delegate answers about links; others get its usual answers.
  var answers: [LinkID: SceneLinkAnswers] = [:]
}

/// What a delegate answers about a link.
struct SceneLinkAnswers: Sendable {
  var primary = Primary.activate
  var hasMenu = true
  var showsPreview = false
  /// Whether the user says yes when asked about a link of verdict `confirm`.
  var confirms = false

  /// What a tap does.
  enum Primary: String, Sendable, CaseIterable {
    case activate, menu, none
  }
}
