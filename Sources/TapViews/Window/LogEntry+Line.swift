import TapDraw
import TapInteraction
import TapLayout
public import TapText

extension LogEntry: CustomStringConvertible {
  /// The ``line``.
  public var description: String { line }

  /// The entry as a line of a log, with links by their index.
  ///
  ///     print(entry.line)  // "0.080 text activate 0 https://a.example"
  public var line: String { line { _, _ in nil } }

  /// The entry as a line of a log: `TIME VIEW EVENT ARGUMENTS`.
  ///
  /// The time is in seconds with three decimals. What has no identifier is a `-`, and a link
  /// goes by its index in the text, unless it is named.
  ///
  ///     entry.line { link, _ in names[link] }  // "0.080 text activate docs https://a.example"
  public func line(naming name: (LinkID, TextView) -> String?) -> String {
    "\(Self.seconds(time)) \(subject.identifier ?? "-") \(words(name))"
  }

  private func words(_ name: (LinkID, TextView) -> String?) -> String {
    switch event {
    case .call(let words): words
    case .gesture(let words, let point): "\(words) \(point.x.shortest),\(point.y.shortest)"
    case .link(let event): words(event, name)
    }
  }

  private func words(
    _ event: LinkEvent, _ name: (LinkID, TextView) -> String?
  ) -> String {
    guard let link = event.link, let text = subject as? TextView else {
      return "\(event.kind) none"
    }
    let index = text.layout.text.linkIndex(withID: link)
    let shown = name(link, text) ?? index.map { "\($0)" } ?? "-"
    guard [.activate, .menu, .confirm].contains(event.kind), let index else {
      return "\(event.kind) \(shown)"
    }
    return "\(event.kind) \(shown) \(text.layout.text.link(at: index).link.destination)"
  }

  private static func seconds(_ time: Double) -> String {
    let milliseconds = Int((min(max(time, 0), 1e12) * 1000).rounded())
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
