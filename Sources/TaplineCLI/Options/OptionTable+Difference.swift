import TapAudit

extension OptionTable {
  /// The options that say how the second file of a comparison is laid out, and what counts.
  static let difference = [
    Option(
      "--b-width", value: .text("W"), help: "The width of the second file's box in points.",
      commands: [.diff]
    ) { (value, settings) throws(UnfitValue) in
      settings.otherWidth = try Values.number(value)
    },
    Option(
      "--b-font", value: .text("FAMILY|FILE"),
      help: "A font of the second file; repeatable.", commands: [.diff], isRepeatable: true
    ) { value, settings in settings.otherFonts.append(value) },
    Option(
      "--only", value: .text("KINDS"),
      help: "The kinds of differences that count, separated by commas: "
        + "\(DifferenceKind.allCases.map(\.rawValue).joined(separator: ", ")).",
      commands: [.diff]
    ) { (value, settings) throws(UnfitValue) in
      settings.differences = try Values.differences(value)
    },
    Option(
      "--min-size", value: .text("N"),
      help: "The side below which a link is too small, in points; 24 by default.",
      commands: [.diff]
    ) { (value, settings) throws(UnfitValue) in
      settings.minimumSide = try Values.number(value)
    },
  ]
}

/// A kind of difference that `diff` reports.
enum DifferenceKind: String, CaseIterable {
  case appeared
  case vanished
  case destination
  case verdict
  case moved
  case shrank
  case lostArea
  case area

  init(_ kind: LinkDifference.Kind) {
    self =
      switch kind {
      case .appeared: .appeared
      case .vanished: .vanished
      case .destination: .destination
      case .moved: .moved
      case .shrank: .shrank
      case .lostArea: .lostArea
      }
  }
}

extension Values {
  /// Reads the names of kinds of differences, separated by commas.
  static func differences(_ text: String) throws(UnfitValue) -> Set<DifferenceKind> {
    var kinds: Set<DifferenceKind> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = DifferenceKind(rawValue: String(name)) else {
        throw UnfitValue(
          expectation:
            "\(oneOf(DifferenceKind.allCases.map(\.rawValue))), separated by commas")
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
