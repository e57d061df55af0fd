/// What is dragged away with a link (LINK-31).
public struct LinkPayload: Sendable, Hashable {
  /// Where the link leads.
  public let destination: String
  /// The text of the link.
  public let text: String
}
