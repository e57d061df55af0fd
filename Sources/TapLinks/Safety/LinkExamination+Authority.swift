import TapText

extension LinkExamination {
  /// Examines how the host is written and what it is (LS-P1 to LS-P10, LS-I).
  mutating func checkAuthority(of url: URLRecord) {
    for problem in reading.problems {
      let place = problem.offset..<problem.offset + 1
      switch problem.kind {
      case .invalidReverseSolidus:
        find("LS-P1", "programs disagree about what a backslash means", .warn, at: place)
      case .specialSchemeMissingFollowingSolidus where !isRelative:
        find("LS-P5", "the slashes before the host are too few or too many", .warn, at: place)
      default: break
      }
    }
    checkCredentials()
    if let range = reading.hostRange, bytes[range].contains(UInt8(ascii: "%")), url.isSpecial {
      find("LS-P6", "the name of the host is written in code", .warn, at: range)
    }
    checkPort(of: url)
    checkHost(of: url)
  }

  /// Looks for a host's name before the host's name (LS-P2).
  private mutating func checkCredentials() {
    guard let range = reading.credentialsRange else { return }
    let decoded = String(decoding: bytes[range].percentDecoded(), as: UTF8.self)
    let looksLikeHost = decoded.unicodeScalars.contains { Dots.contains($0.value) }
    if looksLikeHost {
      find("LS-P2", "a user name looks like the host", .block, at: range)
    } else {
      find("LS-P2", "a user name or password comes before the host", .confirm, at: range)
    }
  }

  private mutating func checkPort(of url: URLRecord) {
    guard let port = url.port, url.isSpecial, BlockedPorts.contains(port) else { return }
    find("LS-P10", "port \(port) is not one of the web's", .block, at: reading.hostRange)
  }

  private mutating func checkHost(of url: URLRecord) {
    let range = reading.hostRange
    switch url.host {
    case .ipv4(let address):
      let verdict: LinkVerdict = address.isLocal ? .confirm : .warn
      let what = address.isLocal ? "an address of this machine or network" : "a bare address"
      find("LS-P8", "the host is \(what), \(address)", verdict, at: range)
    case .ipv6(let address):
      let verdict: LinkVerdict = address.isLocal ? .confirm : .warn
      let what = address.isLocal ? "an address of this machine or network" : "a bare address"
      find("LS-P8", "the host is \(what), \(address)", verdict, at: range)
    case .domain(let name): checkDomain(name, at: range)
    case .opaque, .empty, nil: break
    }
  }

  private mutating func checkDomain(_ name: String, at range: Range<Int>?) {
    let name = name.hasSuffix(".") ? String(name.dropLast()) : name
    let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if name.utf8.count > 253 || labels.contains(where: { $0.count > 63 }) {
      find("LS-P11", "the name of the host is longer than names can be", .block, at: range)
    }
    if labels.last?.elementsEqual("localhost".utf8) == true {
      find("LS-P8", "the host is this machine", .confirm, at: range)
    }
    checkName(name, at: range)
  }

  /// Looks for letters and labels by which a name is taken for another (LS-B6, LS-B7, LS-I, LS-T3).
  mutating func checkName(_ name: String, at range: Range<Int>?) {
    let entry = safety.entry(for: name)
    let shown = entry.display
    if let known = entry.begun {
      find(
        "LS-T3", "\(known) appears in the name of a host of \(entry.owner)", .confirm, at: range)
    }
    if let known = entry.read {
      find("LS-I10", "the host \(shown.text) reads like \(known)", .confirm, at: range)
    }
    if shown.isPadded {
      let owner = shown.registrableText
      find("LS-B7", "a long name hides that the host belongs to \(owner)", .warn, at: range)
    }
    if shown.hasBlankLetter {
      find("LS-B6", "the host contains an invisible letter", .block, at: range)
    }
    for concern in shown.host.concerns {
      let verdict: LinkVerdict = concern == .imitation ? .confirm : .warn
      find(concern.rule, "the host \(shown.text) \(concern.message)", verdict, at: range)
    }
  }

  /// Says why a destination with an allowed scheme is no URL.
  mutating func checkFailure(_ failure: URLProblem) {
    let place = min(failure.offset, bytes.count)..<min(failure.offset + 1, bytes.count)
    switch failure.kind {
    case .domainToASCII, .domainInvalidCodePoint, .hostInvalidCodePoint:
      let host = reading.hostRange.map { bytes[$0] } ?? []
      let decoded = String(decoding: host.percentDecoded(), as: UTF8.self)
      // U+FE6B and U+FF20 become an `@`, too.
      let hasAt = decoded.unicodeScalars.contains {
        "@\u{FE6B}\u{FF20}".unicodeScalars.contains($0)
      }
      find(
        hasAt ? "LS-P3" : "LS-P7", "the host has a character that no name of a host may have",
        .block, at: reading.hostRange)
    case .portInvalid, .portOutOfRange: find("LS-P10", "the port is not valid", .block, at: place)
    case .hostMissing: find("LS-P5", "the address has no host", .block, at: place)
    default:
      let isVersion6 = failure.kind.name.contains("IPv6")
      find(
        isVersion6 ? "LS-P9" : "LS-P8", "the host is a number, but no address", .block, at: place)
    }
  }
}

/// What stands for the dot of a host's name, in the name system or in the eyes of people.
enum Dots {
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E, 0x2024, 0x3002, 0xFE52, 0xFF0E, 0xFF61: true
    default: false
    }
  }
}
