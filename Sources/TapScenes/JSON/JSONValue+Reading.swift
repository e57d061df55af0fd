/// Reading by the rules of RFC 8259, for what is well-formed and usual.
///
/// The records of a batch are many and short, and a library that builds a tree of its own takes
/// longer to read one than to answer it.
extension JSONValue {
  /// Reads a value that is well-formed and usual; `nil` for everything else.
  ///
  /// What is broken is left to the library, which says where and why, and so are a mark at the start,
  /// NUL, whole numbers of more than 18 digits, keys that are there twice, and deep nesting. What is
  /// read is what the library reads.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init?(usual bytes: Span<UInt8>) {
    var offset = 0
    guard let value = JSONValue(bytes, &offset, depth: 0) else { return nil }
    Self.skipSpace(bytes, &offset)
    guard offset == bytes.count else { return nil }
    self = value
  }

  private init?(_ bytes: Span<UInt8>, _ offset: inout Int, depth: Int) {
    Self.skipSpace(bytes, &offset)
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""):
      guard let string = Self.string(bytes, &offset) else { return nil }
      self = .string(string)
    case UInt8(ascii: "{"):
      guard let members = Self.members(bytes, &offset, depth: depth) else { return nil }
      self = .object(members)
    case UInt8(ascii: "["):
      guard let items = Self.items(bytes, &offset, depth: depth) else { return nil }
      self = .array(items)
    case UInt8(ascii: "t"):
      guard Self.skip("true", bytes, &offset) else { return nil }
      self = .bool(true)
    case UInt8(ascii: "f"):
      guard Self.skip("false", bytes, &offset) else { return nil }
      self = .bool(false)
    case UInt8(ascii: "n"):
      guard Self.skip("null", bytes, &offset) else { return nil }
      self = .null
    default:
      guard let number = Self.number(bytes, &offset) else { return nil }
      self = number
    }
  }

  private static func skipSpace(_ bytes: Span<UInt8>, _ offset: inout Int) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private static func skip(
    _ word: StaticString, _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for letter in word.description.utf8 {
      guard bytes[offset] == letter else { return false }
      offset += 1
    }
    return true
  }

  /// Skips space and then one of a comma and a bracket: whether it was the comma.
  private static func skipSeparator(
    orEnd end: UInt8, _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> Bool? {
    skipSpace(bytes, &offset)
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    guard byte == UInt8(ascii: ",") || byte == end else { return nil }
    offset += 1
    return byte != end
  }

  private static func items(
    _ bytes: Span<UInt8>, _ offset: inout Int, depth: Int
  ) -> [JSONValue]? {
    guard depth < deepestNesting else { return nil }
    offset += 1
    skipSpace(bytes, &offset)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") {
      offset += 1
      return []
    }
    var items: [JSONValue] = []
    while true {
      guard let item = JSONValue(bytes, &offset, depth: depth + 1),
        let goesOn = skipSeparator(orEnd: UInt8(ascii: "]"), bytes, &offset)
      else { return nil }
      items.append(item)
      if !goesOn { return items }
    }
  }

  private static func members(
    _ bytes: Span<UInt8>, _ offset: inout Int, depth: Int
  ) -> [Member]? {
    guard depth < deepestNesting else { return nil }
    offset += 1
    skipSpace(bytes, &offset)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "}") {
      offset += 1
      return []
    }
    var members: [Member] = []
    while true {
      skipSpace(bytes, &offset)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\""),
        let key = string(bytes, &offset)
      else { return nil }
      skipSpace(bytes, &offset)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return nil }
      offset += 1
      guard let value = JSONValue(bytes, &offset, depth: depth + 1),
        let goesOn = skipSeparator(orEnd: UInt8(ascii: "}"), bytes, &offset)
      else { return nil }
      members.append(Member(key: key, value: value))
      if !goesOn { return hasRepeats(members) ? nil : members }
    }
  }

  private static func hasRepeats(_ members: [Member]) -> Bool {
    guard members.count <= 16 else { return Set(members.map(\.key)).count < members.count }
    for index in members.indices.dropFirst()
    where members[..<index].contains(where: { $0.key.utf8.elementsEqual(members[index].key.utf8) })
    {
      return true
    }
    return false
  }
}

/// Strings and numbers.
extension JSONValue {
  private static func string(_ bytes: Span<UInt8>, _ offset: inout Int) -> String? {
    offset += 1
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        defer { offset += 1 }
        guard let text = try? UTF8Span(validating: bytes.extracting(start..<offset)) else {
          return nil
        }
        return String(copying: text)
      case UInt8(ascii: "\\"): return escapedString(bytes, from: start, &offset)
      case 0..<0x20: return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// Reads a string on from its first escape.
  private static func escapedString(
    _ bytes: Span<UInt8>, from start: Int, _ offset: inout Int
  ) -> String? {
    var found: [UInt8] = []
    for index in start..<offset { found.append(bytes[index]) }
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(validating: found, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape(bytes, &offset),
          let encoded = UTF8.encode(scalar)
        else { return nil }
        found.append(contentsOf: encoded)
      case 0..<0x20: return nil
      default:
        found.append(byte)
        offset += 1
      }
    }
    return nil
  }

  private static func escape(_ bytes: Span<UInt8>, _ offset: inout Int) -> Unicode.Scalar? {
    guard offset + 1 < bytes.count else { return nil }
    let letter = bytes[offset + 1]
    offset += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = unit(bytes, &offset), unit != 0 else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
      guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
        bytes[offset + 1] == UInt8(ascii: "u")
      else { return nil }
      offset += 2
      guard let second = self.unit(bytes, &offset), UTF16.isTrailSurrogate(second) else {
        return nil
      }
      return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    default: return nil
    }
  }

  /// Four hexadecimal digits.
  private static func unit(_ bytes: Span<UInt8>, _ offset: inout Int) -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch bytes[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[offset] - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[offset] - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = bytes[offset] - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  private static func number(_ bytes: Span<UInt8>, _ offset: inout Int) -> JSONValue? {
    let start = offset
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let first = offset
    var integer = 0
    while let digit = digit(bytes, offset), offset - first < 18 {
      integer = integer * 10 + digit
      offset += 1
    }
    guard offset > first, offset == first + 1 || bytes[first] != UInt8(ascii: "0"),
      digit(bytes, offset) == nil
    else { return nil }
    guard offset < bytes.count else { return .integer(isNegative ? -integer : integer) }
    switch bytes[offset] {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      return real(bytes, from: start, &offset)
    default: return .integer(isNegative ? -integer : integer)
    }
  }

  /// Reads a number on from its fraction or exponent.
  private static func real(
    _ bytes: Span<UInt8>, from start: Int, _ offset: inout Int
  ) -> JSONValue? {
    if bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits(bytes, &offset) else { return nil }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count,
        bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-")
      {
        offset += 1
      }
      guard skipDigits(bytes, &offset) else { return nil }
    }
    guard let text = try? UTF8Span(validating: bytes.extracting(start..<offset)),
      let number = Double(String(copying: text)), number.isFinite
    else { return nil }
    return .real(number)
  }

  private static func skipDigits(_ bytes: Span<UInt8>, _ offset: inout Int) -> Bool {
    let start = offset
    while digit(bytes, offset) != nil { offset += 1 }
    return offset > start
  }

  private static func digit(_ bytes: Span<UInt8>, _ offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    let digit = bytes[offset] &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }
}
