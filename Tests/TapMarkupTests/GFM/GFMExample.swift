import TapTestSupport
import Testing

/// One example of the GFM specification: a source and the HTML that it stands for.
struct GFMExample: Sendable, CustomTestStringConvertible {
  let number: Int
  let section: String
  let markdown: String
  let html: String

  var testDescription: String { "\(number) \(section)" }

  /// The specification, where it lies beside the repository.
  static let file = SharedFile("gfm/spec.txt")

  /// All examples of the specification.
  static let all: [GFMExample] = {
    guard let text = try? file.text() else { return [] }
    let fence = String(repeating: "`", count: 32)
    var examples: [GFMExample] = []
    var section = ""
    var parts: [[Substring]]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if parts == nil, line.hasPrefix(fence + " example") {
        parts = [[]]
      } else if let whole = parts, line == fence {
        let texts = whole.map { $0.map { $0 + "\n" }.joined().replacing("→", with: "\t") }
        examples.append(
          GFMExample(
            number: examples.count + 1, section: section, markdown: texts[0], html: texts[1]))
        parts = nil
      } else if parts?.count == 1, line == "." {
        parts?.append([])
      } else if let last = parts?.indices.last {
        parts?[last].append(line)
      } else if line.hasPrefix("#") {
        section = String(line.drop { $0 == "#" || $0 == " " })
      }
    }
    return examples
  }()
}
