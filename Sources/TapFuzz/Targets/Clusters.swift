import TapTestSupport
import TapUnicode

extension FuzzTarget {
  /// Boundaries of every kind tile any bytes, found fast or by ICU, in one window or many; script
  /// runs cover the same bytes.
  static let clusters = FuzzTarget(name: "clusters") { bytes in
    guard bytes.count <= 8_000 else { return }
    var input = FuzzInput(bytes)
    let window = 400 + input.number(below: 600)
    // A number that stored inputs carry and no check needs.
    _ = input.number(below: 65_536)
    // Half of the time as it stands, ill-formed as it may be.
    let text = input.flag() ? input.rest() : Array(input.text().utf8)
    for kind in BoundaryFinder.Kind.allCases { checkTiling(kind, of: text) }
    checkClusters(of: text, window: window)
    checkRepair(of: text)
    checkScripts(of: text)
  }

  private static func checkTiling(_ kind: BoundaryFinder.Kind, of text: [UInt8]) {
    guard var finder = try? BoundaryFinder(kind) else {
      return require(false, "ICU opens a finder for \(kind)")
    }
    var ends: [UInt32] = []
    finder.boundaries(of: text.span, into: &ends)
    require(ends.first != 0, "\(kind): no boundary at the start")
    require(ends.last.map(Int.init) == (text.isEmpty ? nil : text.count), "\(kind): an end")
    for (first, second) in zip(ends, ends.dropFirst()) {
      require(first < second, "\(kind): \(first) before \(second)")
    }
  }

  private static func checkClusters(of text: [UInt8], window: Int) {
    guard var finder = try? BoundaryFinder(.cluster) else {
      return require(false, "ICU opens a finder for clusters")
    }
    var fast: [UInt32] = []
    finder.boundaries(of: text.span, into: &fast)
    var slow: [UInt32] = []
    finder.boundariesByICU(of: text.span, into: &slow)
    require(fast == slow, "clusters found fast, \(fast), are ICU's, \(slow)")
    finder.windowSize = window
    var cut: [UInt32] = []
    finder.boundaries(of: text.span, into: &cut)
    require(cut == fast, "clusters found in windows of \(window) are the whole's")
    let traits = TextTraits(of: text.span)
    if traits.isClusterPerByte {
      require(fast.count == text.count, "a text with a cluster a byte has one a byte")
    }
  }

  private static func checkRepair(of text: [UInt8]) {
    let string = String(decoding: text, as: UTF8.self)
    require(
      replacingIllFormed(in: text.span) == Array(string.utf8), "ill-formed bytes as browsers decode"
    )
    let repaired = Array(string.utf8)
    require(firstIllFormedByte(in: repaired.span) == nil, "a repaired text is well-formed")
  }

  private static func checkScripts(of text: [UInt8]) {
    var scripts: [ScriptRun] = []
    scriptRuns(of: text.span, into: &scripts)
    require(scripts.last.map { Int($0.end) } == (text.isEmpty ? nil : text.count), "scripts end")
    for (first, second) in zip(scripts, scripts.dropFirst()) {
      require(first.end < second.end && first.script != second.script, "script runs are maximal")
    }
  }
}
