import TapLinks

/// A line of LinkDetectionTest.txt, whose links stand between marks.
struct MarkedLine {
  /// The line with the marks of its links.
  let marked: String

  /// The line without marks.
  var text: String { String(marked.unicodeScalars.filter { $0 != "⸠" && $0 != "⸡" }) }

  /// Marks links in a text.
  init(_ text: String, _ links: [DetectedLink]) {
    var bytes: [UInt8] = []
    var position = 0
    let source = Array(text.utf8)
    for link in links {
      bytes += source[position..<link.utf8Range.lowerBound] + Array("⸠".utf8)
      bytes += source[link.utf8Range] + Array("⸡".utf8)
      position = link.utf8Range.upperBound
    }
    marked = String(decoding: bytes + source[position...], as: UTF8.self)
  }

  init(_ marked: String) { self.marked = marked }

  /// The lines of the file.
  static func all(in file: String) -> [MarkedLine] {
    file.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }
      .map { MarkedLine(String($0)) }
  }
}
