import Testing

@Suite(.serialized) struct AgreementTests {
  @Test(arguments: Rival.allCases)
  func `lines end and clusters stand as in another program`(rival: Rival) throws {
    var tallies: [String: Tally] = [:]
    for record in try Record.all(of: rival) {
      let subject = try Subject(record)
      for layout in record.layouts {
        tallies[record.script, default: Tally()].add(LayoutComparison(subject, layout).tally)
      }
    }
    print(Table(rival: rival, tallies: tallies).text)
    for (name, tally) in tallies { checkAll(tally, Comment("\(name) of \(rival.rawValue)"), rival) }
    for script in Self.scripts where rival == .chromium || script != "Emoji" {
      let tally = try #require(tallies[script])
      checkScript(tally, Comment("\(script) of \(rival.rawValue)"), rival)
      guard !Self.dictionaryScripts.contains(script), script != "Emoji" else { continue }
      #expect(tally.ends.ratio() >= 0.98, "\(script) of \(rival.rawValue)")
    }
  }

  private static let scripts = [
    "Arabic", "Bengali", "Chinese", "Cyrillic", "Devanagari", "Emoji", "Greek", "Hangul", "Hebrew",
    "Jamo", "Japanese", "Khmer", "Latin", "Myanmar", "Tamil", "Thai",
  ]

  /// The scripts without spaces between words, of which each program has its own dictionary.
  private static let dictionaryScripts = ["Khmer", "Myanmar", "Thai"]

  /// What must hold of every group of texts, controls and stretched lines among them.
  private func checkAll(_ tally: Tally, _ name: Comment, _ rival: Rival) {
    #expect(tally.points.causes[.hit] == nil, name)
    #expect(tally.ends.ratio(without: Rival.apartEnds) >= 0.98, name)
    #expect(tally.heights.ratio() == 1, name)
    guard rival == .chromium else { return }
    // Each cause predicts where the edge is, or the edge counts as unexplained.
    #expect(tally.unexplainedShare <= 0.001, name)
    for cause in [Cause.advance, .placement, .segmentation] {
      #expect(tally.edges.causes[cause] == nil, name)
    }
  }

  /// What must hold of a script.
  private func checkScript(_ tally: Tally, _ name: Comment, _ rival: Rival) {
    #expect(tally.lines.ratio() >= 0.95, name)
    #expect(tally.points.total(without: rival.apart) >= 2_000, name)
    #expect(tally.points.ratio(without: rival.apart) >= 0.999, name)
    #expect(tally.edges.ratio(without: rival.apart) >= 0.999, name)
  }
}
