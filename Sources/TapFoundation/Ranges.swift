public import FoundationEssentials
public import TapLayout
public import TapText

extension AttributedString {
  /// Returns the range of a UTF-8 range of the text that the string was made of; `nil` where the
  /// string is shorter or the range cuts a character of Unicode.
  ///
  /// - Complexity: O(log *n*).
  public func range(utf8 range: Range<Int>) -> Range<Index>? { utf8.boundaries(of: range) }

  /// Returns the index of a UTF-8 offset; `nil` past the end or within a scalar.
  ///
  /// - Complexity: O(log *n*).
  public func index(utf8 offset: Int) -> Index? { utf8.boundary(at: offset) }

  /// Returns the UTF-8 range of a range of the string.
  ///
  /// - Complexity: O(log *n*).
  public func utf8Range(of range: Range<Index>) -> Range<Int> { utf8.offsets(of: range) }
}

extension String {
  /// Returns the range of a UTF-8 range; `nil` where the string is shorter or the range cuts a
  /// character of Unicode.
  ///
  /// - Complexity: O(1) for a native string.
  public func range(utf8 range: Range<Int>) -> Range<Index>? { utf8.boundaries(of: range) }

  /// Returns the index of a UTF-8 offset; `nil` past the end or within a scalar.
  ///
  /// - Complexity: O(1) for a native string.
  public func index(utf8 offset: Int) -> Index? { utf8.boundary(at: offset) }

  /// Returns the UTF-8 range of a range of the string.
  ///
  /// - Complexity: O(1) for a native string.
  public func utf8Range(of range: Range<Index>) -> Range<Int> { utf8.offsets(of: range) }
}

/// The code units of both kinds of strings.
extension BidirectionalCollection<UInt8> {
  fileprivate func boundary(at offset: Int) -> Index? {
    guard offset >= 0, let index = index(startIndex, offsetBy: offset, limitedBy: endIndex),
      index == endIndex || self[index] & 0xC0 != 0x80
    else { return nil }
    return index
  }

  fileprivate func boundaries(of range: Range<Int>) -> Range<Index>? {
    guard let start = boundary(at: range.lowerBound), let end = boundary(at: range.upperBound)
    else { return nil }
    return start..<end
  }

  fileprivate func offsets(of range: Range<Index>) -> Range<Int> {
    let start = distance(from: startIndex, to: range.lowerBound)
    return start..<start + distance(from: range.lowerBound, to: range.upperBound)
  }
}

extension Hit {
  /// Returns where the cluster under the point begins in the string that the text was made of, or
  /// that was made of it; `nil` where there is no cluster.
  ///
  /// - Complexity: O(log *n*).
  public func index(in string: AttributedString) -> AttributedString.Index? {
    utf8Range.flatMap { string.index(utf8: $0.lowerBound) }
  }

  /// Returns the range of the cluster under the point; `nil` where there is no cluster.
  ///
  /// - Complexity: O(log *n*).
  public func range(in string: AttributedString) -> Range<AttributedString.Index>? {
    utf8Range.flatMap { string.range(utf8: $0) }
  }
}

extension LinkAssessment {
  /// What to open: the destination in the one form that was assessed, as a URL; `nil` where there is
  /// none, where it is blocked, or is not a URL to Foundation.
  ///
  /// A link that needs a confirmation has one: ask the user before you open it.
  public var url: URL? {
    guard verdict < .block, let destination else { return nil }
    return URL(string: destination)
  }
}
