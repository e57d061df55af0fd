/// A gesture recognizer of a scene, described.
struct SceneRecognizer: Sendable {
  var kind: Kind
  /// A name of its own within the scene.
  var id: String?
  var taps: Int?
  /// The fingers it takes; of a drag at least so many.
  var touches: Int?
  /// The maximum number of touches with which a drag begins.
  var mostTouches: Int?
  /// How long a long press lasts until it begins, in seconds.
  var duration: Double?
  /// How far a long press may move, in points.
  var movement: Double?
  /// The recognizers that must fail first.
  var requires: [String] = []
  /// The recognizers beside which it may go on.
  var simultaneous: [String] = []
  var cancelsTouches: Bool?
  var delaysBegan: Bool?
  var delaysEnded: Bool?
  var isEnabled = true
  /// Whether its delegate lets it begin.
  var begins = true

  /// A kind of gesture.
  enum Kind: String, Sendable, CaseIterable {
    case tap, longPress, pan, hover
  }
}
