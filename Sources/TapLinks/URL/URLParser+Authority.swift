import TapUnicode

extension URLParser {
  /// Reads user name, password, host and port ("authority", "host" and "port" state).
  mutating func readAuthority() -> Bool {
    let end = authorityEnd(from: index)
    var start = index
    if let at = input[index..<end].lastIndex(of: UInt8(ascii: "@")) {
      readCredentials(index..<at)
      start = at + 1
      guard start < end else { return fail(.hostMissing, at: at) }
    }
    let hostEnd = colon(in: start..<end) ?? end
    guard hostEnd > start || (hostEnd == end && special == nil) else {
      return fail(.hostMissing, at: start)
    }
    host = start..<hostEnd
    index = start
    guard let found = readHost(input[start..<hostEnd]) else { return false }
    url.host = found
    if hostEnd < end, !readPort(hostEnd + 1..<end) { return false }
    index = end
    return readPathStart()
  }

  /// The first colon that is outside of brackets.
  private func colon(in range: Range<Int>) -> Int? {
    var isInBrackets = false
    for index in range {
      switch input[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ":") where !isInBrackets: return index
      default: break
      }
    }
    return nil
  }

  private mutating func readCredentials(_ range: Range<Int>) {
    report(.invalidCredentials, at: range.upperBound)
    credentials = range
    let colon = input[range].firstIndex(of: UInt8(ascii: ":")) ?? range.upperBound
    var output: [UInt8] = []
    PercentEncodeSet.userinfo.encode(input[range.lowerBound..<colon], into: &output)
    url.username = String(decoding: output, as: UTF8.self)
    guard colon < range.upperBound else { return }
    output.removeAll()
    PercentEncodeSet.userinfo.encode(input[colon + 1..<range.upperBound], into: &output)
    url.password = String(decoding: output, as: UTF8.self)
  }

  private mutating func readPort(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    var port = 0
    for index in range {
      guard ASCII.isDigit(input[index]) else { return fail(.portInvalid, at: index) }
      port = min(port * 10 + Int(input[index] - UInt8(ascii: "0")), 65_536)
    }
    guard let port = UInt16(exactly: port) else {
      return fail(.portOutOfRange, at: range.lowerBound)
    }
    url.port = port == special?.defaultPort ? nil : port
    return true
  }
}
