/// Attributes that many runs share.
package final class AttributeBox: Sendable {
  let attributes: TextAttributes

  private init(_ attributes: TextAttributes) { self.attributes = attributes }

  /// Attributes that say nothing.
  static let plain = TextAttributes()

  /// Boxes attributes; plain ones need no box.
  package static func make(_ attributes: TextAttributes) -> AttributeBox? {
    attributes == plain ? nil : AttributeBox(attributes)
  }
}

extension AttributeBox? {
  /// The attributes in the box; plain ones where there is none.
  package var attributes: TextAttributes { self?.attributes ?? AttributeBox.plain }

  /// Returns whether two boxes hold equal attributes.
  func hasEqualAttributes(_ other: AttributeBox?) -> Bool {
    self === other || (self != nil && other != nil && attributes == other.attributes)
  }
}
