import TapUnicode

extension URLParser {
  /// Reads what follows the host ("path start" state).
  mutating func readPathStart() -> Bool {
    if special == nil, current != UInt8(ascii: "/") {
      guard let byte = current, byte != UInt8(ascii: "?"), byte != UInt8(ascii: "#") else {
        return readQueryAndFragment()
      }
    }
    if isSlash(current) {
      reportBackslash()
      index += 1
    }
    return readSegments()
  }

  /// Reads the segments of a path, from behind the first slash on ("path" state).
  mutating func readSegments() -> Bool {
    while true {
      let start = index
      index = authorityEnd(from: start)
      checkUnits(start..<index)
      let isLast = !isSlash(current)
      reportBackslash(unless: isLast)
      append(input[start..<index], isLast: isLast)
      guard !isLast else { return readQueryAndFragment() }
      index += 1
    }
  }

  private mutating func reportBackslash(unless isLast: Bool) { if !isLast { reportBackslash() } }

  private mutating func append(_ segment: ArraySlice<UInt8>, isLast: Bool) {
    switch Self.dotCount(segment) {
    case 1: break
    case 2: shortenPath()
    default:
      let isFirst = path.isEmpty
      path.append(UInt8(ascii: "/"))
      if isFirst, special == .file, Self.isDrive(segment), let letter = segment.first {
        path += [letter, UInt8(ascii: ":")]
      } else {
        PercentEncodeSet.path.encode(segment, into: &path)
      }
      return
    }
    // A dot at the end stands for the folder itself.
    if isLast { path.append(UInt8(ascii: "/")) }
  }

  /// Returns 1 for `.`, 2 for `..`, in any mixture with `%2e`, and 0 for any other segment.
  private static func dotCount(_ segment: ArraySlice<UInt8>) -> Int {
    guard segment.count <= 6 else { return 0 }
    var count = 0
    var index = segment.startIndex
    while index < segment.endIndex {
      if segment[index] == UInt8(ascii: ".") {
        index += 1
      } else if segment[index] == UInt8(ascii: "%"),
        segment.hexByte(at: index + 1) == UInt8(ascii: ".")
      {
        index += 3
      } else {
        return 0
      }
      count += 1
    }
    return count <= 2 ? count : 0
  }

  /// Drops the last segment, but no drive (WHATWG URL, "shorten a URL's path").
  mutating func shortenPath() {
    if special == .file, path.count == 3, Self.isDrive(path[1...], isNormalized: true) {
      return
    }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return }
    path.removeSubrange(slash...)
  }

  /// Reads a path that is no list of segments ("opaque path" state).
  mutating func readOpaquePath() -> Bool {
    url.hasOpaquePath = true
    let start = index
    while let byte = current, byte != UInt8(ascii: "?"), byte != UInt8(ascii: "#") { index += 1 }
    checkUnits(start..<index)
    PercentEncodeSet.control.encode(input[start..<index], into: &path)
    // At the end of what is read again a space would get lost.
    if current != nil, path.last == UInt8(ascii: " ") {
      path.removeLast()
      path += "%20".utf8
    }
    return readQueryAndFragment()
  }

  /// Reads the query and the fragment, where they are.
  mutating func readQueryAndFragment() -> Bool {
    switch current {
    case UInt8(ascii: "?"): readQuery()
    case UInt8(ascii: "#"): readFragment()
    default: true
    }
  }

  /// Reads a query from its `?` on ("query" state).
  mutating func readQuery() -> Bool {
    let start = index + 1
    index = input[start...].firstIndex(of: UInt8(ascii: "#")) ?? input.count
    checkUnits(start..<index)
    var output: [UInt8] = []
    let set = special != nil ? PercentEncodeSet.specialQuery : .query
    set.encode(input[start..<index], into: &output)
    url.query = String(decoding: output, as: UTF8.self)
    return current == nil || readFragment()
  }

  /// Reads a fragment from its `#` on ("fragment" state).
  mutating func readFragment() -> Bool {
    checkUnits(index + 1..<input.count)
    var output: [UInt8] = []
    PercentEncodeSet.fragment.encode(input[(index + 1)...], into: &output)
    url.fragment = String(decoding: output, as: UTF8.self)
    index = input.count
    return true
  }
}

extension URLParser {
  /// Notes the first byte of a range that is no URL code point, nor part of an encoded byte
  /// (WHATWG URL, "URL code points").
  mutating func checkUnits(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = input.span.scalar(at: index)
      if scalar.value == UInt32(UInt8(ascii: "%")) {
        guard input.hexByte(at: index + 1) != nil else { return report(.invalidURLUnit, at: index) }
      } else if !Self.isURLCodePoint(scalar.value) {
        return report(.invalidURLUnit, at: index)
      }
      index += scalar.length
    }
  }

  private static func isURLCodePoint(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else {
      let byte = UInt8(truncatingIfNeeded: scalar)
      return ASCII.isAlphanumeric(byte) || "!$&'()*+,-./:;=?@_~".utf8.contains(byte)
    }
    let isNoncharacter = (0xFDD0...0xFDEF).contains(scalar) || scalar & 0xFFFE == 0xFFFE
    return scalar >= 0xA0 && !isNoncharacter
  }
}
