import Foundation
import TapLayout

/// Asks the command line where a text's links are.
enum Locator {
  /// The family of letters that the window and the command line use.
  static let family = "DejaVu Sans"

  private struct Answer: Decodable {
    var tapPoint: [Double]
    var rects: [[Double]]
  }

  /// The point that `tapline locate` names for a link of a text in Markdown.
  static func tapPoint(ofLink index: Int, in markdown: String, width: Double) throws -> Point {
    let point = try answer(ofLink: index, in: markdown, width: width).tapPoint
    return Point(x: point[0], y: point[1])
  }

  /// The smallest rectangle around all that `tapline locate` names for a link of a text in Markdown.
  static func box(ofLink index: Int, in markdown: String, width: Double) throws -> Rect {
    let rects = try answer(ofLink: index, in: markdown, width: width).rects.map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  private static func answer(
    ofLink index: Int, in markdown: String, width: Double
  ) throws -> Answer {
    let path = NSTemporaryDirectory() + "tapline-\(UUID().uuidString).md"
    try Data(markdown.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = try Program.run(
      Program.built("tapline"),
      [
        "locate", path, "--link", "\(index)", "--font", family, "--size", "16", "--width",
        "\(width)", "--json",
      ])
    return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
  }
}
