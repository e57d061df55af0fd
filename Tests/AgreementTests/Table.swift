/// What was counted, for people to read.
struct Table {
  let rival: Rival
  let tallies: [String: Tally]

  var text: String {
    let head = row(
      "", "lines", "same end", "agree", "points", "same", "edges", "near", "height", "unexplained")
    return tallies.sorted { $0.key < $1.key }.reduce("\n\(rival.rawValue)\n\(head)\n") {
      $0 + rows($1.key, $1.value)
    }
  }

  private func rows(_ script: String, _ tally: Tally) -> String {
    let shares = row(
      script, "\(tally.ends.total())", percent(tally.ends.ratio()),
      percent(tally.lines.ratio()), "\(tally.points.total(without: rival.apart))",
      percent(tally.points.ratio(without: rival.apart)),
      "\(tally.edges.total(without: rival.apart))",
      percent(tally.edges.ratio(without: rival.apart)), percent(tally.heights.ratio()),
      percent(tally.unexplainedShare))
    var text = shares + "\n"
    for (name, share) in [("ends", tally.ends), ("points", tally.points), ("edges", tally.edges)] {
      text += list(name, share.causes)
    }
    for (cause, example) in tally.examples.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !rival.apart.contains(cause) { text += "      \(cause.rawValue): \(example)\n" }
    return text
  }

  private func list(_ name: String, _ causes: [Cause: Int]) -> String {
    let counts = Cause.allCases.compactMap { cause in
      causes[cause].map { "\(cause.rawValue) \($0)" }
    }
    return counts.isEmpty ? "" : "    \(name): \(counts.joined(separator: ", "))\n"
  }

  private func row(_ first: String, _ cells: String...) -> String {
    cells.reduce(first + spaces(14 - first.count)) { $0 + spaces(12 - $1.count) + $1 }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// A share in percent, rounded down to a hundredth.
  private func percent(_ share: Double) -> String {
    let hundredths = Int(share * 10_000)
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}
