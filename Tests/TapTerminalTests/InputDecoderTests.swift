import TapInteraction
import TapTestSupport
import Testing

@testable import TapTerminal

@Suite struct InputDecoderTests {
  /// The events of bytes that come at once, with a pause behind them.
  private func events(_ text: String, acceptsAnswers: Bool = false) -> [TerminalEvent] {
    var decoder = InputDecoder()
    decoder.acceptsAnswers = acceptsAnswers
    return decoder.decode(text.utf8) + decoder.flush()
  }

  private static func key(
    _ key: TerminalKeyEvent.Key, _ modifiers: KeyEvent.Modifiers = [], isRelease: Bool = false
  ) -> TerminalEvent { .key(TerminalKeyEvent(key, modifiers: modifiers, isRelease: isRelease)) }

  static let keys: [(String, TerminalEvent)] = [
    ("a", key(.character("a"))), ("é", key(.character("é"))), ("世", key(.character("世"))),
    ("👍", key(.character("👍"))), (" ", key(.named(.space))), ("\t", key(.named(.tab))),
    ("\r", key(.named(.enter))), ("\u{7F}", key(.backspace)), ("\u{8}", key(.backspace)),
    ("\u{1A}", key(.character("z"), .control)), ("\u{0}", key(.named(.space), .control)),
    ("\u{1B}", key(.named(.escape))), ("\u{1B}x", key(.character("x"), .alt)),
    ("\u{1B}[", key(.character("["), .alt)), ("\u{1B}]", key(.character("]"), .alt)),
    ("\u{1B}O", key(.character("O"), .alt)), ("\u{1B}\u{7F}", key(.backspace, .alt)),
    ("\u{1B}[A", key(.named(.up))), ("\u{1B}OB", key(.named(.down))),
    ("\u{1B}[1;3D", key(.named(.left), .alt)), ("\u{1B}[Z", key(.named(.tab), .shift)),
    ("\u{1B}[5~", key(.named(.pageUp))), ("\u{1B}[6;5~", key(.named(.pageDown), .control)),
    ("\u{1B}[21;2~", key(.named(.f10), .shift)), ("\u{1B}[29~", key(.named(.menu))),
    ("\u{1B}OP", key(.function(1))), ("\u{1B}[24~", key(.function(12))),
    ("\u{1B}[3~", key(.delete)), ("\u{1B}OM", key(.named(.keypadEnter))),
    ("\u{1B}[27u", key(.named(.escape))), ("\u{1B}[97;5u", key(.character("a"), .control)),
    ("\u{1B}[9;2u", key(.named(.tab), .shift)), ("\u{1B}[127;3u", key(.backspace, .alt)),
    ("\u{1B}[57363u", key(.named(.menu))),
    ("\u{1B}[97:65;2:3u", key(.character("a"), .shift, isRelease: true)),
    ("\u{1B}[1;1:2A", key(.named(.up))),
    ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
    ("\u{1B}[200~a\u{1B}[31m\r\n\u{1B}[201", key(.named(.escape))),
  ]

  @Test(arguments: keys.dropLast())
  func `a key is what the terminal sends for it`(bytes: String, event: TerminalEvent) {
    #expect(events(bytes) == [event])
  }

  static let mouse: [(String, TerminalMouseEvent?)] = [
    ("0;1;1M", TerminalMouseEvent(.press(.primary), column: 0, row: 0)),
    ("0;300;200m", TerminalMouseEvent(.release(.primary), column: 299, row: 199)),
    ("2;5;6M", TerminalMouseEvent(.press(.secondary), column: 4, row: 5)),
    ("35;5;6M", TerminalMouseEvent(.move(nil), column: 4, row: 5)),
    ("32;5;6M", TerminalMouseEvent(.move(.primary), column: 4, row: 5)),
    ("64;5;6M", TerminalMouseEvent(.wheel(dx: 0, dy: -1), column: 4, row: 5)),
    ("65;5;6M", TerminalMouseEvent(.wheel(dx: 0, dy: 1), column: 4, row: 5)),
    ("67;5;6M", TerminalMouseEvent(.wheel(dx: 1, dy: 0), column: 4, row: 5)),
    ("128;5;6M", TerminalMouseEvent(.press(.other(8)), column: 4, row: 5)),
    ("129;5;6M", TerminalMouseEvent(.press(.other(9)), column: 4, row: 5)),
    (
      "20;5;6M",
      TerminalMouseEvent(.press(.primary), column: 4, row: 5, modifiers: [.shift, .control])
    ),
    ("0;0;6M", nil), ("0;5M", nil), ("0;5;6;7M", nil), ("999;5;6M", nil), ("-1;5;6M", nil),
  ]

  @Test(arguments: mouse)
  func `the mouse is where it is reported`(bytes: String, event: TerminalMouseEvent?) {
    #expect(events("\u{1B}[<\(bytes)") == (event.map { [.mouse($0)] } ?? []))
  }

  @Test func `answers count only while they are expected`() {
    let answers: [(String, TerminalAnswer)] = [
      ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", .background(red: 0xFFFF, green: 0x8080, blue: 0)),
      ("\u{1B}]11;rgb:f/80/000\u{7}", .background(red: 0xFFFF, green: 0x8080, blue: 0)),
      ("\u{1B}]10;rgba:00/00/ff/80\u{7}", .foreground(red: 0, green: 0, blue: 0xFFFF)),
      ("\u{1B}[?2026;2$y", .mode(2026, state: 2)), ("\u{1B}[?1u", .keyboard(flags: 1)),
      ("\u{1B}[?64;1;2c", .attributes),
    ]
    for (bytes, answer) in answers {
      #expect(events(bytes, acceptsAnswers: true) == [.answer(answer)])
      #expect(events(bytes).isEmpty)
      // What is pasted is text.
      let pasted = "\u{1B}[200~\(bytes)\u{1B}[201~"
      #expect(events(pasted, acceptsAnswers: true) == [.paste(bytes)])
    }
    for bytes in [
      "\u{1B}]11;rgb:1/2\u{7}", "\u{1B}]11;rgb:12345/0/0\u{7}", "\u{1B}]11;rgb:x/0/0\u{7}",
      "\u{1B}]52;c;eA==\u{7}", "\u{1B}]11;red\u{7}", "\u{1B}]11;rgb:0/0/0\u{18}",
      "\u{1B}]11;rgb:0/0/0\u{1B}[", "\u{1B}P1$r\u{1B}\\",
      "\u{1B}]11;\(String(repeating: "x", count: 5_000))\u{7}",
    ] {
      let found = events(bytes, acceptsAnswers: true).filter {
        if case .answer = $0 { true } else { false }
      }
      #expect(found.isEmpty)
    }
  }

  @Test func `a paste holds whatever was pasted, and nothing of it is a key`() {
    let text = "q\u{3}\u{1B}\u{1B}[200~\u{1B}[20\u{1B}[<0;1;1M\u{1B}]11;rgb:0/0/0\u{7}é"
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~x") == [.paste(text), Self.key(.character("x"))])
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~abc".utf8).isEmpty)
    #expect(decoder.flush().isEmpty && !decoder.isWaiting)
    #expect(decoder.decode("\u{1B}[201~".utf8) == [.paste("abc")])
    _ = decoder.decode("\u{1B}[200~".utf8)
    let long = [UInt8](repeating: 0x61, count: InputDecoder.longestPaste + 10)
    #expect(decoder.decode(long).isEmpty)
    guard case .paste(let kept)? = decoder.decode("\u{1B}[201~".utf8).first else {
      Issue.record("no paste")
      return
    }
    #expect(kept.utf8.count == InputDecoder.longestPaste)
  }

  @Test func `what is broken vanishes, and what comes next is read`() {
    for bytes in [
      "\u{1B}[1;\u{1B}[A", "\u{1B}[?9999z\u{1B}[A", "\u{1B}]0;title\u{7}\u{1B}[A",
      "\u{1B}[\(String(repeating: "1", count: 5_000))A\u{1B}[A", "\u{1B}Pq\u{1B}\\\u{1B}[A",
      "\u{1B}[1\u{18}\u{1B}[A", "\u{1B}[58000u\u{1B}[A", "\u{1B}[99~\u{1B}[A",
    ] {
      #expect(events(bytes) == [Self.key(.named(.up))], "\(bytes.debugDescription.prefix(20))")
    }
    var decoder = InputDecoder()
    let broken: [UInt8] = [0xFF, 0xC0, 0x80, 0xE4, 0xB8, 0x41, 0xF5, 0xED, 0xA0, 0x80, 0x42]
    #expect(decoder.decode(broken) == [Self.key(.character("A")), Self.key(.character("B"))])
  }

  @Test(arguments: 0..<300)
  func `however bytes are split, the events are the same`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<20 {
      switch random.number(below: 5) {
      case 0: bytes += random.pick(Self.keys).0.utf8
      case 1: bytes += "\u{1B}[<\(random.pick(Self.mouse).0)".utf8
      case 2: bytes += "\u{1B}[200~\(TextPool.text(of: 4, &random))\u{1B}[201~".utf8
      case 3: bytes += TextPool.bytes(of: 3, &random)
      default: bytes.append(UInt8(random.number(below: 256)))
      }
    }
    var whole = InputDecoder()
    whole.acceptsAnswers = random.flag()
    var parts = whole
    let expected = whole.decode(bytes) + whole.flush()
    var found: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = 1 + random.number(below: 4)
      found += parts.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(found + parts.flush() == expected)
  }
}
