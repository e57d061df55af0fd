// swift-format-ignore-file
import TapUnicode
public struct AttributeRun: Sendable, Hashable {
  public var range: Range<Int>; public var attributes: TextAttributes
  public init(range: Range<Int>, attributes: TextAttributes) {
    self.range = range; self.attributes = attributes
  }
}
package struct FlatLinkSegment: Sendable { package var range: Range<Int>; package var link: Int }
extension AttributedText {
  package func withUTF8<R>(in range: Range<Int>, _ body: (Span<UInt8>) throws -> R) rethrows -> R {
    try body(bytes.span.extracting(range))
  }
  package func hasSingleByteClusters(in range: Range<Int>) -> Bool {
    withUTF8(in: range) { TextTraits(of: $0).isClusterPerByte }
  }
  package func clusterStarts(in range: Range<Int>, into out: inout [UInt32]) {
    guard !range.isEmpty, var f = try? BoundaryFinder(.cluster) else { return }
    out.append(0)
    withUTF8(in: range) { f.boundaries(of: $0, into: &out) }
    out.removeLast()
  }
  package func hasPlainAttributes(in range: Range<Int>) -> Bool { attributeRuns.isEmpty }
  package func attributeRuns(in range: Range<Int>, into out: inout [AttributeRun]) {
    var at = range.lowerBound
    for (r, a) in attributeRuns.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      let r = r.clamped(to: range); if r.isEmpty { continue }
      if r.lowerBound > at {
        out.append(AttributeRun(range: at..<r.lowerBound, attributes: TextAttributes()))
      }
      out.append(AttributeRun(range: r, attributes: a)); at = r.upperBound
    }
    if at < range.upperBound {
      out.append(AttributeRun(range: at..<range.upperBound, attributes: TextAttributes()))
    }
  }
  package func paragraphEnd(from offset: Int) -> Int {
    var i = offset
    while i < bytes.count { if let n = bytes.span.hardBreakLength(at: i) { return i + n }; i += 1 }
    return i
  }
  package func paragraphStart(at offset: Int) -> Int {
    var s = 0
    while true {
      let e = paragraphEnd(from: s); if e > offset || e == bytes.count { return s }; s = e
    }
  }
  package func linkCount(before offset: Int) -> Int { 0 }
  package func link(at i: Int) -> LinkSpan { spans[i] }
  package func flattenedLinks(
    in range: Range<Int>, rule: LinkOverlap, into out: inout [FlatLinkSegment]
  ) {
    var owner = [Int](repeating: -1, count: range.count)
    for (i, s) in spans.enumerated() {
      for b in s.range.clamped(to: range) { owner[b - range.lowerBound] = i }
    }
    var b = 0
    while b < owner.count {
      var e = b; while e < owner.count, owner[e] == owner[b] { e += 1 }
      if owner[b] >= 0 {
        out.append(
          FlatLinkSegment(range: b + range.lowerBound..<e + range.lowerBound, link: owner[b]))
      }; b = e
    }
  }
}
extension AttributedText {
  package func commonPrefix(with o: AttributedText) -> Int {
    zip(bytes, o.bytes).prefix { $0 == $1 }.count
  }
  package func commonSuffix(with o: AttributedText) -> Int {
    zip(bytes.reversed(), o.bytes.reversed()).prefix { $0 == $1 }.count
  }
}
