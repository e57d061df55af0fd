import CICU

/// Replaces `runs` by the stretches of one script that a text consists of.
///
/// Common and inherited scalars take the script before them, at the start the first one after.
/// A closing bracket takes the script of its opening one, so `(\u{5D0}) b` keeps its pair whole.
///
/// - Complexity: O(*n*).
package func scriptRuns(of text: Span<UInt8>, into runs: inout [ScriptRun]) {
  runs.removeAll(keepingCapacity: true)
  var resolver = ScriptResolver()
  var start = 0
  while start < text.count {
    let part = start..<min(text.count, text.scalarStart(atOrBefore: start + 512 * 1024))
    start += scriptItems(of: text, part) { item in
      resolver.append(item, at: UInt32(part.lowerBound), to: &runs)
    }
  }
}

/// Calls `body` with the items of a part of a text; returns how many bytes they cover.
private func scriptItems(
  of text: Span<UInt8>, _ part: Range<Int>, _ body: (icu_script_item) -> Void
) -> Int {
  var done: Int32 = 0
  let items = unsafe [icu_script_item](unsafeUninitializedCapacity: 1024) { slots, count in
    count = unsafe text.extracting(part).withUnsafeBufferPointer { bytes in
      guard let start = slots.baseAddress else { return 0 }
      return Int(
        unsafe icu_script_items(
          bytes.baseAddress, Int32(bytes.count), start, Int32(slots.count), &done))
    }
  }
  items.forEach(body)
  return Int(done)
}

/// Gives common and inherited scalars a script, item after item.
private struct ScriptResolver {
  /// An opening bracket that waits for its partner.
  private struct Bracket {
    let closing: UInt32
    let script: Script
  }

  /// As many as UAX #9 pairs; a bracket deeper than that is like any common scalar.
  private static let depth = 63

  private var current = Script.common
  private var brackets: [Bracket] = []

  mutating func append(_ item: icu_script_item, at base: UInt32, to runs: inout [ScriptRun]) {
    var script = Script(rawValue: item.script)
    if script == .common || script == .inherited { script = current }
    if item.bracket != 0 {
      if item.opens {
        if brackets.count == Self.depth { brackets.removeFirst() }
        brackets.append(Bracket(closing: item.bracket, script: script))
      } else if let match = brackets.lastIndex(where: { $0.closing == item.bracket }) {
        if brackets[match].script != .common { script = brackets[match].script }
        brackets.removeSubrange(match...)
      }
    }
    let end = base + item.end
    if current == .common, script != .common, runs.count == 1 { runs[0].script = script }
    if let last = runs.indices.last, runs[last].script == script {
      runs[last].end = end
    } else {
      runs.append(ScriptRun(end: end, script: script))
    }
    current = script
  }
}
