public import TapLayout
public import TapText

/// How much room there is along one axis, in the two steps that screens are designed for.
///
/// The counterpart of `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little room, as on a phone held upright.
  case compact
  /// Much room, as on a tablet or a desktop.
  case regular
}

/// What views must know about where they are shown.
///
/// The counterpart of `UITraitCollection`.
///
///     window.traits = Traits(horizontal: .regular, vertical: .regular)
public struct Traits: Sendable, Hashable {
  /// The room from left to right.
  public var horizontal: SizeClass
  /// The room from top to bottom.
  public var vertical: SizeClass
  /// Where rows of views begin.
  public var direction: WritingDirection

  /// Makes traits.
  public init(
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular,
    direction: WritingDirection = .leftToRight
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.direction = direction
  }

  /// The traits of a window of a size: from 744 points on, the width of the smallest tablet, it is
  /// wide, and below 480 points it is low.
  public init(for size: Size) {
    self.init(
      horizontal: size.width >= 744 ? .regular : .compact,
      vertical: size.height < 480 ? .compact : .regular)
  }

  /// Whether rows begin at the right.
  public var isRightToLeft: Bool { direction == .rightToLeft }
}
