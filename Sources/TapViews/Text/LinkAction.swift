/// What a tap on a link does.
public enum LinkAction: Sendable, Hashable, CaseIterable {
  /// The link is followed.
  case activate
  /// Its menu is shown.
  case menu
}
