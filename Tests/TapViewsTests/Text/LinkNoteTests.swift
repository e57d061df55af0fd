import TapLinks
import TapText
import TapViews
import Testing

@Suite struct LinkNoteTests {
  private let safety = LinkSafety()

  @Test func `an honest link is noted by where it leads, and by its title in quotes`() {
    let note = LinkNote(safety.assess("https://example.com/a/b"), title: "The docs")
    #expect(note.lines == ["https://example.com/a/b", "“The docs”"])
    #expect(note.spoken(isVisited: true) == "visited, https://example.com/a/b, “The docs”")
  }

  @Test(arguments: [
    ("http://2130706433/", "asks first: http://127.0.0.1/"),
    ("javascript:alert(1)", "blocked"),
  ])
  func `LS-A2: a link that is not followed at once says so first, and why`(
    destination: String, start: String
  ) {
    let note = LinkNote(safety.assess(destination))
    #expect(note.lines.first?.hasPrefix(start) == true, "\(note.lines)")
    #expect(note.reasons.count >= 1)
    #expect(note.explanation(ofText: "words").contains("Why: \(note.reasons[0])"))
  }

  @Test func `LS-B8: a long destination keeps the owner of its host`() {
    let labels = String(repeating: "login.", count: 60)
    let note = LinkNote(safety.assess("https://\(labels)evil.example/\(labels)"), limit: 60)
    #expect(note.destination.contains("evil.example"))
    #expect(note.destination.unicodeScalars.count <= 60)
  }

  @Test(arguments: ["a\u{202E}b\u{0}c\nd\u{2028}e\u{FEFF}f", "\u{2067}\u{200B}\u{E000}"])
  func `a title and a text can't hide or turn anything`(words: String) {
    let note = LinkNote(safety.assess("https://example.com/"), title: words)
    for text in [note.title, LinkNote.harmless(words)] {
      for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
          Issue.record("\(scalar.value)")
        default: break
        }
      }
    }
    #expect(!note.explanation(ofText: words).contains("\u{202E}"))
  }

  @Test func `LS-B4: each label of a host from right to left is an isolate`() {
    let note = LinkNote(safety.assess("https://אב.example/"))
    guard note.destination.unicodeScalars.contains("\u{5D0}") else { return }
    #expect(note.destination.contains("\u{2068}אב\u{2069}"))
  }
}
