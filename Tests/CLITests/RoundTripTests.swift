import Foundation
import TapTestSupport
import Testing

@Suite struct RoundTripTests {
  struct Line: Decodable {
    struct Box: Decodable {
      var utf8: [Int]
      var x: [Double]
      var region: String
    }

    var line: Int
    var rect: [Double]
    var utf8: [Int]
    var clusters: [Box]
  }

  struct Answer: Decodable {
    struct Cluster: Decodable {
      var utf8: [Int]
    }

    var region: String
    var line: Int?
    var cluster: Cluster?
  }

  static let forms = [
    ["--align", "start", "--direction", "auto", "--width", "120"],
    ["--align", "end", "--direction", "ltr", "--width", "333.5"],
    ["--align", "left", "--direction", "rtl", "--width", "40"],
    ["--align", "right", "--direction", "auto", "--width", "900"],
    ["--align", "center", "--direction", "rtl", "--width", "200"],
    ["--align", "justify", "--direction", "ltr", "--width", "161"],
  ]

  @Test(arguments: CorpusFile.all(in: "texts"), forms)
  func `each box that layout lists is hit at 30 and 70 percent`(
    _ file: CorpusFile, form: [String]
  ) throws {
    let listing = try Tool.run(["layout", file.path, "--json"] + form)
    #expect(listing.code == 0 && listing.messages.isEmpty)
    var points = ""
    var wanted: [(line: Int, box: Line.Box)] = []
    for text in listing.lines {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      let middle = line.rect[1] + line.rect[3] / 2
      for box in line.clusters where box.x[1] > box.x[0] {
        for share in [0.3, 0.7] {
          points += "\(box.x[0] + (box.x[1] - box.x[0]) * share) \(middle)\n"
          wanted.append((line.line, box))
        }
      }
    }
    let hits = try Tool.run(["hit", file.path, "--points", "-", "--json"] + form, input: points)
    #expect(hits.code == 0 && hits.messages.isEmpty)
    try #require(hits.lines.count == wanted.count)
    for (text, wanted) in zip(hits.lines, wanted) {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
      #expect(answer.region == wanted.box.region, "\(text)")
      #expect(answer.line == wanted.line, "\(text)")
      if wanted.box.region == "cluster" {
        #expect(answer.cluster?.utf8 == wanted.box.utf8, "\(text)")
      }
    }
  }

  @Test(arguments: CorpusFile.all(in: "texts"))
  func `the boxes of all lines cover each byte of the text once`(_ file: CorpusFile) throws {
    let listing = try Tool.run(["layout", file.path, "--json", "--width", "100"])
    var ranges: [[Int]] = []
    for text in listing.lines {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      let sorted = line.clusters.map(\.utf8).filter { $0[0] < $0[1] }.sorted { $0[0] < $1[0] }
      #expect(sorted.first?[0] ?? line.utf8[0] == line.utf8[0])
      #expect(sorted.last?[1] ?? line.utf8[1] == line.utf8[1])
      ranges += sorted
    }
    for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range[1] == next[0]) }
    #expect(ranges.last?[1] ?? 0 == (try file.text()).utf8.count)
  }
}
