import TapLayout
import TapMarkup
import TapTestSupport
import TapText

extension FuzzTarget {
  /// Any bytes read as Markdown give a sound text whose links know their place in the source, or
  /// an error that says where.
  static let markdown = FuzzTarget(name: "markdown") { bytes in
    guard bytes.count <= 4_000 else { return }
    let source = bytes.indices.map { bytes[$0] }
    do throws(MarkupError) {
      let text = try MarkdownParser.parse(source)
      check(text, from: source)
    } catch {
      check(error, from: source)
    }
  }

  private static func check(_ text: AttributedText, from source: [UInt8]) {
    let violations = text.invariantViolations()
    require(violations.isEmpty, "the storage is sound: \(violations)")
    require(text.utf8Count <= 100 * source.count, "\(text.utf8Count) bytes from \(source.count)")
    let string = text.string(in: 0..<text.utf8Count)
    require(string.utf8.last != 0x0A, "no line feed at the end")
    require(Set(text.links.map(\.link.id)).count == text.linkCount, "links have own identities")
    let lines = scalarLines(of: source)
    for span in text.links {
      guard let place = span.link.source else {
        require(false, "the link \(span) has no place")
        continue
      }
      let isInside = (1...lines.count).contains(place.line) && place.column >= 1
      require(isInside && place.column <= lines[place.line - 1].count, "\(place) is no place")
      let mark = lines[place.line - 1][place.column - 1]
      require(mark == "[" || mark == "<", "the link at \(place) begins with \(mark)")
    }
    // One in eight is laid out as well; layouts have a target of their own.
    guard source.count <= 200, source.count % 8 == 0 else { return }
    let violation = LayoutLaws.violation(in: TextLayout(text, width: 120))
    require(violation == nil, violation ?? "")
  }

  /// The scalars of each line; LF, CR and CR LF end one, as CommonMark has it.
  private static func scalarLines(of source: [UInt8]) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: source, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": if previous != "\r" { lines.append([]) }
      case "\r": lines.append([])
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    return lines
  }

  private static func check(_ error: MarkupError, from source: [UInt8]) {
    require(!error.description.isEmpty, "an error has words")
    if let offset = error.offset {
      require((0...source.count).contains(offset), "byte \(offset) of \(source.count)")
    }
    if error.code == .illFormedUTF8 {
      require(error.offset != nil && error.place != nil, "ill-formed bytes have a place")
      let isWellFormed = String(validating: source, as: UTF8.self) != nil
      require(!isWellFormed, "what is called ill-formed is")
    }
  }
}
