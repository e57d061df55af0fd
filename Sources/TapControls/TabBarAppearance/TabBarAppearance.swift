public import TapText
public import TapViews

/// The appearance of a tab bar: a value, so that what is set is a copy (APP-5).
///
/// The counterpart of `UITabBarAppearance`. There is no blur: a bar that lets content shine through
/// is drawn with an opacity of ``translucency``.
///
///     var looks = TabBarAppearance()
///     looks.configureWithOpaqueBackground()
///     looks.backgroundColor = .white
///     looks.stackedLayoutAppearance.selected.iconColor = .black
///     bar.standardAppearance = looks
public struct TabBarAppearance: Sendable, Hashable {
  /// The opacity of a background that lets content shine through.
  public static let translucency = 0.85

  /// The color behind the items; `nil` is white.
  public var backgroundColor: Color?
  /// Whether content behind the bar shines through its background.
  public var isTranslucent = true
  /// Whether there is no background at all.
  public var isTransparent = false
  /// A picture behind the items, stretched over the bar.
  public var backgroundImage: Icon?
  /// The color of the line above the bar; `nil` is a gray.
  public var shadowColor: Color?
  /// A picture above the bar, outside its bounds; it counts only with a background picture (APP-6).
  public var shadowImage: Icon?
  /// A picture behind the selected item, above the background.
  public var selectionIndicatorImage: Icon?
  /// The color of an area behind the selected item; `nil` draws none.
  public var selectionIndicatorTintColor: Color?

  /// The appearance of items with the picture over the words.
  public var stackedLayoutAppearance = TabBarItemAppearance()
  /// The appearance of items with both side by side, where there is much width.
  public var inlineLayoutAppearance = TabBarItemAppearance()
  /// The appearance of items with both side by side, where there is little of either.
  public var compactInlineLayoutAppearance = TabBarItemAppearance()

  /// The positioning of stacked items; `nil` leaves it to the bar.
  public var stackedItemPositioning: TabBarItemPositioning?
  /// The width of centered items that are stacked, in points; `nil` leaves it to the bar.
  public var stackedItemWidth: Double?
  /// The space between centered items that are stacked, in points; `nil` leaves it to the bar.
  public var stackedItemSpacing: Double?

  /// Creates an appearance with a translucent background.
  public init() {}

  /// Takes the usual background: content shines through.
  public mutating func configureWithDefaultBackground() {
    (isTranslucent, isTransparent) = (true, false)
    (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil)
  }

  /// Takes a background that hides the content behind it.
  public mutating func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    isTranslucent = false
  }

  /// Takes no background, and no line above the bar.
  public mutating func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    isTransparent = true
    shadowColor = Color(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The color that the background is drawn with; `nil` draws none.
  ///
  /// A picture hides what is behind it, as in UIKit.
  public var drawnBackground: Color? {
    guard !isTransparent else { return nil }
    let color = backgroundColor ?? .white
    return isTranslucent && backgroundImage == nil ? color.faded(by: Self.translucency) : color
  }

  /// The picture that is drawn above the bar (APP-6).
  public var drawnShadow: Icon? { backgroundImage == nil ? nil : shadowImage }

  /// The appearance of items in a layout.
  public func itemAppearance(for style: TabBarItemStyle) -> TabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

/// The arrangement of picture and title of a tab bar item.
///
/// The counterpart of `UITabBarItemAppearance.Style`.
public enum TabBarItemStyle: String, Sendable, Hashable, CaseIterable {
  /// The picture over the words.
  case stacked
  /// Side by side, where there is much width.
  case inline
  /// Side by side, where there is little of either.
  case compactInline

  /// The arrangement for some traits (APP-3).
  public init(for traits: Traits) {
    switch (traits.horizontal, traits.vertical) {
    case (.regular, _): self = .inline
    case (.compact, .regular): self = .stacked
    case (.compact, .compact): self = .compactInline
    }
  }
}
