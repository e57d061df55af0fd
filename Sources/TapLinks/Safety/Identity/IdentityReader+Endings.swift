import TapUnicode

extension IdentityReader {
  /// Returns where a host ends in a run: before letters that are no part of its ending, as in
  /// `example.com登录` or `example.com-login`; `nil` where no ending of it is known.
  func hostEnd(of host: Range<Int>, isCertain: Bool) -> Int? {
    let lastDot = scalars[host].lastIndex(of: 0x2E)
    guard let lastDot else {
      let name = text.string(in: host).lowercased()
      return isCertain || name == "localhost" && scalar(at: host.upperBound) == 0x3A
        ? host.upperBound : nil
    }
    let label = lastDot + 1..<host.upperBound
    if isKnownEnding(text.string(in: label)) || isAddressOfNumbers(host) { return host.upperBound }
    var end = label.upperBound - 1
    while end > label.lowerBound {
      let isSeam = !scalars[end].isASCIIAlphanumeric && scalars[end - 1].isASCIIAlphanumeric
      if isSeam, isKnownEnding(text.string(in: label.lowerBound..<end)) { return end }
      end -= 1
    }
    let drawn = text.string(in: host)
    let isBrand =
      !Self.sourceEndings.contains(lastLabel(of: drawn).lowercased())
      && protected.hasBrand(in: DrawnReading.host(drawn))
    let isWWW = drawn.lowercased().hasPrefix("www.")
    let hasPort =
      scalar(at: host.upperBound) == 0x3A && scalar(at: host.upperBound + 1).isASCIIDigit
    return isCertain || isBrand || isWWW || hasPort && scalars[label].allSatisfy({ $0 > 0x39 })
      ? host.upperBound : nil
  }

  /// Leaves out letters of East Asia that touch the first label, as in `登录example.com`.
  func withoutEastAsianStart(_ host: Range<Int>) -> Range<Int> {
    guard scalars[host.lowerBound] >= 0x0E00 else { return host }
    let end = scalars[host].firstIndex(of: 0x2E) ?? host.upperBound
    guard let first = (host.lowerBound..<end).first(where: { scalars[$0].isASCIIAlphanumeric })
    else { return host }
    let isEastAsian = (host.lowerBound..<first).allSatisfy {
      ScalarProperties.shared[scalars[$0]].needsWordDictionary
        || (0xAC00...0xD7A3).contains(scalars[$0])
    }
    return isEastAsian ? first..<host.upperBound : host
  }

  /// Whether a label is a top-level domain, one of a local network, or reads like one.
  func isKnownEnding(_ label: String) -> Bool {
    if topLevelDomains.contains(label) || Self.localEndings.contains(label.lowercased()) {
      return true
    }
    guard label.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    let reading = DrawnReading.host(label)
    return reading.utf8.allSatisfy { $0 < 0x80 } && topLevelDomains.contains(reading)
  }

  func lastLabel(of host: String) -> String {
    host.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Whether four numbers of a run are an address rather than a version.
  private func isAddressOfNumbers(_ host: Range<Int>) -> Bool {
    let parts = text.string(in: host).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return false }
    return parts.allSatisfy { UInt8($0) != nil && !$0.isEmpty }
  }

  /// Whether a host without a scheme looks like an address to a reader (LS-T1): not if it has a
  /// habit of code or files.
  func isAddress(_ drawn: String, endingAt end: Int) -> Bool {
    let labels = drawn.split(separator: ".").map(String.init)
    if protected.hasBrand(in: DrawnReading.host(drawn)) { return true }
    if let numbers = numbers(labels) {
      return numbers.contains { $0 >= 100 } || scalar(at: end) == 0x2F || numbers[0] == 10
    }
    guard labels.count == 2, let first = labels.first, let last = labels.last else { return true }
    let isCode =
      first.contains(where: \.isUppercase) && first.contains(where: \.isLowercase)
      || last.contains(where: \.isUppercase)
    let small = last.lowercased()
    if Self.fileEndings.contains(small) {
      return !isCode && !first.contains(where: \.isUppercase) && !CodeWords.isFileStem(first)
    }
    // `List.map(…)`, `Object.is`, `ASP.NET`, `this.id`.
    if isCode, Self.memberEndings.contains(small) || scalar(at: end) == 0x28 { return false }
    return !(CodeWords.isMember(first) && Self.memberEndings.contains(small))
  }

  private func numbers(_ labels: [String]) -> [UInt8]? {
    let numbers = labels.compactMap { UInt8($0) }
    return numbers.count == 4 && labels.count == 4 ? numbers : nil
  }

  /// Endings of names in a local network or of reserved names (RFC 6761, RFC 6762, RFC 8375,
  /// RFC 7686).
  private static let localEndings: Set<String> = [
    "box", "corp", "example", "fritz", "home", "i2p", "internal", "intra", "intranet", "invalid",
    "lan", "local", "localdomain", "localhost", "onion", "private", "test",
  ]

  /// Top-level domains that are more often endings of files.
  private static let fileEndings: Set<String> = [
    "am", "as", "bz", "cab", "cat", "cfd", "hk", "java", "md", "mk", "mm", "mov", "ninja", "pm",
    "ps", "pub", "py", "rs", "sh", "so", "st", "tf", "zip",
  ]

  /// Top-level domains that are words after the dot of an object too.
  private static let memberEndings: Set<String> = [
    "abs", "active", "all", "any", "app", "apply", "art", "as", "at", "audio", "author", "be",
    "beta",
    "build", "by", "call", "cam", "case", "cd", "center", "cc", "click", "co", "codes", "color",
    "contact", "data", "date", "day", "dev", "direct", "do", "docs", "domains", "download", "email",
    "events", "exchange", "fail", "family", "foo", "forum", "fun", "gallery", "game", "get",
    "global",
    "group", "help", "host", "id", "il", "im", "in", "info", "int", "io", "is", "it", "jobs", "li",
    "link", "list", "live", "lt", "map", "media", "ml", "mobi", "mp", "name", "ne", "net",
    "network",
    "new", "no", "now", "nu", "observer", "of", "on", "one", "online", "open", "page", "parts",
    "photos", "pl", "place", "plus", "post", "prof", "properties", "py", "red", "re", "reset",
    "rest",
    "review", "rip", "run", "sc", "se", "search", "security", "select", "show", "site", "so",
    "space",
    "store", "stream", "style", "support", "systems", "tab", "tc", "tel", "th", "to", "tools",
    "top",
    "travel", "uno", "video", "vote", "watch", "work", "world", "zip",
  ]

  /// Endings of files, and members of interfaces, that the name of a company often has.
  private static let sourceEndings: Set<String> = [
    "api", "apk", "auth", "bin", "c", "cc", "cfg", "client", "conf", "config", "cpp", "cs", "css",
    "csv", "dart", "dat", "db", "deb", "dll", "dmg", "doc", "docx", "el", "error", "exe", "gif",
    "go",
    "gz", "h", "hpp", "htm", "html", "ini", "iso", "java", "jpeg", "jpg", "js", "json", "jsx", "kt",
    "lock", "log", "login", "lua", "m", "odt", "pdf", "php", "png", "ppt", "pptx", "proto",
    "protobuf",
    "rb", "rpm", "rst", "scala", "sdk", "service", "sql", "svg", "swift", "tar", "tex", "toml",
    "ts",
    "tsx", "txt", "user", "vb", "vim", "vue", "webp", "xls", "xlsx", "xml", "xz", "yaml", "yml",
  ]
}
