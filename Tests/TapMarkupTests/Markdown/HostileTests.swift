import TapText
import Testing

@testable import TapMarkup

/// A source that asks for as much work as it can, and what becomes of it.
struct HostileSource: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var outcome: MarkupError.Code?
  var bytes: [UInt8]

  /// Joins parts repeated some times.
  init(_ name: String, _ outcome: MarkupError.Code? = nil, _ parts: (String, Int)...) {
    testDescription = name
    self.outcome = outcome
    bytes = parts.flatMap { part, count in
      Array(repeatElement(Array(part.utf8), count: count).joined())
    }
  }

  static let all = [
    HostileSource("quotes", nil, (">", 30_000), ("a", 1)),
    HostileSource("nested lists", nil, ("- ", 30_000), ("a", 1)),
    HostileSource(
      "nested lists over empty lines", .nestingTooCostly, ("- ", 60_000), ("a", 1), ("\n", 60_000)),
    HostileSource("lists in turn", nil, ("-\n+\n", 50_000)),
    HostileSource("asterisks", nil, ("a", 1), ("*", 1_000_000)),
    HostileSource("asterisks around", nil, ("*", 60_000), ("a", 1), ("*", 60_000)),
    HostileSource("openers of emphasis", nil, ("*a _b ", 30_000)),
    HostileSource("brackets", nil, ("[", 1_000_000)),
    HostileSource(
      "nested brackets", .bracketsTooCostly, ("[x]: y\n\n", 1), ("[", 60_000), ("]", 60_000)),
    HostileSource(
      "brackets hidden by code", .bracketsTooCostly, ("[x]: y\n\n", 1), ("[", 20_000),
      ("`[`]", 20_000)),
    HostileSource(
      "brackets that a code span of another line frees", .bracketsTooCostly, ("[x]: y\n\n", 1),
      ("`\n", 1), ("`[``x`]", 40_000)),
    HostileSource("brackets over lines", .bracketsTooCostly, ("[\n", 60_000), ("]\n", 60_000)),
    HostileSource("links over lines", .bracketsTooCostly, ("[a](b)\n", 60_000)),
    HostileSource("references over lines", .bracketsTooCostly, ("[a]\n", 60_000)),
    HostileSource("images that open", nil, ("![[]()", 100_000)),
    HostileSource("links without text", .tooManyLinks, ("[](a)", 300_000)),
    HostileSource("links that open", nil, ("[a](", 30_000)),
    HostileSource("links that open a title", nil, ("[a](b \"", 30_000)),
    HostileSource("definitions", nil, ("[a]: b\n", 10_000)),
    HostileSource("definitions apart", nil, ("[a]: b\n\n", 30_000)),
    HostileSource(
      "references to one long destination", .tooManyDestinationBytes, ("[a]: ", 1), ("b", 100_000),
      ("\n\n", 1), ("[a] ", 30_000)),
    HostileSource("less-than signs", nil, ("<", 1_000_000)),
    HostileSource("tags that open", nil, ("<a b='", 30_000)),
    HostileSource("comments that open", nil, ("<!-- ", 30_000)),
    HostileSource("backticks", nil, ("`a``b```", 50_000)),
    HostileSource("a wide table", nil, ("|", 1), ("a|", 60_000), ("\n|", 1), ("---|", 60_000)),
    HostileSource("a long table", nil, ("|a|\n|---|\n", 1), ("|a|\n", 30_000)),
    HostileSource(
      "a table of short rows", .tooManySteps, ("|", 1), ("a|", 5_000), ("\n|", 1),
      ("---|", 5_000), ("\n", 1), ("|a\n", 5_000)),
    HostileSource("images without text", nil, ("![](a) text ", 50_000)),
    HostileSource(
      "images in definitions", nil, ("[a]: b \"", 1), ("![](x)", 5_000), ("\"\n", 1),
      ("![](x)", 5_000)),
    HostileSource(
      "deep lines", .textTooLong, ("- ", 50_000), ("a\\\n", 50_000)),
    HostileSource("entities", nil, ("&amp;", 30_000)),
    HostileSource("NUL", nil, ("\0", 30_000)),
    HostileSource("one long line", nil, ("word [link](/a) ", 30_000)),
  ]
}

@Suite struct HostileTests {
  @Test(arguments: HostileSource.all)
  func `a hostile source is read within its limits or refused by name`(
    _ source: HostileSource
  ) throws {
    var outcome: MarkupError.Code?
    do {
      let text = try MarkdownParser.parse(source.bytes)
      #expect(text.utf8Count <= EventLimits(sourceCount: source.bytes.count).textBytes)
    } catch {
      outcome = error.code
    }
    #expect(outcome == source.outcome)
  }

  @Test(arguments: HostileSource.all.filter { $0.outcome == nil })
  func `events and the steps to find links grow no faster than the source`(
    _ source: HostileSource
  ) throws {
    let prepared = try MarkdownSource(source.bytes)
    let count = source.bytes.count
    let limits = EventLimits(sourceCount: count)
    let events = try MarkdownEvents(
      parsing: prepared.bytes, padding: MarkdownSource.padding, limits: limits)
    #expect(events.count <= 3 * count + 16)
    #expect(events.targetCount <= Int(limits.targets))
    #expect(LinkPositions.steps(for: events, in: prepared) <= 20 * count + 1 << 16)
  }

  @Test(arguments: [
    ("[a]\n", 30_000), ("[`a`](b) -> [c](d)\n", 20_000), ("> - [a](b)\n", 20_000),
    ("    - [`a[0]`](b)\n", 10_000), ("| [a](b) | `c` |\n", 10_000),
  ])
  func `the estimate counts each line before a bracket`(line: String, count: Int) throws {
    let source = try MarkdownSource(Array(repeatElement(line, count: count).joined().utf8))
    let brackets = line.utf8.count { $0 == UInt8(ascii: "]") }
    #expect(ParsingCost(of: source).bracketSteps >= brackets * count * (count - 1) / 2)
  }

  @Test(arguments: ["- [`a`](b)\n", "# [a](b)\n", "[a](b)\n\n", "* a [b](c) `d[0]`\n"])
  func `the estimate of blocks apart is in proportion to their number`(line: String) throws {
    func steps(_ count: Int) throws -> Int {
      let source = try MarkdownSource(Array(repeatElement(line, count: count).joined().utf8))
      return ParsingCost(of: source).bracketSteps
    }
    #expect(try steps(20_000) == steps(10_000) * 2)
  }
}
