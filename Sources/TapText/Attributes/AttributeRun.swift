/// A range of text with one set of attributes.
public struct AttributeRun: Sendable, Hashable {
  /// The UTF-8 range.
  public var utf8Range: Range<Int>
  /// The attributes.
  public var attributes: TextAttributes

  /// Makes a run.
  public init(utf8Range: Range<Int>, attributes: TextAttributes) {
    self.utf8Range = utf8Range
    self.attributes = attributes
  }
}
