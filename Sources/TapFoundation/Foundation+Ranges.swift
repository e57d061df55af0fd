public import Foundation
public import TapLayout
public import TapText

// What only the whole of Foundation has.

extension AttributedText {
  /// Returns the `NSRange`, in UTF-16 code units, of a UTF-8 range.
  ///
  /// - Precondition: The range is in the text.
  /// - Complexity: O(log *n*).
  public func nsRange(utf8 range: Range<Int>) -> NSRange {
    let start = utf16Offset(at: range.lowerBound).rawValue
    return NSRange(
      location: start, length: utf16Offset(at: range.upperBound).rawValue - start)
  }

  /// Returns the UTF-8 range of an `NSRange`.
  ///
  /// - Throws: `TextError` where the range is not in the text or cuts a surrogate pair.
  /// - Complexity: O(log *n*).
  public func utf8Range(of range: NSRange) throws(TextError) -> Range<Int> {
    let (end, overflows) = range.location.addingReportingOverflow(range.length)
    guard !overflows, range.length >= 0 else {
      throw TextError(.offsetOutOfBounds, at: range.location)
    }
    return try checked(UTF16Offset(range.location)..<UTF16Offset(end))
  }
}

extension CGPoint {
  /// Makes a point of a point of a layout; both have y growing downwards here.
  public init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  /// Makes a rectangle of one of a layout.
  public init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Point {
  /// Makes a point of a layout.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect {
  /// Makes a rectangle of a layout; one of negative size is turned to a positive one, as
  /// `standardized` does.
  public init(_ rect: CGRect) {
    let rect = rect.standardized
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension NSAttributedString.Key {
  /// Where a link leads: a `URL`, or a `String` where it is not one.
  ///
  /// UIKit and AppKit call it `link`.
  public static let taplineLink = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
  /// Makes a string with the characters of a text and its links, of several the innermost.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public convenience init(_ text: AttributedText) {
    let string = NSMutableAttributedString(string: text.string(in: 0..<text.utf8Count))
    for span in text.links where !span.utf8Range.isEmpty {
      let destination = span.link.destination
      let url = span.link.isPath ? nil : URL(string: destination)
      string.addAttribute(
        .taplineLink, value: url ?? destination as Any, range: text.nsRange(utf8: span.utf8Range))
    }
    self.init(attributedString: string)
  }
}

extension AttributedText {
  /// Makes a text with the characters of a string and its links.
  ///
  /// - Throws: `TextError.Code.textTooLong` beyond 2 GiB.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  public init(_ string: NSAttributedString) throws(TextError) {
    try self.init(utf8: Array(string.string.utf8))
    var found: [(destination: String, range: NSRange)] = []
    unsafe string.enumerateAttribute(
      .taplineLink, in: NSRange(location: 0, length: string.length)
    ) { value, range, _ in
      if let url = value as? URL { found.append((url.absoluteString, range)) }
      if let destination = value as? String { found.append((destination, range)) }
    }
    for link in found {
      addLink(destination: link.destination, over: try utf8Range(of: link.range))
    }
  }
}
