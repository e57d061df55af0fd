import TapDraw
import TapLayout
import TapTerminal
import TapTerminalSupport
import TapTestSupport
import TapText

extension FuzzTarget {
  /// Any bytes from a terminal give the same events however they are split, and nothing that is
  /// pasted is anything but a paste.
  static let input = FuzzTarget(name: "input") { bytes in
    guard bytes.count <= 4_000 else { return }
    let source = bytes.indices.map { bytes[$0] }
    var whole = InputDecoder()
    whole.acceptsAnswers = source.count % 2 == 0
    var parts = whole
    let expected = whole.decode(source) + whole.flush()
    var found: [TerminalEvent] = []
    for byte in source { found += parts.decode([byte]) }
    found += parts.flush()
    require(found == expected, "\(found) from single bytes, \(expected) from all")
    require(expected.count <= source.count, "more events than bytes")
    // Without the sequence that ends a paste, all of it is one.
    let text = source.map { $0 == 0x1B ? 0x1A : $0 }
    var decoder = InputDecoder()
    decoder.acceptsAnswers = true
    let pasted = decoder.decode(Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8))
    require(pasted == [.paste(String(decoding: text, as: UTF8.self))], "a paste gives \(pasted)")
  }

  /// Whatever documents hold, the bytes that reach the terminal are of one small grammar, and what
  /// they show does not depend on the frames before.
  static let cells = FuzzTarget(name: "cells") { bytes in
    guard bytes.count <= 1_000 else { return }
    var input = FuzzInput(bytes)
    let (columns, rows) = (1 + input.number(below: 30), 1 + input.number(below: 5))
    let depth = input.pick(ColorDepth.allCases)
    let ambiguousWidth = 1 + input.number(below: 2)
    var texts: [AttributedText] = []
    let cut = input.number(below: 100)
    let source = input.text()
    for part in [source.prefix(cut), source.dropFirst(cut)] {
      var text = AttributedText(String(part))
      if !text.isEmpty {
        text.addLink(destination: String(part.suffix(40)), over: 0..<text.utf8Count / 2)
        text.addLink(destination: "https://a.example/", over: text.utf8Count / 2..<text.utf8Count)
      }
      texts.append(text)
    }
    show("\(columns)x\(rows) \(texts.map { $0.string.debugDescription })")
    let violation = CellLaws.violation(
      of: texts + texts.prefix(1), columns: columns, rows: rows, depth: depth,
      ambiguousWidth: ambiguousWidth)
    require(violation == nil, violation ?? "")
  }
}
