extension URLRecord {
  /// Makes the URL of a file, or of a folder where the path ends with a slash; `nil` where the path
  /// does not start with one.
  ///
  /// All that a path may hold and a URL may not is encoded: `%`, `?`, `#` and `\`, too.
  ///
  ///     URLRecord(filePath: "/home/me/50% done?.md")?.serialized
  ///     // "file:///home/me/50%25%20done%3F.md"
  ///
  /// - Complexity: O(*n*)
  public init?(filePath: String) {
    guard filePath.utf8.first == UInt8(ascii: "/") else { return nil }
    var output = Array("file://".utf8)
    PercentEncodeSet.filePath.encode(Array(filePath.utf8)[...], into: &output)
    self.init(String(decoding: output, as: UTF8.self))
  }
}
