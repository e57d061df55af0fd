import CICU

/// A script, such as Latin or Han.
package struct Script: Sendable, Hashable {
  /// ICU's number of it.
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Scalars of many scripts: spaces, digits, punctuation.
  package static let common = Script(rawValue: 0)
  /// Scalars of the script before them: most marks.
  package static let inherited = Script(rawValue: 1)

  /// The script of this sentence.
  package static let latin = Script(rawValue: 25)

  /// The script of a scalar.
  package init(of scalar: UInt32) { rawValue = icu_script_of(scalar) }

  /// Returns whether a scalar is used with the script, as some are with several
  /// (Script_Extensions).
  package func isUsed(by scalar: UInt32) -> Bool { icu_script_is_used(rawValue, scalar) }

  /// The ISO 15924 code, four letters, the first in the highest byte: HarfBuzz's tag.
  package var tag: UInt32 {
    let tags = Self.tags
    return tags.indices.contains(Int(rawValue)) ? tags[Int(rawValue)] : icu_script_tag(rawValue)
  }

  /// The tags of the scripts that ICU knows, since text may change its script at every letter.
  private static let tags = (0..<256).map { icu_script_tag($0) }

  /// The ISO 15924 code, such as `Latn`.
  package var code: String {
    let tag = tag
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: letters, as: UTF8.self)
  }
}

/// A range of text of one script.
package struct ScriptRun: Sendable, Hashable {
  /// Its end, in bytes from the start of the text; it starts where the run before ends.
  package var end: UInt32
  /// Its script, never inherited; common only where the whole text is.
  package var script: Script

  package init(end: UInt32, script: Script) {
    self.end = end
    self.script = script
  }
}
