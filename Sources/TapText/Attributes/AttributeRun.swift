/// A range of text with one set of attributes.
public struct AttributeRun: Sendable, Hashable {
  /// The UTF-8 range.
  public var range: Range<Int>
  /// The attributes.
  public var attributes: TextAttributes

  /// Makes a run.
  public init(range: Range<Int>, attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}
