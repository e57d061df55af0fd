import TapLayout
import TapTestSupport
import TapText
import Testing

/// Links whose letters are ordered by themselves.
@Suite struct LinkIsolationTests {
  @Test(arguments: CorpusFile.all(in: "texts"), 0..<3)
  func `LS-B3: a line reads as if each link stood between FSI and PDI`(
    file: CorpusFile, seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    for paragraph in try file.text().split(whereSeparator: \.isNewline).map(String.init) {
      let parts = cut(paragraph, &random)
      // A link that closes what it did not open needs more than a pair of marks to stand alone.
      guard parts.allSatisfy({ !$0.isLink || $0.text.isBalanced }) else { continue }
      var text = AttributedText()
      var marked = AttributedText()
      for part in parts {
        let start = text.utf8Count
        text.append(AttributedText(part.text))
        marked.append(AttributedText(part.isLink ? "\u{2068}\(part.text)\u{2069}" : part.text))
        if part.isLink {
          text.addLink(destination: "https://a.example", over: start..<text.utf8Count)
        }
      }
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        #expect(
          letters(of: text, direction, isolated: true)
            == letters(of: marked, direction, isolated: false))
      }
    }
  }

  @Test func `LS-B3: an override inside a link ends with it`() {
    var text = AttributedText("x \u{202E}ab cd")
    text.addLink(destination: "https://a.example", over: 2..<7)
    #expect(letters(of: text, .leftToRight, isolated: true) == "x \u{202E}ba cd".letters)
    #expect(letters(of: text, .leftToRight, isolated: false) == "x \u{202E}dc ba".letters)
  }

  @Test func `a link does not draw numbers beside it to its side`() {
    var text = AttributedText("\u{5D0}\u{5D1} 12")
    text.addLink(destination: "https://a.example", over: 0..<4)
    #expect(letters(of: text, .leftToRight, isolated: true) == "\u{5D1}\u{5D0} 12".letters)
    #expect(letters(of: text, .leftToRight, isolated: false) == "12 \u{5D1}\u{5D0}".letters)
  }

  @Test func `a paragraph that is one link reads as the link does`() {
    var text = AttributedText("\u{5D0}\u{5D1}\n\u{5D0} a")
    text.addLink(destination: "https://a.example", over: 0..<4)
    text.addLink(destination: "https://a.example", over: 5..<7)
    var options = LayoutOptions()
    options.isolatesLinks = true
    let layout = TextLayout(text, width: 400, options: options)
    #expect(layout.line(at: 0).direction == .rightToLeft)
    #expect(layout.line(at: 1).direction == .leftToRight)
  }

  /// The text of a line from left to right, without what isolates add.
  private func letters(
    of text: AttributedText, _ direction: WritingDirection, isolated: Bool
  ) -> [String] {
    var options = LayoutOptions()
    options.direction = direction
    options.isolatesLinks = isolated
    options.wrap = .none
    options.hyphenates = false
    let layout = TextLayout(text, width: 1e6, options: options)
    var letters: [String] = []
    layout.forEachBox(inLine: 0) { box in
      if box.minX < box.maxX { letters.append(text.string(in: box.utf8Range)) }
    }
    return letters
  }

  /// Cuts a text into some parts at clusters, each second of which may be a link.
  private func cut(
    _ text: String, _ random: inout SeededGenerator
  ) -> [(text: String, isLink: Bool)] {
    let attributed = AttributedText(text)
    var starts: [UInt32] = []
    attributed.clusterStarts(in: 0..<attributed.utf8Count, into: &starts)
    let edges = starts.map(Int.init) + [attributed.utf8Count]
    var parts: [(text: String, isLink: Bool)] = []
    var place = 0
    while place < edges.count - 1 {
      let end = min(place + 1 + random.number(below: 14), edges.count - 1)
      let isLink = parts.count % 2 == 1 && random.flag()
      parts.append((attributed.string(in: edges[place]..<edges[end]), isLink))
      place = end
    }
    return parts
  }
}

extension String {
  /// The letters that show, from left to right.
  fileprivate var letters: [String] { unicodeScalars.filter { $0 != "\u{202E}" }.map(String.init) }

  fileprivate var isBalanced: Bool {
    var depth = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      case 0x1C...0x1E: return false
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
