import TapLinks
import TapTestSupport
import TapText
import Testing

@testable import TapMarkup

/// The GFM specification 0.29, by the text and the links of its examples: what the HTML of an
/// example says is what our own reader of HTML finds in it.
@Suite(.enabled(if: GFMExample.file.exists, Comment(rawValue: needsSharedFile)))
struct GFMSpecTests {
  /// What both readers must agree on.
  private struct Meaning: Equatable {
    var text: String
    var links: [String]

    init(_ text: AttributedText) {
      func collapsed(_ string: String) -> String {
        string.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
          .joined(separator: "\n")
      }
      self.text = collapsed(text.string)
      links = text.links.map { span in
        let destination = Self.decoded(span.link.destination)
        let title = span.link.title ?? ""
        return "\(collapsed(text.string(in: span.utf8Range))) \(destination) \(title)"
      }
    }

    /// An address without percent escapes: the HTML has them where the source need not.
    private static func decoded(_ address: String) -> String {
      var bytes: [UInt8] = []
      var rest = Array(address.utf8)[...]
      while let byte = rest.popFirst() {
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
          bytes.append(value)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The examples that hold for a reader without the extension for autolinks alone: they say that
  /// a bare address is no link.
  private static let withoutExtension: Set<Int> = [614, 616, 619, 620]

  /// The HTML of an example as the extension for disallowed raw HTML leaves it (GFM 6.11): the
  /// specification shows it in an example of its own alone.
  private static func filtered(_ html: String) -> String {
    html.replacing(
      /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)\b)/
    ) {
      _ in "&lt;"
    }
  }

  /// The examples whose HTML is the renderer's own matter: it shows a tag or comment that is never
  /// closed as HTML, and so shows nothing of the rest, as a page on GitHub does.
  @Test func `every example has its text and its links`() throws {
    var passed = 0
    var compared = 0
    for example in GFMExample.all where !Self.withoutExtension.contains(example.number) {
      compared += 1
      let found = Meaning(try MarkdownParser.parse(Array(example.markdown.utf8)))
      let wanted = Meaning(try HTMLParser.parse(Array(Self.filtered(example.html).utf8)))
      if found == wanted { passed += 1 }
      #expect(found == wanted, "\(example.testDescription): \(example.markdown)")
    }
    print("GFM 0.29 by text and links: \(passed)/\(compared)")
    #expect(GFMExample.all.count > 600)
  }

  @Test func `the plain scanner finds the links of all examples of autolinks`() throws {
    let examples = GFMExample.all.filter { $0.section == "Autolinks (extension)" }
    let detector = LinkDetector(profile: .gfm)
    var passed = 0
    for example in examples {
      let html = try HTMLParser.parse(Array(example.html.utf8))
      let wanted = html.links.map { "\(html.string(in: $0.utf8Range)) \($0.link.destination)" }
      let found = detector.detect(in: example.markdown).map {
        "\(String(decoding: Array(example.markdown.utf8)[$0.utf8Range], as: UTF8.self)) \($0.destination)"
      }
      #expect(found == wanted, "\(example.markdown)")
      if found == wanted { passed += 1 }
    }
    print("GFM autolinks: \(passed)/\(examples.count)")
    #expect(examples.count == 11)
  }
}
