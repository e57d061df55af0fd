/// The names by which links lead to headings, as GitHub makes them.
///
/// A name is the text in lowercase without anything but letters, marks, digits, connectors, hyphens
/// and spaces, with a hyphen for each space. Of equal names, the second and further ones get a
/// number.
struct HeadingAnchors {
  private var counts: [String: Int] = [:]

  /// Returns the name of the next heading of a document; `nil` where its text gives none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  mutating func name(of heading: ArraySlice<UInt8>) -> String? {
    var name = String.UnicodeScalarView()
    for scalar in String(decoding: heading, as: UTF8.self).lowercased().unicodeScalars {
      if scalar == " " { name.append("-") } else if Self.isKept(scalar) { name.append(scalar) }
    }
    guard !name.isEmpty else { return nil }
    let plain = String(name)
    let count = counts[plain, default: 0]
    counts[plain] = count + 1
    return count == 0 ? plain : "\(plain)-\(count)"
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
