/// Attributes that many runs share.
final class AttributeBox: Sendable {
  let attributes: TextAttributes

  private init(_ attributes: TextAttributes) { self.attributes = attributes }

  /// Boxes attributes; plain ones need no box.
  static func make(_ attributes: TextAttributes) -> AttributeBox? {
    attributes == TextAttributes() ? nil : AttributeBox(attributes)
  }
}

extension AttributeBox? {
  /// The attributes in the box; plain ones where there is none.
  var attributes: TextAttributes { self?.attributes ?? TextAttributes() }

  /// Tells whether two boxes hold equal attributes.
  func hasEqualAttributes(_ other: AttributeBox?) -> Bool {
    self === other || (self != nil && other != nil && attributes == other.attributes)
  }
}
