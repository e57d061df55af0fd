import TapUnicode

/// Finds telephone numbers in their plain forms.
///
/// International ones begin with a plus sign and have 7 to 15 digits (ITU-T E.164). National ones
/// begin with a 0 and have 9 to 11 digits in two groups or more, or have 3, 3 and 4 digits (the
/// North American plan). Sizes, dates, prices and network addresses are excluded.
struct PhoneScan {
  /// Appends the numbers of a text.
  func run(over text: Span<UInt8>, into links: inout [DetectedLink]) {
    let count = text.count
    var offset = 0
    while offset < count {
      guard mayBegin(text, offset) else {
        offset += 1
        continue
      }
      let number = PhoneNumber(text, from: offset)
      if number.isPhone {
        links.append(
          DetectedLink(
            kind: .phone, utf8Range: offset..<number.end, destination: number.destination))
        offset = number.end
      } else {
        // The digits in a row are no start again.
        offset += 1
        while offset < count, ASCII.isDigit(text[offset]) { offset += 1 }
      }
    }
  }

  /// Whether a number may begin at an offset: no letter, digit or sign of a sum comes before it.
  private func mayBegin(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard ASCII.isDigit(text[offset]) || text[offset] == 0x2B || text[offset] == 0x28 else {
      return false
    }
    guard offset > 0 else { return true }
    let before = text[offset - 1]
    switch before {
    case 0x23, 0x24, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3D, 0x40, 0x5C, 0x5F, 0x7E:
      return false
    case 0x80...: return !LinkTable.shared[text.scalar(before: offset).value].isWord
    default: return !ASCII.isAlphanumeric(before)
    }
  }
}

/// The digits of what may be a telephone number, in groups.
private struct PhoneNumber {
  private(set) var end: Int
  private var digits: [UInt8] = []
  private var groups: [Int] = []
  private let hasPlus: Bool
  private var hasDots = false
  private var isSound = true

  init(_ text: Span<UInt8>, from start: Int) {
    hasPlus = text[start] == 0x2B
    end = start
    var offset = hasPlus ? start + 1 : start
    // One group more than any number has.
    while groups.count < 9, digits.count <= 16, let next = readGroup(text, from: offset) {
      end = next
      offset = next
      offset = separatorEnd(text, from: offset)
      guard offset > next || offset < text.count && text[offset] == 0x28 else { break }
    }
    isSound = isSound && !goesOn(text)
  }

  /// Whether the digits are those of a telephone number.
  var isPhone: Bool {
    guard isSound, !groups.isEmpty else { return false }
    if hasPlus { return (7...15).contains(digits.count) && digits[0] != 0x30 }
    if groups == [3, 3, 4] { return digits[0] > 0x31 }
    return digits[0] == 0x30 && groups.count > 1 && groups[0] > 2 && !hasDots
      && (9...11).contains(digits.count)
  }

  /// The number as a URL (RFC 3966).
  var destination: String {
    "tel:" + (hasPlus ? "+" : "") + String(decoding: digits, as: UTF8.self)
  }

  /// Reads digits, in brackets or not; returns their end.
  private mutating func readGroup(_ text: Span<UInt8>, from start: Int) -> Int? {
    guard start < text.count else { return nil }
    let isBracketed = text[start] == 0x28
    let first = isBracketed ? start + 1 : start
    var offset = first
    while offset < text.count, ASCII.isDigit(text[offset]), digits.count <= 16 {
      digits.append(text[offset])
      offset += 1
    }
    guard offset > first else { return nil }
    if isBracketed {
      guard offset < text.count, text[offset] == 0x29 else {
        isSound = false
        return nil
      }
      offset += 1
    }
    groups.append(isBracketed ? offset - first - 1 : offset - first)
    return offset
  }

  /// Returns the end of what parts two groups: a space, a hyphen, a dot, or a no-break space.
  private mutating func separatorEnd(_ text: Span<UInt8>, from offset: Int) -> Int {
    guard offset + 1 < text.count else { return offset }
    var end = offset
    switch text[offset] {
    case 0x20, 0x2D: end = offset + 1
    case 0x2E:
      hasDots = true
      end = offset + 1
    case 0xC2 where text[offset + 1] == 0xA0: end = offset + 2
    default: return offset
    }
    guard end < text.count, ASCII.isDigit(text[end]) || text[end] == 0x28 else { return offset }
    return end
  }

  /// Whether what comes after the digits makes them a part of something else.
  private func goesOn(_ text: Span<UInt8>) -> Bool {
    guard end < text.count else { return false }
    switch text[end] {
    case 0x25, 0x2D, 0x2F, 0x3A, 0x3D, 0x40, 0x5F:
      return end + 1 < text.count && ASCII.isAlphanumeric(text[end + 1])
    case 0x80...: return LinkTable.shared[text.scalar(at: end).value].isWord
    default: return ASCII.isAlphanumeric(text[end])
    }
  }
}
