import TapUnicode

/// Writes the path, query and fragment of an address with as few escapes as can be.
struct LinkWriter {
  private let tokens: [LinkToken]
  private let table = LinkTable.shared
  private var brackets: [UInt32] = []
  private var bytes: [UInt8] = []
  private var isASCII = true

  init(_ tokens: [LinkToken]) { self.tokens = tokens }

  /// Returns what is written.
  mutating func written(escapingFinal: Bool) -> String {
    for index in tokens.indices {
      let isFinal = escapingFinal && index == tokens.count - 1
      write(index, isFinal: isFinal)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func write(_ index: Int, isFinal: Bool) {
    let token = tokens[index]
    if index > 0, tokens[index - 1].part != token.part { brackets.removeAll() }
    switch token.role {
    case .syntax:
      if token.value != 0x3F, token.value != 0x23 { brackets.removeAll() }
      bytes.append(UInt8(truncatingIfNeeded: token.value))
    case .byte: appendEscaped(UInt8(truncatingIfNeeded: token.value), to: &bytes)
    case .content:
      let isEscaped = mustEscape(index, isFinal: isFinal)
      for byte in String(Unicode.Scalar(token.value) ?? "\u{FFFD}").utf8 {
        if isEscaped { appendEscaped(byte, to: &bytes) } else { bytes.append(byte) }
      }
      if !isEscaped, token.value >= 0x80 { isASCII = false }
    }
  }

  private mutating func mustEscape(_ index: Int, isFinal: Bool) -> Bool {
    let token = tokens[index]
    if isSyntax(token, index) || isReadAsEscape(index) { return true }
    let traits = table[token.value]
    if traits.isInvisible || isFinal && traits.isEllipsis { return true }
    if isASCII, traits.isWideMark, endsWord { return true }
    switch traits.term {
    case .include: return false
    case .hard: return true
    case .soft: return isFinal
    case .open:
      brackets.append(token.value)
      return false
    case .close:
      guard let open = brackets.last, open == LinkTable.opening(of: token.value) else {
        return true
      }
      brackets.removeLast()
      return false
    }
  }

  /// Whether content looks like syntax of its part.
  private func isSyntax(_ token: LinkToken, _ index: Int) -> Bool {
    switch (token.part, token.value) {
    case (.path, 0x2F), (.path, 0x3F), (.path, 0x23): true
    // A plus sign would be read as a space by what reads queries as forms.
    case (.query, 0x23), (.query, 0x26), (.query, 0x3D), (.query, 0x2B): true
    case (.fragment, 0x3A): startsDirective(index)
    default: false
    }
  }

  private func startsDirective(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].value == 0x7E && tokens[index + 2].value == 0x3A
  }

  /// Whether a percent sign has two hexadecimal digits after it.
  private func isReadAsEscape(_ index: Int) -> Bool {
    guard tokens[index].value == 0x25, index + 2 < tokens.count else { return false }
    return tokens[index + 1...index + 2].allSatisfy { token in
      token.role == .content && token.value < 0x80 && ASCII.isHexDigit(UInt8(token.value))
    }
  }

  /// Whether wide punctuation here would end the link of a sentence without spaces.
  private var endsWord: Bool {
    switch bytes.last {
    case nil, 0x2F, 0x3F, 0x23, 0x3D, 0x26: false
    default: true
    }
  }
}
