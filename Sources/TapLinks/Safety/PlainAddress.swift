/// An address of the web with nothing odd about it, as most are: `https://example.com/docs/a-1`.
///
/// It has a host in small ASCII letters, and a path, a query and a fragment that no parser changes. A
/// reader of addresses has nothing to find in it beside its host; so what is known of the host answers
/// for the address.
struct PlainAddress {
  /// Whether the scheme is https rather than http.
  let isSecure: Bool
  /// Where the host is, in UTF-8 code units.
  let host: Range<Int>
  /// Whether nothing follows the host, not even a slash.
  let endsWithHost: Bool
  /// Whether a text that is the address, and no more, shows no other host, path or number.
  let showsHostAlone: Bool

  /// The longest address that counts, in bytes.
  private static let longest = 1_024

  /// Reads an address; `nil` where there is anything odd about it.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count <= Self.longest, bytes.count > 8 else { return nil }
    let scheme = bytes[4] == UInt8(ascii: "s") ? 8 : 7
    guard bytes.starts(with: scheme == 8 ? "https://" : "http://") else { return nil }
    isSecure = scheme == 8
    var end = scheme
    while end < bytes.count, bytes[end].isPlainInHost {
      // No label is empty, or has a hyphen at an end.
      if !bytes[end].isSmallAlphanumeric {
        guard bytes[end - 1].isSmallAlphanumeric || bytes[end - 1] == bytes[end],
          end + 1 < bytes.count, bytes[end + 1].isSmallAlphanumeric || bytes[end] != 0x2E
        else { return nil }
      }
      end += 1
    }
    guard end > scheme, end - scheme <= 253, bytes[scheme].isSmallAlphanumeric,
      bytes[end - 1].isSmallAlphanumeric
    else { return nil }
    host = scheme..<end
    endsWithHost = end == bytes.count
    guard endsWithHost || bytes[end] == UInt8(ascii: "/") else { return nil }
    var showsHostAlone = true
    var (hasDot, hasUnderscore) = (false, false)
    for index in end..<bytes.count {
      let (before, byte) = (bytes[index - 1], bytes[index])
      if byte.isSmallAlphanumeric || byte &- 0x41 < 26 {
        // A telephone number may begin here.
        if byte &- 0x30 < 10, before == UInt8(ascii: "_") { showsHostAlone = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "/"):
        if !before.isWord { showsHostAlone = false }
      case UInt8(ascii: "-"):
        if before == UInt8(ascii: "/") { showsHostAlone = false }
      case UInt8(ascii: "."):
        // No segment is a dot or two, and none begins with one.
        guard before != UInt8(ascii: "/"), before != UInt8(ascii: ".") else { return nil }
        hasDot = true
      case UInt8(ascii: "_"): hasUnderscore = true
      case UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "#"),
        UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "~"):
        showsHostAlone = false
      default: return nil
      }
    }
    self.showsHostAlone = showsHostAlone && !(hasDot && hasUnderscore)
  }
}

/// What a text in a link or beside it is made of.
enum PlainWords {
  /// Whether a text shows words alone: nothing that may be an address, a name, a number to dial or
  /// a file, and something that one can see.
  static func isOfWords(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= 1_024 else { return false }
    var digits = 0
    var isVisible = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte &- 0x30 < 10 { digits += 1 }
      if byte.isWord {
        isVisible = true
      } else {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"),
          UInt8(ascii: "?"), UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "\""):
          break
        default: return false
        }
      }
    }
    return isVisible && digits < 7
  }

  /// Whether a text in front of a link is no more than punctuation that opens.
  static func opens(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "'"), UInt8(ascii: "\""): break
      default: return false
      }
    }
    return true
  }

  /// Whether a text behind a link is no more than punctuation that ends words and sentences.
  static func closes(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"):
        break
      default: return false
      }
    }
    return true
  }
}

extension UInt8 {
  /// Whether the byte is a small ASCII letter or a digit.
  fileprivate var isSmallAlphanumeric: Bool { self &- 0x61 < 26 || self &- 0x30 < 10 }

  /// Whether the byte is an ASCII letter or a digit.
  fileprivate var isWord: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }

  fileprivate var isPlainInHost: Bool {
    isSmallAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}

extension Span<UInt8> {
  fileprivate func starts(with word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      for index in word.indices where unsafe word[index] != self[index] { return false }
      return true
    }
  }
}
