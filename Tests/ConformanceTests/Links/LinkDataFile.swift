import TapTestSupport

/// A data file of UTS #58 or UTS #46: ranges of scalars with a value.
struct LinkDataFile {
  private let text: String

  init(_ name: String) throws { text = try SharedFile(name).text() }

  /// The value of each scalar that is listed; the empty one where the file only lists.
  func values() -> [UInt32: String] {
    var values: [UInt32: String] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map(Self.trimmed)
      guard let first = fields.first, !first.isEmpty else { continue }
      let bounds = first.split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let lower = bounds.first, let upper = bounds.last else { continue }
      for scalar in lower...upper { values[scalar] = fields.count > 1 ? fields[1] : "" }
    }
    return values
  }

  private static func trimmed(_ field: Substring) -> String {
    var field = field
    while field.first?.isWhitespace == true { field.removeFirst() }
    while field.last?.isWhitespace == true { field.removeLast() }
    return String(field)
  }
}
