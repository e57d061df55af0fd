import FoundationEssentials
import TapTestSupport
import TapText
import Testing

@Suite struct CodableTests {
  @Test(arguments: 0..<20)
  func `a text comes back as it was, identities too`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var text = AttributedText(TextPool.text(of: 60, &random), chunkSize: 32)
    let length = text.scalarCount
    for index in 0..<6 {
      let range = random.range(within: length)
      let bytes =
        text.offset(
          at: ScalarOffset(range.lowerBound))..<text.offset(at: ScalarOffset(range.upperBound))
      text.addLink(destination: "\(index % 2)", title: index > 3 ? "t" : nil, over: bytes)
      text.updateAttributes(in: bytes) {
        $0.tags["k"] = "\(index)"
        $0.fontSize = 1.5
      }
    }
    text.removeLink(LinkID(rawValue: 3))
    var copy = try JSONDecoder().decode(
      AttributedText.self, from: JSONEncoder().encode(text))
    #expect(copy == text)
    #expect(copy.hashValue == text.hashValue)
    #expect(copy.invariantViolations() == [])
    #expect(Array(copy.links) == Array(text.links))
    #expect(copy.makeLinkID() == text.makeLinkID())
    for rule in LinkOverlap.allCases {
      #expect(copy.fragments(overlap: rule) == text.fragments(overlap: rule))
    }
  }

  private static let plain =
    #"{"isItalic":false,"fontFeatures":{},"fontAxes":{},"verticalPosition":"normal","#
    + #""letterSpacing":0,"baselineOffset":0,"isUnderlined":false,"#
    + #""isStruckThrough":false,"tags":{}}"#

  @Test func `plain attributes read as they are written`() throws {
    let json = #"{"text":"\u00e9","runs":[{"utf8Count":2,"attributes":"# + Self.plain + "}]}"
    let text = try JSONDecoder().decode(AttributedText.self, from: Data(json.utf8))
    #expect(text == AttributedText("\u{E9}"))
  }

  @Test func `every attribute comes back`() throws {
    var attributes = TextAttributes()
    attributes.fontFamily = "Serif"
    attributes.fontSize = 9
    attributes.fontScale = 2
    attributes.fontWeight = 700
    attributes.isItalic = true
    attributes.fontWidth = 75
    attributes.fontFeatures = ["smcp": 1]
    attributes.fontAxes = ["opsz": 8]
    attributes.verticalPosition = .superscript
    attributes.language = "ja"
    attributes.direction = .rightToLeft
    attributes.letterSpacing = 1
    attributes.wordSpacing = 4
    attributes.baselineOffset = 2
    attributes.foreground = .white
    attributes.background = .black
    attributes.isUnderlined = true
    attributes.isStruckThrough = true
    attributes.paragraph = ParagraphStyle()
    attributes.inlineObject = InlineObject(width: 3)
    attributes.tags = ["a": "b"]
    let plain = Mirror(reflecting: TextAttributes()).children
    for (own, other) in zip(Mirror(reflecting: attributes).children, plain) {
      #expect("\(own.value)" != "\(other.value)", "\(own.label ?? "") is left out here")
    }
    let copy = try JSONDecoder().decode(
      TextAttributes.self, from: JSONEncoder().encode(attributes))
    #expect(copy == attributes)
  }

  @Test func `attributes that are left out are plain`() throws {
    let json =
      #"{"text":"ab","runs":[{"utf8Count":1,"attributes":{"isItalic":true}},"#
      + #"{"utf8Count":1,"attributes":{}}]}"#
    var text = AttributedText("ab")
    text.updateAttributes(in: 0..<1) { $0.isItalic = true }
    #expect(try JSONDecoder().decode(AttributedText.self, from: Data(json.utf8)) == text)
  }

  static let broken = [
    #"{}"#,
    #"{"text":3}"#,
    #"{"text":"\u00e9","runs":[{"utf8Count":1,"attributes":"# + plain + "}]}",
    #"{"text":"ab","runs":[{"utf8Count":3,"attributes":"# + plain + "}]}",
    #"{"text":"ab","runs":[{"utf8Count":-1,"attributes":"# + plain + "}]}",
    #"{"text":"ab","runs":[{"utf8Count":9223372036854775807,"attributes":"# + plain + "}]}",
    #"{"text":"ab","links":[{"start":1,"end":3,"link":{"id":{"rawValue":1},"destination":"","priority":0}}]}"#,
    #"{"text":"ab","links":[{"start":2,"end":1,"link":{"id":{"rawValue":1},"destination":"","priority":0}}]}"#,
    #"{"text":"é","links":[{"start":1,"end":2,"link":{"id":{"rawValue":1},"destination":"","priority":0}}]}"#,
    #"{"text":"ab","links":[{"start":-1,"end":1,"link":{"id":{"rawValue":1},"destination":"","priority":0}}]}"#,
  ]

  @Test(arguments: broken)
  func `what does not fit together is an error`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AttributedText.self, from: Data(json.utf8))
    }
  }
}
