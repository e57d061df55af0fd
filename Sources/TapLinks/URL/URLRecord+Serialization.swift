extension URLRecord {
  /// The URL as it is written canonically, in ASCII (WHATWG URL, 4.5).
  ///
  /// Reading it again gives the same record.
  ///
  /// - Complexity: O(*n*)
  public var serialized: String { serialized(withCredentials: true) }

  /// Writes the URL, with its user name and password or without them.
  func serialized(withCredentials: Bool) -> String {
    var output = prefix(withCredentials: withCredentials)
    if let host { output += host.serialized }
    return output + suffix
  }

  /// What comes before the host.
  func prefix(withCredentials: Bool) -> String {
    var output = scheme + ":"
    guard host != nil else { return output }
    output += "//"
    guard withCredentials, hasCredentials else { return output }
    output += username
    if !password.isEmpty { output += ":" + password }
    return output + "@"
  }

  /// The text after the host.
  var suffix: String {
    var output = ""
    if let port { output += ":\(port)" }
    // Without it, a path that starts with an empty segment would read as a host.
    if host == nil, !hasOpaquePath, path.hasPrefix("//") { output += "/." }
    output += path
    if let query { output += "?" + query }
    if let fragment { output += "#" + fragment }
    return output
  }
}
