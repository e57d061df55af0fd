/// What an arena must know of a gesture that watches some contacts.
public struct ArenaMember: BitwiseCopyable, Sendable, Hashable {
  /// Whether the gesture is one moment, or lasts.
  public var isDiscrete: Bool
  /// The order in which gestures may speak, the smallest first; views put the deepest first.
  public var rank: Int
  /// How many contacts in a row the gesture is made of: 2 for a double tap.
  public var contactsInARow: Int
  /// Whether the gesture is a tap, and so leaves gestures of more contacts in a row their chance.
  public var isTap: Bool
  /// How far it is.
  public internal(set) var state = GestureState.possible
  /// What it wants to do as soon as the gestures that it waits for have failed.
  var wish = GestureStep.none
  /// The contacts that it watches, one bit each.
  var contacts: UInt64 = 0

  /// Makes a member that watches nothing yet.
  public init(isDiscrete: Bool, rank: Int, contactsInARow: Int = 1, isTap: Bool = false) {
    self.isDiscrete = isDiscrete
    self.rank = rank
    self.contactsInARow = contactsInARow
    self.isTap = isTap
  }

  /// Whether it waits for others to fail.
  public var isWaiting: Bool { wish != .none }

  /// Whether it watches a contact.
  public func watches(_ contact: Int) -> Bool { contacts & (1 << UInt64(contact)) != 0 }

  /// Whether it watches any contact.
  public var watchesAny: Bool { contacts != 0 }
}

/// A change of a member's state, for its owner to act upon.
public struct ArenaDecision: BitwiseCopyable, Sendable, Hashable {
  /// The member.
  public var slot: Int
  /// The new state.
  public var state: GestureState
}

/// Answers that only the owners of gestures have.
public protocol GestureJudge {
  /// Asks, at the moment of recognition, whether a gesture may begin (GR-9), with the contacts that
  /// it watches, one bit each.
  func gestureMayBegin(_ slot: Int, watching contacts: UInt64) -> Bool

  /// Asks whether two gestures may go on together; one yes of either side is enough (GR-12).
  func gesturesMayRecognizeTogether(_ one: Int, _ other: Int) -> Bool
}
