package import TapText

/// What a user should know about a link before following it: where it leads, what the assessor found,
/// and the title.
///
/// All of it can be shown without harm: it has no control or invisible characters, none that turn the
/// text around them, and its destination is what was assessed, never what is written.
package struct LinkNote: Hashable, Sendable {
  /// The assessor's verdict.
  package var verdict: LinkVerdict
  /// Where the link leads; empty where that can't be said.
  package var destination: String
  /// What the assessor found against the link, the gravest first.
  package var reasons: [String]
  /// The title, which the author of the text chose and which may be untrue; empty where there is
  /// none.
  package var title: String

  /// Makes a note from an assessment, with as many characters of the destination as a limit allows;
  /// the owner of the host is never shortened (LS-B8).
  package init(_ assessment: LinkAssessment, title: String? = nil, limit: Int = 120) {
    verdict = assessment.verdict
    let display = assessment.display ?? LinkDisplay(text: assessment.destination ?? "")
    destination = Self.isolated(display.elided(toCount: limit))
    reasons = assessment.findings.filter { $0.verdict > .allow }
      .sorted { $0.verdict > $1.verdict }.map { Self.harmless($0.message) }
    self.title = Self.harmless(title ?? "")
  }

  /// The verdict as people say it; empty where nothing speaks against the link.
  package var warning: String {
    switch verdict {
    case .allow: ""
    case .warn: "careful"
    case .confirm: "asks first"
    case .block: "blocked"
    }
  }

  /// The note in lines, for a tooltip: verdict and destination, the gravest reason, the title in
  /// quotes.
  package var lines: [String] {
    let head = [warning, destination].filter { !$0.isEmpty }.joined(separator: ": ")
    return [head, reasons.first ?? "", title.isEmpty ? "" : "“\(title)”"].filter { !$0.isEmpty }
  }

  /// What a user must know to decide about a link, in lines: what it says, where it leads, and why
  /// that matters.
  package func explanation(ofText text: String) -> String {
    let leads =
      destination.isEmpty
      ? "It has no destination that can be opened." : "It leads to: \(destination)"
    return
      (["The text says: “\(Self.harmless(String(text.prefix(200))))”", leads]
      + reasons.map { "Why: \($0)" })
      .joined(separator: "\n")
  }

  /// The note in one line, for a screen reader (LS-A2).
  package func spoken(isVisited: Bool) -> String {
    ([isVisited ? "visited" : ""] + lines).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A destination in one line, its host's labels from right to left each as an isolate (LS-B4).
  private static func isolated(_ display: LinkDisplay) -> String {
    guard !display.isolates.isEmpty else { return harmless(display.text) }
    let bytes = Array(display.text.utf8)
    var (shown, start) = ("", 0)
    for label in display.isolates where label.lowerBound >= start {
      shown += harmless(String(decoding: bytes[start..<label.lowerBound], as: UTF8.self))
      shown += "\u{2068}" + harmless(String(decoding: bytes[label], as: UTF8.self)) + "\u{2069}"
      start = label.upperBound
    }
    shown += harmless(String(decoding: bytes[start...], as: UTF8.self))
    return "\u{2066}" + shown + "\u{2069}"
  }

  /// A text in one line without characters that hide or turn what is around them.
  package static func harmless(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        if shown.unicodeScalars.last != " " { shown += " " }
      case .format, .privateUse, .surrogate, .unassigned: continue
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension TextView {
  /// What a user should know about a link of the text, and what it says.
  package func note(on span: LinkSpan) -> LinkNote {
    LinkNote(assessment(of: span.link.id) ?? assess(span), title: span.link.title)
  }
}
