import TapMarkup
import TapText
import Testing

/// Expects that a letter put into the source where a link or image begins shows up in the text
/// right before it: proof that the place is the one, wherever the parser found the link.
func expectInsertedLetters(
  before text: AttributedText, in source: [UInt8],
  at sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let letter: Unicode.Scalar = "ǂ"
  let starts = text.links.map { ($0.utf8Range.lowerBound, $0.link.source) }
  for (start, place) in starts {
    guard let place else { continue }
    let changed = try MarkdownParser.parse(inserting(letter, at: place, in: source))
    let shown = changed.string(in: 0..<changed.utf8Count).unicodeScalars
    let expected = text.string(in: 0..<start).unicodeScalars.count
    let found = shown.firstIndex(of: letter).map { shown[..<$0].count }
    #expect(found == expected, "link at \(place)", sourceLocation: sourceLocation)
  }
}

private func inserting(
  _ letter: Unicode.Scalar, at place: SourcePosition, in source: [UInt8]
)
  -> [UInt8]
{
  let scalars = Array(String(decoding: source, as: UTF8.self).unicodeScalars)
  var line = 1
  var column = 1
  var result = String.UnicodeScalarView()
  for (index, scalar) in scalars.enumerated() {
    if line == place.line && column == place.column { result.append(letter) }
    result.append(scalar)
    column += 1
    let isLoneReturn = scalar == "\r" && scalars.dropFirst(index + 1).first != "\n"
    if scalar == "\n" || isLoneReturn {
      line += 1
      column = 1
    }
  }
  return Array(String(result).utf8)
}
