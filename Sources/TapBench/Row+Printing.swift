extension Row {
  /// The head of the table that `line` makes the rows of.
  static let head =
    pad("name", 20) + left("fastest", 12) + left("middle", 12) + left("floor", 12)
    + left("ratio", 8) + "  mark"

  /// The row as a line of a table.
  var line: String {
    var line = Self.pad(name, 20) + Self.left(words(fastest), 12) + Self.left(words(middle), 12)
    line += Self.left(floor.map(words) ?? "-", 12)
    line += Self.left(ratio.map { Self.digits($0) } ?? "-", 8)
    let beside = peer.map { "  " + $0.words(beside: middle) } ?? ""
    guard let mark, let isMet else { return line + beside }
    line += "  \(unit.isRate ? ">=" : "<=") \(words(mark.limit))"
    if let most = mark.ratio { line += ", <= \(Self.digits(most)) x floor" }
    return line + (isMet ? "  met" : "  MISSED") + beside
  }

  /// The row as a JSON object with keys in a fixed order.
  var json: String {
    func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "null" }
    return "{\"name\":\"\(name)\",\"unit\":\"\(unit.rawValue)\",\"fastest\":\(number(fastest)),"
      + "\"middle\":\(number(middle)),\"floor\":\(number(floor)),\"ratio\":\(number(ratio)),"
      + "\"limit\":\(number(mark?.limit)),\"ratioLimit\":\(number(mark?.ratio)),"
      + "\"met\":\(isMet.map { "\($0)" } ?? "null")"
      + (peer.map { ",\"peer\":\"\($0.name)\",\"peerFigure\":\(number($0.figure))}" } ?? "}")
  }

  private func words(_ figure: Double) -> String {
    guard unit == .nanoseconds else { return "\(Self.digits(figure)) \(unit.rawValue)" }
    switch figure {
    case ..<10_000: return "\(Self.digits(figure)) ns"
    case ..<10_000_000: return "\(Self.digits(figure / 1e3)) us"
    default: return "\(Self.digits(figure / 1e6)) ms"
    }
  }

  private static func digits(_ value: Double) -> String {
    let places = value >= 100 || value == value.rounded() ? 0 : value >= 10 ? 1 : 2
    guard places > 0 else { return String(Int(value.rounded())) }
    let scale = places == 1 ? 10.0 : 100
    let whole = Int((value * scale).rounded())
    let fraction = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(whole / Int(scale)).\(zeros)\(fraction)"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
