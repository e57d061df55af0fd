import TapText
import Testing

/// Expects what holds of every text read from a markup: each link and image knows the place of its
/// mark, links cover ranges of the text, and no line feed ends it.
func expectSoundness(
  of text: AttributedText, from source: [UInt8], isLinkMark: (Unicode.Scalar, String) -> Bool,
  imageMark: Unicode.Scalar,
  at sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = scalarLines(of: source)
  #expect(!text.string(in: 0..<text.utf8Count).hasSuffix("\n"), sourceLocation: sourceLocation)
  for span in text.links {
    #expect(span.utf8Range.upperBound <= text.utf8Count, sourceLocation: sourceLocation)
    guard let place = span.link.source else {
      Issue.record("a link without a place: \(span.link)", sourceLocation: sourceLocation)
      continue
    }
    let first = lines[place.line - 1][place.column - 1]
    #expect(
      isLinkMark(first, text.string(in: span.utf8Range)), "\(span)", sourceLocation: sourceLocation)
  }
  for run in text.attributeRuns(in: 0..<text.utf8Count)
  where run.attributes.inlineObject != nil {
    guard let line = run.attributes.tags["source.line"].flatMap({ Int($0) }),
      let column = run.attributes.tags["source.column"].flatMap({ Int($0) })
    else {
      Issue.record("an image without a place: \(run)", sourceLocation: sourceLocation)
      continue
    }
    #expect(lines[line - 1][column - 1] == imageMark, sourceLocation: sourceLocation)
  }
}

/// Cuts a source into lines of scalars, at LF, CR LF and CR.
private func scalarLines(of source: [UInt8]) -> [[Unicode.Scalar]] {
  var lines: [[Unicode.Scalar]] = [[]]
  var previous: Unicode.Scalar = " "
  for scalar in String(decoding: source, as: UTF8.self).unicodeScalars {
    switch (previous, scalar) {
    case ("\r", "\n"): break
    case (_, "\n"), (_, "\r"): lines.append([])
    default: lines[lines.count - 1].append(scalar)
    }
    previous = scalar
  }
  return lines
}
