public import TapLayout

/// A change of a layout that lets a link pass an audit that it fails.
public struct TargetFix: Sendable, Hashable {
  /// What is changed.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// The height of every line, in points.
    case lineHeight
    /// The space between two lines of a paragraph, in points.
    case lineSpacing
    /// The space between two paragraphs, in points.
    case paragraphSpacing
    /// The size of the text, as a multiple of what it is.
    case textSize
  }

  /// What is changed.
  public let change: Change
  /// The smallest value of those tried that is enough.
  public let value: Double

  /// Makes a change.
  public init(change: Change, value: Double) {
    self.change = change
    self.value = value
  }
}

/// The smallest changes that let each failing link of a layout pass, found by trying and proved by the
/// audit itself.
///
/// Each change is tried alone, in steps of a point or of a twentieth of the size, on the whole text:
/// the changed text is laid out and audited, so what is reported is what was seen to pass. Where no
/// single change is enough, there is none.
///
///     let search = TargetFixSearch(layout, scaled: { _ in nil }) { layout in
///       TargetSizeAudit(layout).failingLinks(at: .minimum)
///     }
///     search.fixes[0].fixes[0]  // line height 24
public struct TargetFixSearch: Sendable {
  /// The links that fail, ascending, each with the changes that let it pass; none if no single one
  /// does.
  public let fixes: [(link: Int, fixes: [TargetFix])]

  /// Searches.
  ///
  /// - Parameters:
  ///   - layout: The layout that is audited.
  ///   - scaled: Returns the layout with text of a multiple of the size, or `nil` where the size
  ///     can't be changed.
  ///   - failures: Returns the links of a layout that fail.
  /// - Complexity: At most 184 layouts and audits, whatever the number of links.
  public init(
    _ layout: TextLayout, scaled: (Double) -> TextLayout?,
    failures: (TextLayout) -> Set<Int>
  ) {
    let failing = failures(layout).sorted()
    var found: [Int: [TargetFix]] = [:]
    if !failing.isEmpty {
      for change in TargetFix.Change.allCases {
        var open = Set(failing)
        for value in Self.values(of: change, for: layout) where !open.isEmpty {
          guard let changed = Self.layout(layout, change, value, scaled) else { break }
          let passing = open.subtracting(failures(changed))
          open.subtract(passing)
          for link in passing {
            found[link, default: []].append(TargetFix(change: change, value: value))
          }
        }
      }
    }
    fixes = failing.map { ($0, found[$0] ?? []) }
  }

  /// The values that are tried, ascending.
  private static func values(of change: TargetFix.Change, for layout: TextLayout) -> [Double] {
    switch change {
    case .lineHeight:
      let natural = layout.lineCount > 0 ? layout.line(at: 0).rect.height : 0
      return (0..<64).map { natural.rounded(.down) + 1 + Double($0) }
    case .lineSpacing:
      return (1...32).map { layout.options.lineSpacing.rounded(.down) + Double($0) }
    case .paragraphSpacing:
      return (1...48).map { layout.options.paragraphSpacing.rounded(.down) + Double($0) }
    case .textSize: return (1...40).map { 1 + Double($0) / 20 }
    }
  }

  /// The layout with a change.
  private static func layout(
    _ layout: TextLayout, _ change: TargetFix.Change, _ value: Double,
    _ scaled: (Double) -> TextLayout?
  ) -> TextLayout? {
    var options = layout.options
    switch change {
    case .lineHeight: options.lineHeight = .absolute(value)
    case .lineSpacing: options.lineSpacing = value
    case .paragraphSpacing: options.paragraphSpacing = value
    case .textSize: return scaled(value)
    }
    return layout.updated(options: options)
  }
}

extension TargetSizeAudit {
  /// The links that fail at a level, by the owners of the targets.
  public func failingLinks(at level: AuditLevel) -> Set<Int> {
    Set(results.filter { $0.outcome(at: level) == .fail }.compactMap(\.target.owner))
  }
}
