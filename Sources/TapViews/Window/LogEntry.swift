public import TapInteraction
public import TapLayout
import TapText

/// Something that happened in a window, for logs and tests.
public struct LogEntry {
  /// What happened.
  public enum Event {
    /// A link was pressed, activated and so on.
    case link(LinkEvent)
    /// A step of a gesture, at a location in the view's own coordinates.
    case gesture(String, Point)
    /// A call of the view's own, as text, such as `contentOffset 0,40`.
    case call(String)
  }

  /// When, in seconds.
  public let time: Double
  /// The view, or the controller of one, to which it happened.
  public let subject: any LogSubject
  /// What happened.
  public let event: Event
}

/// Something that a log speaks of by a name.
public protocol LogSubject: AnyObject {
  /// The name.
  var identifier: String? { get }
}

extension View: LogSubject {}
