package import TapText

extension AttributedText {
  /// The words of a range as they are read out: each object by its alternative text.
  ///
  /// An object without one is silent where it is for itself, and read as its text where it is for
  /// some.
  ///
  /// - Complexity: O(length of the range).
  package func spokenText(in range: Range<Int>) -> String {
    var words = ""
    for run in attributeRuns(in: range) {
      let alternative = run.attributes.inlineObject?.alternativeText ?? ""
      // Text that an object stands for is one object, up to the next placeholder or line.
      var isCovered = false
      for scalar in string(in: run.utf8Range).unicodeScalars {
        if scalar == "\u{FFFC}" {
          words += alternative
          isCovered = false
        } else if alternative.isEmpty || scalar.isHardBreak {
          words.unicodeScalars.append(scalar)
          isCovered = false
        } else if !isCovered {
          words += alternative
          isCovered = true
        }
      }
    }
    return words
  }

  /// The words of a range in one line, white space collapsed; empty where nothing is visible.
  ///
  /// - Complexity: O(length of the range).
  package func spokenName(in range: Range<Int>) -> String {
    if hasPlainAttributes(in: range), let name = plainName(in: range) { return name }
    var name = ""
    var isVisible = false
    for scalar in spokenText(in: range).unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace {
        if !name.isEmpty, name.unicodeScalars.last != " " { name += " " }
      } else {
        name.unicodeScalars.append(scalar)
        isVisible = isVisible || properties.isVisible
      }
    }
    if name.unicodeScalars.last == " " { name.unicodeScalars.removeLast() }
    return isVisible ? name : ""
  }

  /// The text of a range of letters, digits, signs and single spaces of ASCII: a name as it is.
  private func plainName(in range: Range<Int>) -> String? {
    withUTF8(in: range) { bytes in
      var last: UInt8 = 0x20
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte &- 0x20 < 0x5F, byte != 0x20 || last != 0x20 else { return nil }
        last = byte
      }
      return last == 0x20 ? nil : string(in: range)
    }
  }

  /// The accessible name of a link: its label, else its content with the alternative texts of images,
  /// else its title (Accessible Name and Description Computation, 2).
  ///
  /// - Complexity: O(length of the link).
  package func name(of span: LinkSpan) -> String {
    if let label = span.link.label, !label.isEmpty { return label }
    let content = spokenName(in: span.utf8Range)
    return content.isEmpty ? span.link.title ?? "" : content
  }

  /// A range with both edges moved to the end of the cluster that they cut (LD-14).
  func wholeClusters(of range: Range<Int>) -> Range<Int> {
    clusterEnd(of: range.lowerBound)..<clusterEnd(of: range.upperBound)
  }

  private func clusterEnd(of offset: Int) -> Int {
    guard let cluster = clusterRange(at: offset), cluster.lowerBound < offset else { return offset }
    return cluster.upperBound
  }
}

extension Unicode.Scalar {
  /// Whether the scalar always ends a line.
  fileprivate var isHardBreak: Bool {
    switch self {
    case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar can be seen or read aloud.
  fileprivate var isVisible: Bool {
    !isDefaultIgnorableCodePoint && generalCategory != .control && generalCategory != .format
  }
}
