import CMarkdown

// Footnotes, as GitHub shows them: a number that leads to the note, and arrows that lead back.
extension MarkdownHTML {
  /// Writes the number that leads to a note.
  mutating func writeReference(to note: Int, at offset: Int?) {
    guard let footnotes = source.footnotes, let number = notes?.shownNumber(of: note) else {
      return
    }
    notes?.references[note] += 1
    let count = notes?.references[note] ?? 1
    let label = Self.escaped(footnotes.notes[note].label)
    let name = count == 1 ? "fnref-\(label)" : "fnref-\(label)-\(count)"
    write("<sup>")
    write("<a id=\"\(name)\" href=\"#fn-\(label)\">", at: offset)
    write("\(number)</a></sup>")
  }

  /// Writes the notes that the text refers to, in the order of their numbers.
  mutating func writeNotes(of events: borrowing MarkdownEvents) {
    guard let order = notes?.order, !order.isEmpty else { return }
    write("<hr><ol>")
    for note in order { writeNote(note, of: events) }
    write("</ol>")
  }

  private mutating func writeNote(_ note: Int, of events: borrowing MarkdownEvents) {
    guard let footnotes = source.footnotes, let range = notes?.items[note] else { return }
    write("<li id=\"fn-\(Self.escaped(footnotes.notes[note].label))\">")
    skipBareLinks(of: events, from: range.lowerBound)
    // The arrows are in the last paragraph of the note.
    let last = range.upperBound - 1
    let endsInParagraph = last >= range.lowerBound && events[last].kind == .CMARKDOWN_PARAGRAPH_END
    for index in range where !(endsInParagraph && index == last) { write(index, of: events) }
    for count in 1...max(1, notes?.references[note] ?? 1) {
      writeBacklink(to: count, from: footnotes.notes[note])
    }
    write(endsInParagraph ? "</p></li>" : "</li>")
  }

  private mutating func writeBacklink(to count: Int, from note: Footnotes.Note) {
    let name = Self.escaped(count == 1 ? "fnref-\(note.label)" : "fnref-\(note.label)-\(count)")
    let label = count == 1 ? "Back to the text" : "Back to the text, reference \(count)"
    write(" ")
    write("<a href=\"#\(name)\" aria-label=\"\(label)\">", atUnmoved: note.offset)
    write(count == 1 ? "↩</a>" : "↩<sup>\(count)</sup></a>")
  }
}
