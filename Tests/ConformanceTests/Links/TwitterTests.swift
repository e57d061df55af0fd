import TapLinkProfiles
import TapLinks
import TapTestSupport
import Testing

private let extract = SharedFile("twitter-text/extract.yml")
private let autolink = SharedFile("twitter-text/autolink.yml")

/// The conformance cases of twitter-text 3, under the Apache License 2.0.
@Suite(.enabled(if: extract.exists && autolink.exists, Comment(rawValue: needsSharedFile)))
struct TwitterTests {
  @Test func `links are what twitter-text extracts`() throws {
    let cases = TwitterCase.all(in: try extract.text())
    var failures: [String] = []
    for each in cases where !each.extractsAsExpected {
      failures.append("\(each.category): \(each.description): \(each.text)")
    }
    print("twitter-text extract: \(cases.count - failures.count)/\(cases.count)")
    #expect(failures == [])
    #expect(cases.count == 238)
  }

  @Test func `links stand where twitter-text makes them`() throws {
    let cases = TwitterCase.all(in: try autolink.text())
    var failures: [String] = []
    for each in cases where each.linkedRanges != each.expectedRanges {
      failures.append("\(each.category): \(each.description): \(each.text)")
    }
    print("twitter-text autolink: \(cases.count - failures.count)/\(cases.count)")
    #expect(failures == [])
    #expect(cases.count == 196)
  }
}

/// The kind of link that a category is about; several for the rest.
private func kinds(of category: String) -> Set<DetectedLink.Kind> {
  switch category.prefix(3) {
  case "men", "rep", "use", "lis": [.mention]
  case "url", "tco": [.url]
  case "has": [.hashtag]
  case "cas": [.cashtag]
  default: [.url, .mention, .hashtag, .cashtag]
  }
}

extension TwitterCase {
  private func links(bareHosts: Bool) -> [DetectedLink] {
    var profile = DetectionProfile.twitter
    profile.kinds = kinds(of: category)
    profile.findsBareHosts = bareHosts
    return LinkDetector(profile: profile).detect(in: text)
  }

  fileprivate var extractsAsExpected: Bool {
    let found = links(bareHosts: true)
    let indices = Self.indices(in: expected)
    if !indices.isEmpty { return found.map { scalars(of: $0.utf8Range) } == indices }
    let names = found.map { link in
      let name = string(of: link.utf8Range)
      return link.kind == .url ? name : String(name.unicodeScalars.dropFirst())
    }
    let wanted = Self.strings(in: expected)
    guard category == "replies" else { return names == wanted }
    // A reply is a mention with nothing but blanks before it.
    let blanks = text.prefix { $0.isWhitespace }.utf8.count
    return zip(names, found).filter { $1.utf8Range.lowerBound == blanks }.prefix(1).map(\.0)
      == wanted
  }

  /// Where links stand, in scalars; twitter-text leaves URLs without a scheme alone here.
  fileprivate var linkedRanges: [[Int]] {
    links(bareHosts: false).map { scalars(of: $0.utf8Range) }
  }

  /// Where the answer has anchors, in scalars of the text.
  fileprivate var expectedRanges: [[Int]] {
    if !json.isEmpty { return Self.indices(in: json).sorted { $0[0] < $1[0] } }
    var ranges: [[Int]] = []
    var count = 0
    // Quotation marks are unescaped already: each piece begins inside the tag of an anchor.
    let pieces = (Self.strings(in: expected).first ?? "").replacing("<a ", with: "\u{0}")
      .split(separator: "\u{0}", omittingEmptySubsequences: false)
    count += pieces[0].unicodeScalars.count
    for piece in pieces.dropFirst() {
      let isMention = !piece.prefix { $0 != ">" }.contains("tag\"") && piece.hasPrefix("class")
      let rest = piece.drop { $0 != ">" }.dropFirst().replacing("</a>", with: "\u{0}")
        .split(separator: "\u{0}", omittingEmptySubsequences: false)
      let length = rest[0].replacing("&amp;", with: "&").unicodeScalars.count
      // The sign of a mention stands before the anchor.
      ranges.append([count - (isMention ? 1 : 0), count + length])
      count += length + rest[1].unicodeScalars.count
    }
    return ranges
  }

  private func string(of range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  private func scalars(of range: Range<Int>) -> [Int] {
    let start = string(of: 0..<range.lowerBound).unicodeScalars.count
    return [start, start + string(of: range).unicodeScalars.count]
  }
}
