import TapDraw
import TapInteraction
import TapLayout
public import TapText

extension LogEntry {
  /// The entry as a line of a log: `TIME VIEW EVENT ARGUMENTS`.
  ///
  /// The time is in seconds with three decimals. What has no identifier is a `-`, and a link
  /// goes by its index in the text, unless it is named.
  ///
  ///     entry.line()  // "0.080 text activate 0 https://a.example"
  public func line(naming name: (LinkID, TextView) -> String? = { _, _ in nil }) -> String {
    "\(Self.seconds(time)) \(subject.identifier ?? "-") \(words(name))"
  }

  private func words(_ name: (LinkID, TextView) -> String?) -> String {
    switch event {
    case .call(let words): words
    case .gesture(let words, let point): "\(words) \(Self.number(point.x)),\(Self.number(point.y))"
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
    guard event.kind == .activate || event.kind == .menu, let index else {
      return "\(event.kind) \(shown)"
    }
    return "\(event.kind) \(shown) \(text.layout.text.link(at: index).link.destination)"
  }

  private static func seconds(_ time: Double) -> String {
    let milliseconds = Int((min(max(time, 0), 1e12) * 1000).rounded())
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// A number in its shortest form, a whole one without decimals; a negative zero is a zero.
  static func number(_ value: Double) -> String { ShortestNumber.text(value + 0) }
}
