/// The three forms in which Proofpoint's URL Defense carries an address.
///
/// Their rules are those of the decoder that Proofpoint gives out
/// (https://help.proofpoint.com, "URL Defense Decoder").
enum URLDefense {
  /// Returns the address that an address of the service carries.
  static func target(of url: URLRecord) -> String? {
    if url.path.hasPrefix("/v3/") { return targetOfVersion3(url) }
    guard let value = url.parameter("u") else { return nil }
    guard url.path.hasPrefix("/v2/") else { return value }
    let bytes = value.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "%")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    return String(decoding: bytes.percentDecoded(), as: UTF8.self)
  }

  /// The third form puts the address between `__` and `__;`, with a star for each character that it
  /// gives in Base64 behind, and `**x` for a run of them.
  private static func targetOfVersion3(_ url: URLRecord) -> String? {
    let whole = Array((url.path + (url.query.map { "?" + $0 } ?? "")).utf8)
    guard let start = whole.firstRange(of: Array("/v3/__".utf8))?.upperBound else { return nil }
    let end = whole[start...].firstRange(of: Array("__;".utf8))
    let address = whole[start..<(end?.lowerBound ?? whole.endIndex)]
    let tail = end.map { whole[$0.upperBound...].prefix { $0 != UInt8(ascii: "!") } } ?? []
    var replaced = (Base64.decoded(tail) ?? "").unicodeScalars[...]
    var output = String.UnicodeScalarView()
    var offset = address.startIndex
    while offset < address.endIndex {
      guard address[offset] == UInt8(ascii: "*"), !replaced.isEmpty else {
        output.append(Unicode.Scalar(address[offset]))
        offset += 1
        continue
      }
      var count = 1
      if offset + 2 < address.endIndex, address[offset + 1] == UInt8(ascii: "*"),
        let length = runLength(address[offset + 2])
      {
        count = length
        offset += 2
      }
      output.append(contentsOf: replaced.prefix(count))
      replaced = replaced.dropFirst(count)
      offset += 1
    }
    return withBothSlashes(String(output))
  }

  /// The length of a run: the Base64 value of its letter, plus two.
  private static func runLength(_ letter: UInt8) -> Int? {
    Base64.value(of: letter).map { Int($0) + 2 }
  }

  /// Puts the second slash where servers on the way dropped it.
  private static func withBothSlashes(_ address: String) -> String {
    guard let colon = address.firstRange(of: ":/"), !address[colon.upperBound...].hasPrefix("/"),
      address[..<colon.lowerBound].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return address }
    return address[..<colon.upperBound] + "/" + address[colon.upperBound...]
  }
}

/// Base64, plain or for addresses (RFC 4648), with or without what fills its end.
enum Base64 {
  /// Returns the text that Base64 encodes; `nil` where the input is not Base64 of valid UTF-8.
  static func decoded(_ input: some Sequence<UInt8>) -> String? {
    var output: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in input where byte != UInt8(ascii: "=") {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: output, as: UTF8.self)
  }

  static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case 0x41...0x5A: letter - 0x41
    case 0x61...0x7A: letter - 0x61 + 26
    case 0x30...0x39: letter - 0x30 + 52
    case UInt8(ascii: "-"), UInt8(ascii: "+"): 62
    case UInt8(ascii: "_"), UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
