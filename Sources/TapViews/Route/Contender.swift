/// Something that watches a touch: a press on a link, or a recognizer.
public struct Contender {
  /// What it is.
  public enum Kind {
    /// A text that watches a press on one of its links.
    case link(TextView)
    /// A recognizer.
    case recognizer(GestureRecognizer)
  }

  /// What it is.
  public let kind: Kind

  /// The view that it watches for.
  public let view: View
}
