/// Replaces `runs` by the ranges of one script that a text consists of.
///
/// Common and inherited scalars take the script before them, at the start the first one after.
/// A closing bracket takes the script of its opening one, so `(\u{5D0}) b` keeps its pair whole.
///
/// - Complexity: O(*n*).
package func scriptRuns(of text: Span<UInt8>, into runs: inout [ScriptRun]) {
  runs.removeAll(keepingCapacity: true)
  let table = ScriptTable.shared
  var resolver = ScriptResolver()
  var open = Script.common
  var offset = 0
  while offset < text.count {
    let scalar = text.scalar(at: offset)
    let traits = table[scalar.value]
    var script = traits.script
    if traits.isBracket {
      script = resolver.script(ofBracket: scalar.value, traits, after: open)
    } else if script == .common || script == .inherited {
      script = open
    }
    if script != open {
      if open != .common { runs.append(ScriptRun(end: UInt32(offset), script: open)) }
      open = script
    }
    offset += scalar.length
  }
  if offset > 0 { runs.append(ScriptRun(end: UInt32(offset), script: open)) }
}

/// Gives brackets the script of their pair.
private struct ScriptResolver {
  /// An opening bracket that waits for its partner.
  private struct Bracket {
    let closing: UInt32
    let script: Script
  }

  /// As many as UAX #9 pairs; a bracket deeper than that is like any common scalar.
  private static let depth = 63

  private var brackets: [Bracket] = []

  /// The script of a bracket, where `last` is that of what comes before it.
  mutating func script(
    ofBracket scalar: UInt32, _ traits: ScriptTraits, after last: Script
  ) -> Script {
    let closing = traits.closingBracket(of: scalar)
    let own = traits.script == .common || traits.script == .inherited ? last : traits.script
    if traits.opens {
      if brackets.count == Self.depth { brackets.removeFirst() }
      brackets.append(Bracket(closing: closing, script: own))
      return own
    }
    guard let match = brackets.lastIndex(where: { $0.closing == closing }) else { return own }
    let script = brackets[match].script
    brackets.removeSubrange(match...)
    return script == .common ? own : script
  }
}
