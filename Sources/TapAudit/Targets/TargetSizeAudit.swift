public import TapLayout

/// The level of conformance that an audit asks for.
public enum AuditLevel: String, Hashable, Sendable, CaseIterable {
  /// WCAG 2.5.8, Target Size (Minimum): 24 by 24.
  case minimum = "AA"
  /// WCAG 2.5.5, Target Size (Enhanced): 44 by 44.
  case enhanced = "AAA"

  /// The number of the criterion.
  public var criterion: String { self == .minimum ? "2.5.8" : "2.5.5" }

  /// The side of the square that must fit, in CSS pixels.
  public var side: Double { self == .minimum ? 24 : 44 }
}

/// How a target fares under a criterion of size.
public enum TargetSizeOutcome: String, Hashable, Sendable, CaseIterable {
  /// It is large enough.
  case pass
  /// It is too small, but is in a sentence or line of text.
  case inline
  /// It is too small, but far enough from all others; for ``AuditLevel/minimum`` only.
  case spacing
  /// It is too small.
  case fail
}

/// A target and how it fares.
public struct TargetSizeResult: Hashable, Sendable {
  /// The target.
  public let target: AuditTarget
  /// The outcome under WCAG 2.5.8, level AA.
  public let minimum: TargetSizeOutcome
  /// The outcome under WCAG 2.5.5, level AAA.
  public let enhanced: TargetSizeOutcome

  /// The outcome under the criterion of a level.
  public func outcome(at level: AuditLevel) -> TargetSizeOutcome {
    level == .minimum ? minimum : enhanced
  }
}

/// A report on the sizes of targets, by WCAG 2.5.8 and 2.5.5 (WCAG-1 to WCAG-6).
///
/// A target must contain a square, unless text excuses it: one in a sentence is as high as its
/// line. The minimum also allows small targets with enough spacing: a circle of 24 pixels at the
/// center of each, which intersects no other target and no other small target's circle. Conditions
/// that only people can check (an equivalent elsewhere, an essential shape) are not part of the
/// audit.
///
///     let audit = TargetSizeAudit(layout)
///     for result in audit.results where result.minimum == .fail { print(result.target.name) }
///
/// It measures targets without any enlargement: the text's own boxes.
public struct TargetSizeAudit: Hashable, Sendable {
  /// The targets with their outcomes, in the order given.
  public let results: [TargetSizeResult]

  /// Audits targets.
  ///
  /// - Complexity: O(*n* log *n*) for targets that are apart.
  public init(_ targets: [AuditTarget]) {
    let spacing = TargetSpacing(targets)
    results = targets.indices.map { index in
      let target = targets[index]
      var minimum = Self.outcome(of: target, at: .minimum)
      if minimum == .fail, spacing.isFree(index) { minimum = .spacing }
      return TargetSizeResult(
        target: target, minimum: minimum, enhanced: Self.outcome(of: target, at: .enhanced))
    }
  }

  /// Audits the visible links of a text, one target for each range of a line.
  public init(_ layout: TextLayout) { self.init(layout.auditTargets) }

  /// Returns whether no target fails at a level.
  public func passes(at level: AuditLevel) -> Bool {
    !results.contains { $0.outcome(at: level) == .fail }
  }

  private static func outcome(
    of target: AuditTarget, at level: AuditLevel
  ) -> TargetSizeOutcome {
    if target.holdsSquare(of: level.side) { return .pass }
    return target.isExcused(from: level.side) ? .inline : .fail
  }
}
