import TapInteraction
public import TapLayout
import TapText
import TapViews

/// Something that happened while a scene was played.
public struct ReplayEntry: Sendable, Hashable {
  /// When, in seconds.
  public let time: Double
  /// The identifier of the view to which it happened.
  public let view: String
  /// The event as the log names it, such as `activate` or `longPress began`.
  public let event: String
  /// The link, by its id or its index; `nil` where none is meant.
  public let link: String?
  /// Where the link leads.
  public let destination: String?
  /// Where a gesture is, in the view's own coordinates.
  public let point: Point?
  /// The entry as a line of the log: `TIME VIEW EVENT ARGUMENTS`.
  public let line: String

  init(_ entry: LogEntry, naming name: (LinkID, TextView) -> String?) {
    time = entry.time
    view = entry.subject.identifier ?? "-"
    line = entry.line(naming: name)
    switch entry.event {
    case .call(let words):
      event = words
      (link, destination, point) = (nil, nil, nil)
    case .gesture(let words, let place):
      event = words
      point = place
      (link, destination) = (nil, nil)
    case .link(let happened):
      event = "\(happened.kind)"
      point = nil
      guard let id = happened.link, let text = entry.subject as? TextView else {
        (link, destination) = (nil, nil)
        return
      }
      let index = text.layout.text.linkIndex(withID: id)
      link = name(id, text) ?? index.map { "\($0)" }
      destination = index.map { text.layout.text.link(at: $0).link.destination }
    }
  }
}
