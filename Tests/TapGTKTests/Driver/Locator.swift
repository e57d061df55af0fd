import Foundation
import TapLayout

/// Asks the command line where a text's links are.
enum Locator {
  /// The family of letters that the window and the command line use.
  static let family = "DejaVu Sans"

  private struct Answer: Decodable {
    var tapPoint: [Double]
  }

  /// The point that `tapline locate` names for a link of a text in Markdown.
  static func tapPoint(ofLink index: Int, in markdown: String, width: Double) throws -> Point {
    let path = NSTemporaryDirectory() + "tapline-\(UUID().uuidString).md"
    try Data(markdown.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = try Program.run(
      Program.built("tapline"),
      [
        "locate", path, "--link", "\(index)", "--font", family, "--size", "16", "--width",
        "\(width)", "--json",
      ])
    let point = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).tapPoint
    return Point(x: point[0], y: point[1])
  }
}
