import TapLinks
import TapTestSupport
import Testing

private let file = SharedFile("uts58/17.0.0/LinkFormattingTest.txt")

/// UTS #58, LinkFormattingTest.txt, its minimally escaped column.
///
/// The parts stand in a comment, since the fully escaped column does not tell content from syntax.
/// The section from Wikipedia is written as for the middle of a text: it leaves a Soft character at
/// the end as it is.
@Suite(.enabled(if: file.exists, Comment(rawValue: needsSharedFile)))
struct LinkFormattingTests {
  @Test func `U58: every address is escaped as little as can be`() throws {
    let pairs = try FormattingPair.all(in: file.text())
    var passed = 0
    for pair in pairs {
      let found = pair.parts.minimallyEscaped(atEndOfText: pair.isAtEndOfText)
      #expect(found == pair.minimal)
      if found == pair.minimal { passed += 1 }
    }
    print("UTS #58 formatting: \(passed)/\(pairs.count)")
    #expect(pairs.count == 55)
  }

  @Test func `U58: what is minimal stays as it is, and is found whole`() throws {
    for pair in try FormattingPair.all(in: file.text()) {
      #expect(
        LinkParts.minimallyEscaped(pair.minimal, atEndOfText: pair.isAtEndOfText) == pair.minimal)
      guard pair.isAtEndOfText else { continue }
      for profile in [DetectionProfile.unicode, .uts58Strict] {
        let links = LinkDetector(profile: profile).detect(in: " \(pair.minimal) ")
        #expect(links.map(\.destination) == [pair.minimal])
      }
    }
  }
}

/// Two lines of the file with the comment before them.
private struct FormattingPair {
  var parts: LinkParts
  var minimal: String
  var isAtEndOfText: Bool

  static func all(in file: String) -> [FormattingPair] {
    var pairs: [FormattingPair] = []
    var parts: LinkParts?
    var lines: [Substring] = []
    var isAtEndOfText = true
    for line in file.split(separator: "\n") {
      if line.hasPrefix("# Wikipedia") { isAtEndOfText = false }
      if line.hasPrefix("# {") { (parts, lines) = (parsed(line), []) }
      guard !line.hasPrefix("#"), line.contains("/") else { continue }
      lines.append(line)
      if lines.count == 2, let known = parts {
        pairs.append(
          FormattingPair(
            parts: known, minimal: String(lines[1]), isAtEndOfText: isAtEndOfText))
      }
    }
    return pairs
  }

  /// Reads a comment such as `# {𝑺=https:// 𝑯=example.com 𝑷=α 𝑸=θ 𝑽=ικλ 𝑭=π}`.
  private static func parsed(_ line: Substring) -> LinkParts {
    var parts = LinkParts(origin: "")
    for (name, value) in fields(line.dropFirst(3).dropLast()) {
      switch name {
      case "𝑺", "𝑯": parts.origin += value
      case "𝑷": parts.path.append(value)
      case "𝑸": parts.query = (parts.query ?? []) + [LinkParts.QueryItem(key: value)]
      case "𝑽":
        var items = parts.query ?? []
        if let key = items.popLast()?.key {
          items.append(LinkParts.QueryItem(key: key, value: value))
        }
        parts.query = items
      case "𝑭": parts.fragment = value
      default: parts.directives.append(value)
      }
    }
    return parts
  }

  private static func fields(_ line: Substring) -> [(name: Character, value: String)] {
    let names: Set<Character> = ["𝑺", "𝑯", "𝑷", "𝑸", "𝑽", "𝑭", "𝑫"]
    var fields: [(name: Character, value: String)] = []
    var rest = line
    while let character = rest.popFirst() {
      if names.contains(character), rest.first == "=" {
        rest.removeFirst()
        // A blank parts the fields.
        if let last = fields.indices.last { fields[last].value.removeLast() }
        fields.append((character, ""))
      } else if let last = fields.indices.last {
        fields[last].value.append(character)
      }
    }
    return fields
  }
}
