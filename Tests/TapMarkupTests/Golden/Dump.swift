import TapText

/// A dump of a text that a person can read: its lines, its links and its styled stretches.
func dump(_ text: AttributedText) -> String {
  var lines = ["text"]
  let string = text.string(in: 0..<text.utf8Count)
  for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
    lines.append("  |" + line.replacing("\t", with: "⇥") + "|")
  }
  lines.append("links")
  for span in text.links {
    let place = span.link.source.map { "\($0.line):\($0.column)" } ?? "?"
    let title = span.link.title.map { " \(quoted($0))" } ?? ""
    lines.append(
      "  \(place) \(quoted(text.string(in: span.utf8Range))) -> \(span.link.destination)\(title)")
  }
  lines.append("styles")
  for run in text.attributeRuns(in: 0..<text.utf8Count) where run.attributes != TextAttributes() {
    lines.append("  \(quoted(text.string(in: run.utf8Range))) \(words(for: run.attributes))")
  }
  return lines.joined(separator: "\n") + "\n"
}

func words(for attributes: TextAttributes) -> String {
  var words: [String] = []
  if let family = attributes.fontFamily { words.append(family) }
  if let scale = attributes.fontScale { words.append("\(scale)x") }
  if let weight = attributes.fontWeight { words.append("weight \(weight)") }
  if attributes.isItalic { words.append("italic") }
  if attributes.isUnderlined { words.append("underlined") }
  if attributes.isStruckThrough { words.append("struck") }
  if attributes.verticalPosition != .normal { words.append("\(attributes.verticalPosition)") }
  if let color = attributes.foreground { words.append("color \(digits(of: color))") }
  if let color = attributes.background { words.append("behind \(digits(of: color))") }
  if let language = attributes.language { words.append("language \(language)") }
  if let direction = attributes.paragraph?.direction { words.append("\(direction)") }
  if let row = attributes.paragraph?.block?.table {
    words.append("\(row.role) of table \(row.table)" + (row.continuesCell ? ", continued" : ""))
    if !row.alignments.isEmpty {
      words.append(
        "columns " + row.alignments.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " "))
    }
  }
  if let object = attributes.inlineObject {
    words.append("object \(quoted(object.alternativeText)) from \(object.source ?? "nowhere")")
    if let width = object.width { words.append("width \(width)") }
    if let height = object.height { words.append("height \(height)") }
  }
  for (name, value) in attributes.tags.sorted(by: { $0.key < $1.key }) {
    words.append("\(name)=\(value)")
  }
  return words.joined(separator: ", ")
}

/// A color as `#RRGGBBAA`, without its opacity where that is full.
func digits(of color: Color) -> String {
  let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
  let digits = parts.map { part in
    let byte = String(Int((part * 255).rounded()), radix: 16)
    return byte.utf8.count < 2 ? "0" + byte : byte
  }
  return "#" + digits.joined()
}

private func quoted(_ string: String) -> String {
  let shown = string.replacing("\n", with: "⏎").replacing("\t", with: "⇥")
    .replacing("\u{FFFC}", with: "▣").replacing("\u{A0}", with: "⍽")
  return "\"\(shown)\""
}
