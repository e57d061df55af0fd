/// The reader of case files.
public enum CaseFile {
  /// What a file is read for.
  public enum Purpose: Sendable, Hashable {
    /// To be checked: it must ask something, and expect something of each question.
    case check
    /// For its text and layout alone: it need not ask anything.
    case view
  }

  /// Reads the bytes of a case file.
  ///
  /// - Throws: `SceneError` with the line and column of broken JSON, or with the JSON pointer of an
  ///   unknown key, a wrong type, a value out of range or a missing expectation.
  /// - Complexity: O(*n*), where *n* is the number of bytes plus the length of the text.
  public static func read(
    _ bytes: [UInt8], for purpose: Purpose = .check
  ) throws(SceneError) -> Case {
    let cursor = JSONCursor(try JSONValue(parsing: bytes.span))
    return try Case(reading: cursor, for: purpose)
  }
}
