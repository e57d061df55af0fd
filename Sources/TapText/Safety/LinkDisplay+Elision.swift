extension LinkDisplay {
  /// Returns words of at most so many characters, as far as that can be: labels go from the left of
  /// the host and characters from the middle of what follows it, never from the emphasis (LS-B8).
  ///
  ///     // https://login.evil.example/a/long/way/to/x
  ///     display.elided(toCount: 28).text  // "https://…evil.example/a/…o/x"
  ///
  /// A character is a Unicode scalar, and an ellipsis is one.
  ///
  /// - Complexity: O(*n*)
  public func elided(toCount limit: Int) -> LinkDisplay {
    guard text.unicodeScalars.count > limit else { return self }
    let bytes = Array(text.utf8)
    let whole = emphasis ?? host ?? 0..<0
    let hostStart = host?.lowerBound ?? 0
    let hostEnd = host?.upperBound ?? 0
    let rest = Self.count(bytes[hostEnd...])
    // Half of the room is for what follows the host, where there is as much.
    let room = max(limit - min(rest, limit / 2), 0)
    let head = elidedHost(bytes, hostStart..<hostEnd, keeping: whole, toCount: room)
    var output = Array(bytes[..<hostStart])
    output += head.bytes
    let shift = head.bytes.count - (hostEnd - hostStart)
    output += Self.elidedMiddle(bytes[hostEnd...], toCount: max(limit - Self.count(output[...]), 1))
    return LinkDisplay(
      text: String(decoding: output, as: UTF8.self),
      host: host.map { $0.lowerBound..<$0.upperBound + shift },
      emphasis: emphasis.map { $0.lowerBound + shift..<$0.upperBound + shift },
      isolates: isolates.compactMap { label in
        label.lowerBound < head.start ? nil : label.lowerBound + shift..<label.upperBound + shift
      })
  }

  /// Drops labels from the left of a host until it fits, but none of what is to be kept.
  private func elidedHost(
    _ bytes: [UInt8], _ host: Range<Int>, keeping whole: Range<Int>, toCount room: Int
  ) -> (bytes: [UInt8], start: Int) {
    var left = Self.count(bytes[..<host.upperBound])
    guard left > room, whole.lowerBound > host.lowerBound else {
      return (Array(bytes[host]), host.lowerBound)
    }
    var start = host.lowerBound
    while start < whole.lowerBound, left + 1 > room {
      let dot = bytes[start..<whole.lowerBound].firstIndex(of: UInt8(ascii: "."))
      let end = dot.map { $0 + 1 } ?? whole.lowerBound
      left -= Self.count(bytes[start..<end])
      start = end
    }
    return (Array("…".utf8) + bytes[start..<host.upperBound], start)
  }

  private static func elidedMiddle(_ bytes: ArraySlice<UInt8>, toCount limit: Int) -> [UInt8] {
    let total = count(bytes)
    guard total > limit else { return Array(bytes) }
    let head = limit / 2
    let tail = max(limit - 1 - head, 0)
    return Array(bytes[..<index(bytes, after: head)]) + Array("…".utf8)
      + Array(bytes[index(bytes, after: total - tail)...])
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Returns the index behind so many scalars.
  private static func index(_ bytes: ArraySlice<UInt8>, after scalars: Int) -> Int {
    var left = scalars
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      if left == 0 { return index }
      left -= 1
    }
    return bytes.endIndex
  }
}
