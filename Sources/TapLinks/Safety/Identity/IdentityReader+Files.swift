import TapUnicode

extension IdentityReader {
  /// Reads the path of a file that starts at a slash, a backslash or a tilde: one of this machine's
  /// folders, of a drive or of a server.
  mutating func readPath(at start: Int) {
    let before = scalar(at: start - 1)
    let isDrive =
      before == 0x3A && (scalar(at: start - 2) | 0x20) &- 0x61 < 26 && !isWord(start - 3)
    guard isDrive || !isWord(start - 1) && ![0x2F, 0x5C, 0x2E, 0x3A, 0x7E].contains(before) else {
      return
    }
    var end = start
    while end < scalars.count, !ScalarProperties.shared[scalars[end]].isWhiteSpace,
      !"\"<>|*?".unicodeScalars.contains(where: { $0.value == scalars[end] })
    {
      end += 1
    }
    while end > start + 1,
      ".,;:!')]}".unicodeScalars.contains(where: { $0.value == scalars[end - 1] })
    {
      end -= 1
    }
    let path = text.string(in: (isDrive ? start - 2 : start)..<end)
    guard isDrive || isFilePath(path) else { return }
    add(.path(PathPlace.withoutPosition(path)), at: (isDrive ? start - 2 : start)..<end)
  }

  private func isFilePath(_ path: String) -> Bool {
    if path.hasPrefix("~/") { return path.utf8.count > 2 }
    if path.hasPrefix("\\\\") { return path.dropFirst(2).contains("\\") }
    let parts = path.split(separator: "/")
    guard path.hasPrefix("/"), parts.count > 1, let root = parts.first else { return false }
    return Self.roots.contains(String(root))
  }

  private static let roots: Set<String> = [
    "Applications", "Library", "System", "Users", "Volumes", "bin", "boot", "dev", "etc", "home",
    "lib", "lib64", "media", "mnt", "opt", "private", "proc", "root", "run", "sbin", "srv", "sys",
    "tmp", "usr", "var",
  ]
}

/// The path of a file without a line and column in it.
enum PathPlace {
  /// Returns a path without `:3:4`, `(3,4)` or `#L3` at its end.
  static func withoutPosition(_ path: String) -> String {
    var end = path.utf8.endIndex
    let bytes = path.utf8
    func isPositionPart(_ byte: UInt8) -> Bool {
      ASCII.isDigit(byte) || ":,()-".utf8.contains(byte)
    }
    while end > bytes.startIndex, isPositionPart(bytes[bytes.index(before: end)]) {
      end = bytes.index(before: end)
    }
    let tail = bytes[end...]
    guard let first = tail.first, first == UInt8(ascii: ":") || first == UInt8(ascii: "("),
      tail.contains(where: ASCII.isDigit)
    else { return path }
    return String(path[..<end])
  }
}

extension IdentityReader {
  /// Reads telephone numbers: after a plus sign, or in the groups of national numbers.
  mutating func readPhones() {
    var offset = 0
    while offset < scalars.count {
      let scalar = scalars[offset]
      let isStart = scalar == 0x2B || scalar == 0x28 || scalar.isASCIIDigit
      guard isStart, !isWord(offset - 1),
        ![0x2E, 0x2D, 0x2F, 0x23].contains(self.scalar(at: offset - 1))
      else {
        offset += 1
        continue
      }
      let end = phoneEnd(from: offset)
      let number = text.string(in: offset..<end)
      if !isWord(end), PhoneShape.isNumber(number) {
        add(.phone(PhoneShape.digits(of: number)), at: offset..<end)
      }
      offset = max(end, offset + 1)
    }
  }

  private func phoneEnd(from start: Int) -> Int {
    var end = start
    var lastDigit = start
    while end < scalars.count, end - start < 40 {
      let scalar = scalars[end]
      if scalar.isASCIIDigit {
        lastDigit = end + 1
      } else if end > start, scalar == 0x2B {
        break
      } else if ![0x20, 0xA0, 0x2B, 0x28, 0x29, 0x2D, 0x2E, 0x2F, 0x2011, 0x202F].contains(scalar) {
        break
      }
      end += 1
    }
    return lastDigit
  }
}

/// What telephone numbers look like.
enum PhoneShape {
  /// Whether groups of digits look like a telephone number, and not like a date, a version or an
  /// ISBN.
  static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.count(where: ASCII.isDigit)
    guard (7...15).contains(digits) else { return false }
    if text.hasPrefix("+") { return true }
    let groups = text.split { !$0.isASCII || !$0.isNumber }.map(\.count)
    let isNorthAmerican =
      groups.suffix(3) == [3, 3, 4] && (groups.count == 3 || groups == [1, 3, 3, 4])
    return isNorthAmerican || text.hasPrefix("(0") && digits >= 8
      || text.hasPrefix("0") && groups.count > 1 && digits >= 9 && !text.contains(".")
  }

  /// The digits of a number, without a zero in brackets.
  static func digits(of text: String) -> String {
    text.replacing("(0)", with: "").filter { $0.isASCII && $0.isNumber }
  }

  /// Whether two numbers are the same line: one may lack the prefix of its country.
  static func isSame(_ one: String, _ other: String) -> Bool {
    func core(_ digits: String) -> Substring { digits.drop { $0 == "0" } }
    let (short, long) =
      core(one).count <= core(other).count ? (core(one), core(other)) : (core(other), core(one))
    guard !short.isEmpty else { return false }
    return short == long
      || short.count >= 5 && long.hasSuffix(short) && long.count - short.count <= 4
  }
}
