/// A range of text with one set of attributes.
///
/// Runs that were read from a text share their attributes, so that a run takes 24 bytes.
public struct AttributeRun: Sendable, Hashable {
  /// The UTF-8 range.
  public var utf8Range: Range<Int>
  private var box: AttributeBox?

  /// The attributes.
  public var attributes: TextAttributes {
    get { box.attributes }
    set { box = AttributeBox.make(newValue) }
  }

  /// Makes a run.
  public init(utf8Range: Range<Int>, attributes: TextAttributes) {
    self.init(utf8Range: utf8Range, box: AttributeBox.make(attributes))
  }

  init(utf8Range: Range<Int>, box: AttributeBox?) {
    self.utf8Range = utf8Range
    self.box = box
  }

  /// Whether two runs have the same range and equal attributes.
  public static func == (one: AttributeRun, other: AttributeRun) -> Bool {
    one.utf8Range == other.utf8Range && one.box.hasEqualAttributes(other.box)
  }

  /// Hashes the range and the attributes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf8Range)
    hasher.combine(attributes)
  }
}

extension AttributeRun: CustomStringConvertible {
  /// The range and the attributes.
  public var description: String { "\(utf8Range): \(attributes)" }
}
