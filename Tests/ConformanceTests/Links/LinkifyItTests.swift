import TapLinkProfiles
import TapLinks
import TapTestSupport
import Testing

private let positive = SharedFile("linkify-it/links.txt")
private let negative = SharedFile("linkify-it/not_links.txt")

/// The fixtures of linkify-it: a text, and below it the first link where that is not all of it.
@Suite(.enabled(if: positive.exists && negative.exists, Comment(rawValue: needsSharedFile)))
struct LinkifyItTests {
  private let detector = LinkDetector(profile: .linkifyIt)

  @Test func `linkify-it's links are found and nothing else is`() throws {
    let links = try fixtures(of: positive)
    let texts = try fixtures(of: negative).flatMap { $0 }
    var passed = 0
    for fixture in links {
      let found = firstLink(in: fixture[0])
      #expect(found == fixture.last, "\(fixture[0])")
      if found == fixture.last { passed += 1 }
    }
    for text in texts {
      let found = firstLink(in: text)
      #expect(found == nil, "\(text)")
      if found == nil { passed += 1 }
    }
    print("linkify-it: \(passed)/\(links.count + texts.count)")
    #expect(links.count == 117)
    #expect(texts.count == 38)
  }

  private func firstLink(in text: String) -> String? {
    let bytes = Array(text.utf8)
    return detector.detect(in: bytes).first.map {
      String(decoding: bytes[$0.utf8Range], as: UTF8.self)
    }
  }

  /// Returns the groups of lines between empty lines, without lines that are comments.
  ///
  /// A comment at the end of a line is part of its text, as linkify-it's own tests have it.
  private func fixtures(of file: SharedFile) throws -> [[String]] {
    let lines = try file.text().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix("%") ? "" : String($0) }.split(separator: "").map(Array.init)
  }
}
