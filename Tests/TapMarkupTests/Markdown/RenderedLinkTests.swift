import FoundationEssentials
import TapTestSupport
import Testing

@testable import TapMarkup

/// Links and destinations against md4c's own HTML renderer: what is done for the sake of bare links
/// loses no other link, and changes none.
@Suite struct RenderedLinkTests {
  /// What Markdown with links is made of, and what has broken links.
  private static let pieces = [
    "[", "]", "(", ")", "](", "![", "[a](https://a.example/1)", "[b](/b 'c')", "![d](e.png)",
    "[f]", "[f][]", "[g][f]", "<https://h.example/i>", "<j@k.example>", "https://l.example/m",
    "www.n.example/o", "p@q.example", "http://r.example/*s*", "&amp;", "&commat;", "&copy;",
    "?a=1&amp;b=2", "&#x40;", "&#10;", "\\", "\\*", "\\[", "*", "**", "_", "~~", "`", "``", "|",
    ",", ".", "/", ":", "\"", "'", " ", "  ", "\n", "\n\n", "\n> ", "\n- ", "\n1. ", "\n# ",
    "\n|-|-|\n", "\n| --- | --- |\n", "\n[f]: https://t.example/&amp;\\*u \"v\"\n", "<b>", "</b>",
    "<!--", "-->", "\t", "    ", "é", "日本", "（", "w", "x y",
  ]

  @Test(arguments: 0..<100)
  func `A hundred random texts have the links of md4c's renderer`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 1...40, using: &random)
      let source = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let links = try RenderedLinks(of: Array(source.utf8))
      #expect(links.parsed == links.rendered, "\(source.debugDescription)")
    }
  }

  @Test(.enabled(if: GFMExample.file.exists, Comment(rawValue: needsSharedFile)))
  func `Each example of GFM has the links of md4c's renderer`() throws {
    #expect(GFMExample.all.count > 600)
    for example in GFMExample.all {
      let links = try RenderedLinks(of: Array(example.markdown.utf8))
      #expect(links.parsed == links.rendered, "\(example.testDescription): \(example.markdown)")
    }
  }

  @Test func `Each page of the repository and of this machine has the links of md4c's renderer`()
    throws
  {
    var files = 0
    var notes = 0
    var count = 0
    for path in MarkdownFiles.all {
      guard let data = try? Data(contentsOf: URL(filePath: path)),
        let source = try? MarkdownSource([UInt8](data))
      else { continue }
      files += 1
      // The renderer knows no footnotes.
      guard source.footnotes == nil else {
        notes += 1
        continue
      }
      let links = try RenderedLinks(of: [UInt8](data))
      count += links.rendered?.count ?? 0
      #expect(links.parsed == links.rendered, "\(path)")
      #expect(links.areAllPlaced, "\(path)")
    }
    print("Markdown files: \(files), with footnotes: \(notes), links: \(count)")
    #expect(count > 50)
  }
}

/// The Markdown files of the repository and, where there are any, of `/usr/share`.
private enum MarkdownFiles {
  static let all: [String] = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
    return [
      root + "/README.md", root + "/corpus", root + "/Sources", "/usr/share", "/usr/lib",
      "/usr/local",
      "/opt",
    ]
    .flatMap(files)
  }()

  private static func files(at path: String) -> [String] {
    if path.hasSuffix(".md") { return [path] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { path + "/" + $0 }
  }
}
