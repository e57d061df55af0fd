/// Offsets that come from input, checked rather than trusted.
///
/// The unchecked conversions trap outside the text and round inside a scalar; these throw.
extension AttributedText {
  /// Returns a UTF-8 offset if it is in the text and not inside a scalar.
  ///
  /// - Throws: `TextError.Code.offsetOutOfBounds` or `offsetInsideScalar`, with the offset.
  public func checked(_ offset: Int) throws(TextError) -> Int {
    guard offset >= 0, offset <= utf8Count else {
      throw TextError(.offsetOutOfBounds, at: offset)
    }
    guard isScalarBoundary(offset) else { throw TextError(.offsetInsideScalar, at: offset) }
    return offset
  }

  /// Returns the UTF-8 offset of a UTF-16 offset if that is in the text and not inside a scalar.
  ///
  /// - Throws: `TextError.Code.offsetOutOfBounds` or `offsetInsideScalar`, with the offset.
  public func checked(_ offset: UTF16Offset) throws(TextError) -> Int {
    guard offset.rawValue >= 0, offset.rawValue <= utf16Count else {
      throw TextError(.offsetOutOfBounds, at: offset.rawValue)
    }
    let found = self.offset(at: offset)
    guard utf16Offset(at: found) == offset else {
      throw TextError(.offsetInsideScalar, at: offset.rawValue)
    }
    return found
  }

  /// Returns the UTF-8 offset of a scalar offset if that is in the text.
  ///
  /// - Throws: `TextError.Code.offsetOutOfBounds`, with the offset.
  public func checked(_ offset: ScalarOffset) throws(TextError) -> Int {
    guard offset.rawValue >= 0, offset.rawValue <= scalarCount else {
      throw TextError(.offsetOutOfBounds, at: offset.rawValue)
    }
    return self.offset(at: offset)
  }

  /// Returns the UTF-8 offset of a cluster if the text has it, or is no longer than up to it.
  ///
  /// - Throws: `TextError.Code.offsetOutOfBounds`, with the index.
  public func checked(_ cluster: ClusterIndex) throws(TextError) -> Int {
    guard cluster.rawValue >= 0, cluster.rawValue <= clusterCount else {
      throw TextError(.offsetOutOfBounds, at: cluster.rawValue)
    }
    return self.offset(at: cluster)
  }

  /// Returns a UTF-8 range if it is in the text and cuts no scalar.
  ///
  /// - Throws: As for an offset, with the end at fault.
  public func checked(_ range: Range<Int>) throws(TextError) -> Range<Int> {
    let lower = try checked(range.lowerBound)
    let upper = try checked(range.upperBound)
    return lower..<upper
  }

  /// Returns the UTF-8 range of a UTF-16 range if that is in the text and cuts no scalar.
  ///
  /// - Throws: As for an offset, with the end at fault.
  public func checked(_ range: Range<UTF16Offset>) throws(TextError) -> Range<Int> {
    let lower = try checked(range.lowerBound)
    let upper = try checked(range.upperBound)
    return lower..<upper
  }

  /// Returns the UTF-8 range of a scalar range if that is in the text.
  ///
  /// - Throws: As for an offset, with the end at fault.
  public func checked(_ range: Range<ScalarOffset>) throws(TextError) -> Range<Int> {
    let lower = try checked(range.lowerBound)
    let upper = try checked(range.upperBound)
    return lower..<upper
  }

  /// Returns the UTF-8 range of a range of clusters if that is in the text.
  ///
  /// - Throws: As for an offset, with the end at fault.
  public func checked(_ range: Range<ClusterIndex>) throws(TextError) -> Range<Int> {
    let lower = try checked(range.lowerBound)
    let upper = try checked(range.upperBound)
    return lower..<upper
  }
}
