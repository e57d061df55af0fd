import TapLayout
import TapMarkup
import TapTestSupport
import TapText

/// What must hold of the text that a reader of a markup makes of any source.
struct MarkupCheck {
  private let source: [UInt8]
  private let linkMarks: String
  private let findsBareLinks: Bool

  /// Makes a check of a source in which links begin at one of some characters, or bare at their
  /// own first one.
  init(_ source: Span<UInt8>, linkMarks: String, findsBareLinks: Bool = false) {
    self.source = source.indices.map { source[$0] }
    self.linkMarks = linkMarks
    self.findsBareLinks = findsBareLinks
  }

  /// Reads the source and checks what comes of it.
  func check(_ parse: ([UInt8]) throws(MarkupError) -> MarkupDocument) {
    do throws(MarkupError) {
      let document = try parse(source)
      check(document.text)
      checkPositions(of: document)
    } catch {
      check(error)
    }
  }

  /// What is in no link, and each part of the text, has a position in the source.
  private func checkPositions(of document: MarkupDocument) {
    let text = document.text
    let count = scalarLines.count
    for address in document.unlinkedAddresses {
      require(address.utf8Range.upperBound <= text.utf8Count, "\(address) is out of the text")
      let line = address.source?.line ?? 0
      require((1...count).contains(line), "\(address) has no position")
    }
    guard let map = document.sourceMap else { return }
    for offset in stride(from: 0, to: text.utf8Count, by: max(1, text.utf8Count / 32)) {
      guard let position = map.position(of: offset, in: text) else { continue }
      let isInside = (1...count).contains(position.line) && position.column >= 1
      require(isInside, "\(position) is not a position")
    }
  }

  private func check(_ text: AttributedText) {
    let violations = text.invariantViolations()
    require(violations.isEmpty, "the storage is sound: \(violations)")
    require(
      text.utf8Count <= 100 * source.count + 4096, "\(text.utf8Count) bytes from \(source.count)")
    let string = text.string(in: 0..<text.utf8Count)
    require(string.utf8.last != 0x0A, "no line feed at the end")
    let lines = scalarLines
    var places: [LinkID: SourcePosition] = [:]
    for span in text.links {
      guard let place = span.link.source else {
        require(false, "the link \(span) has no position")
        continue
      }
      let known = places.updateValue(place, forKey: span.link.id)
      require(known == nil || known == place, "links of two positions have one identity")
      let isInside = (1...lines.count).contains(place.line) && place.column >= 1
      require(isInside && place.column <= lines[place.line - 1].count, "\(place) is not a position")
      let mark = lines[place.line - 1][place.column - 1]
      let isBare = findsBareLinks && text.string(in: span.utf8Range).unicodeScalars.first == mark
      require(
        linkMarks.unicodeScalars.contains(mark) || isBare,
        "the link at \(place) begins with \(mark)")
    }
    // One in eight is laid out as well; layouts have a target of their own.
    guard source.count <= 200, source.count % 8 == 0 else { return }
    let violation = LayoutLaws.violation(in: TextLayout(text, width: 120))
    require(violation == nil, violation ?? "")
  }

  /// The scalars of each line; LF, CR and CR LF end one.
  private var scalarLines: [[Unicode.Scalar]] {
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

  private func check(_ error: MarkupError) {
    require(!error.description.isEmpty, "an error has words")
    if let offset = error.offset {
      require((0...source.count).contains(offset), "byte \(offset) of \(source.count)")
    }
    if error.code == .illFormedUTF8 {
      require(error.offset != nil && error.position != nil, "ill-formed bytes have a position")
      let isWellFormed = String(validating: source, as: UTF8.self) != nil
      require(!isWellFormed, "what is called ill-formed is")
    }
  }
}
