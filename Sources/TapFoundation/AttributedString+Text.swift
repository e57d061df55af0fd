public import FoundationEssentials
public import TapText

extension AttributedString {
  /// Makes a string with the characters, links and attributes of a text.
  ///
  /// Each link is kept as an attribute of the scope `tapline`, so that `AttributedText(string)` is
  /// equal to the text. Where its destination is a URL, it is Foundation's `link`, too; of several
  /// links the innermost. A link that covers no character is left out.
  ///
  /// On Linux Foundation has no `AttributedString(markdown:)`; this fills the gap:
  ///
  ///     let text = try MarkdownParser.parse(Data("see [docs](https://a.example/x)".utf8))
  ///     let string = AttributedString(text)
  ///     string.runs.compactMap(\.foundation.link)  // [https://a.example/x]
  ///
  /// A link may lead elsewhere than it seems to: before you open one, ask `LinkSafety`, and open
  /// `LinkAssessment.url`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text, for links that do not nest deeply.
  public init(_ text: AttributedText) {
    self.init()
    let whole = 0..<text.utf8Count
    let runs = text.attributeRuns(in: whole)
    var links = LinkSweep(text)
    var run = 0
    for segment in Self.segments(of: text, runs) {
      while runs[run].utf8Range.upperBound <= segment.lowerBound { run += 1 }
      var attributes = AttributeContainer()
      if runs[run].attributes != TextAttributes() {
        attributes[TextAttributesAttribute.self] = runs[run].attributes
      }
      let covering = links.links(over: segment)
      if !covering.isEmpty {
        attributes[LinksAttribute.self] = covering
        if let innermost = covering.last, !innermost.link.isPath {
          attributes.foundation.link = URL(string: innermost.link.destination)
        }
      }
      append(AttributedString(text.string(in: segment), attributes: attributes))
    }
  }

  /// The ranges within which neither links nor attributes change.
  private static func segments(of text: AttributedText, _ runs: [AttributeRun]) -> [Range<Int>] {
    var edges = Set(runs.map(\.utf8Range.lowerBound))
    for span in text.links {
      edges.insert(span.utf8Range.lowerBound)
      edges.insert(span.utf8Range.upperBound)
    }
    edges.insert(text.utf8Count)
    edges.insert(0)
    let sorted = edges.sorted()
    return zip(sorted, sorted.dropFirst()).map { $0..<$1 }
  }
}

/// The links over one range after the other, each of which is later in the text.
private struct LinkSweep {
  private let links: [LinkSpan]
  private var next = 0
  /// The links that have begun and may not have ended, in order.
  private var open: [Int] = []

  init(_ text: AttributedText) { links = Array(text.links) }

  mutating func links(over range: Range<Int>) -> [TaplineLink] {
    while next < links.count, links[next].utf8Range.lowerBound <= range.lowerBound {
      open.append(next)
      next += 1
    }
    open.removeAll { links[$0].utf8Range.upperBound <= range.lowerBound }
    return open.map { TaplineLink(links[$0].link, ordinal: $0) }
  }
}

extension AttributedText {
  /// Makes a text of an attributed string.
  ///
  /// Attributes of the scope `tapline` give back what a text had; elsewhere Foundation's `link` is a
  /// link of its own. Other attributes are left out.
  ///
  /// - Throws: `TextError.Code.textTooLong` beyond 2 GiB.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  public init(_ string: AttributedString) throws(TextError) {
    try self.init(utf8: Array(string.utf8))
    var reader = RunSweep()
    var offset = 0
    for run in string.runs {
      let end = offset + string[run.range].utf8.count
      reader.read(run, over: offset..<end)
      offset = end
    }
    setAttributes(reader.attributes)
    for (_, span) in reader.finish() { addLink(span.link, over: span.utf8Range) }
    for span in reader.foreign { addLink(destination: span.destination, over: span.utf8Range) }
  }
}

/// What the runs of a string say, put together.
private struct RunSweep {
  private(set) var attributes: [AttributeRun] = []
  /// Links that have ended, and those that the last run had.
  private var ended: [(ordinal: Int, span: LinkSpan)] = []
  private var open: [TaplineLink: Range<Int>] = [:]
  /// Links of Foundation's own, which have no identity.
  private(set) var foreign: [LinkSpan] = []

  mutating func read(_ run: AttributedString.Runs.Run, over range: Range<Int>) {
    if let own = run[TextAttributesAttribute.self] {
      attributes.append(AttributeRun(utf8Range: range, attributes: own))
    }
    let links = run[LinksAttribute.self] ?? []
    var still: [TaplineLink: Range<Int>] = [:]
    for link in links {
      still[link] =
        (open.removeValue(forKey: link)?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
    end(open)
    open = still
    if links.isEmpty, let url = run.foundation.link {
      let link = Link(id: LinkID(rawValue: 0), destination: url.absoluteString)
      if let last = foreign.last, last.utf8Range.upperBound == range.lowerBound,
        last.destination == link.destination
      {
        foreign[foreign.count - 1].utf8Range = last.utf8Range.lowerBound..<range.upperBound
      } else {
        foreign.append(LinkSpan(link: link, utf8Range: range))
      }
    }
  }

  private mutating func end(_ links: [TaplineLink: Range<Int>]) {
    for (link, range) in links {
      ended.append((link.ordinal, LinkSpan(link: link.link, utf8Range: range)))
    }
  }

  /// All links, in the order in which they were in their text.
  mutating func finish() -> [(ordinal: Int, span: LinkSpan)] {
    end(open)
    open = [:]
    return ended.sorted {
      ($0.ordinal, $0.span.utf8Range.lowerBound) < ($1.ordinal, $1.span.utf8Range.lowerBound)
    }
  }
}
