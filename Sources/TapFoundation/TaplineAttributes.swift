public import FoundationEssentials
public import TapText

/// The attributes by which an `AttributedString` keeps what an `AttributedText` has beyond it.
///
///     var string = AttributedString(text)
///     string.runs.compactMap { $0.tapline.links }  // the links of each run
public struct TaplineAttributes: AttributeScope {
  /// The links over a run, in the order in which they were added.
  public let links: LinksAttribute

  /// The attributes of a run: fonts, colors, language and so on.
  public let textAttributes: TextAttributesAttribute

  /// Foundation's own attributes, of which `link` is set, too.
  public let foundation: AttributeScopes.FoundationAttributes
}

/// The links over a run of an `AttributedString`.
public enum LinksAttribute: CodableAttributedStringKey {
  /// What a run has.
  public typealias Value = [TaplineLink]
  /// The name in encoded strings.
  public static let name = "Tapline.links"
}

/// The attributes of a run of an `AttributedString`.
public enum TextAttributesAttribute: CodableAttributedStringKey {
  /// What a run has.
  public typealias Value = TextAttributes
  /// The name in encoded strings.
  public static let name = "Tapline.textAttributes"
}

/// A link over a run of an `AttributedString`.
///
/// Two links of a text may be equal and touch. What distinguishes them is the ordinal: neighboring
/// runs with the same link and ordinal are one link.
public struct TaplineLink: Sendable, Hashable, Codable {
  /// The link.
  public var link: Link
  /// The index of the link in the text that it comes from.
  public var ordinal: Int

  /// Makes one.
  public init(_ link: Link, ordinal: Int) {
    self.link = link
    self.ordinal = ordinal
  }
}

extension AttributeScopes {
  /// The attributes of Tapline.
  public var tapline: TaplineAttributes.Type { TaplineAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of Tapline by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<TaplineAttributes, Key>
  ) -> Key { self[Key.self] }
}
