import CICU

/// What maps the names of hosts to ASCII, as the name system has them, and to Unicode, as people
/// read them (UTS #46, non-transitional).
///
///     DomainMapping.whatwg.toASCII("B\u{FC}cher.example").name  // "xn--bcher-kva.example"
///     DomainMapping.strict.toUnicode("xn--bcher-kva.example").name  // "bücher.example"
///
/// It is opened once, and any number of threads may use it.
package struct DomainMapping: Sendable {
  /// A name as it is mapped.
  package struct Result: Sendable, Hashable {
    /// The name; where there are errors it may hold U+FFFD, and is not to be used as an address.
    package var name: String
    /// What is wrong with it; empty for a good name.
    package var errors: DomainErrors

    /// The name where nothing is wrong with it.
    package var validName: String? { errors.isEmpty ? name : nil }
  }

  /// The names that the name system knows: letters, digits, hyphens and what IDNA adds, with the
  /// lengths of DNS (STD3, CheckHyphens, CheckBidi, CheckJoiners, VerifyDnsLength).
  package static let strict = DomainMapping(isStrict: true)

  /// The names that the URL Standard lets through its host parser.
  ///
  /// `toASCII` is its "domain to ASCII" with beStrict false: an ASCII name passes unvalidated
  /// except for its forbidden code points, and neither hyphens nor lengths are checked.
  package static let whatwg = DomainMapping(isStrict: false)

  /// The longest name in bytes that is mapped.
  ///
  /// Punycode takes quadratic time, and no name of an eighth of it could be looked up. ASCII of any
  /// length passes `whatwg`.
  package static let longest = 4_096

  let isStrict: Bool
  let handle: Handle?

  private init(isStrict: Bool) {
    self.isStrict = isStrict
    handle = Handle(usesSTD3Rules: isStrict)
  }

  /// Maps a name to ASCII: lowercase, each label with other letters as an ACE label (`xn--`).
  ///
  /// - Complexity: O(*n*) for ASCII, O(*n*²) up to `longest` for other names.
  package func toASCII(_ name: String) -> Result {
    var name = name
    return name.withUTF8 { bytes in unsafe toASCII(Span(_unsafeElements: bytes)) }
  }

  /// Maps a name in UTF-8 to ASCII; ill-formed bytes are disallowed code points.
  package func toASCII(_ name: Span<UInt8>) -> Result {
    var result: Result
    if !isStrict, name.asciiEnd(from: 0) == name.count {
      result = Result(name: lowercased(ascii: name), errors: [])
    } else {
      result = map(name, icu_idna_name_to_ascii)
    }
    if !isStrict { result.errors.formUnion(Self.forbidden(in: result.name)) }
    return result
  }

  /// Maps a name to Unicode: lowercase, ACE labels decoded where they decode.
  ///
  /// - Complexity: O(*n*) for ASCII, O(*n*²) up to `longest` for other names.
  package func toUnicode(_ name: String) -> Result {
    var name = name
    return name.withUTF8 { bytes in
      unsafe map(Span(_unsafeElements: bytes), icu_idna_name_to_unicode)
    }
  }

  /// Maps a single label to Unicode, independently of the other labels: a dot in it is an error.
  package func labelToUnicode(_ label: String) -> Result {
    var label = label
    return label.withUTF8 { bytes in
      unsafe map(Span(_unsafeElements: bytes), icu_idna_label_to_unicode)
    }
  }

  private func map(_ name: Span<UInt8>, _ what: Int) -> Result {
    guard name.count <= Self.longest else { return Result(name: "", errors: .nameTooLong) }
    guard var result = handle?.map(name, what) else {
      return Result(name: "", errors: .unavailable)
    }
    if !isStrict { result.errors.subtract(.toleratedByWHATWG) }
    return result
  }

  /// What the URL Standard finds wrong with a name in ASCII.
  private static func forbidden(in name: String) -> DomainErrors {
    if name.isEmpty { return .emptyName }
    return name.utf8.contains(where: isForbidden) ? .forbiddenCodePoint : []
  }

  /// Whether a byte is a forbidden domain code point of the URL Standard.
  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: true
    case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: ":"): true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "@"): true
    case UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"): true
    case UInt8(ascii: "|"): true
    default: false
    }
  }
}

/// Returns ASCII text with its capital letters made small.
private func lowercased(ascii text: Span<UInt8>) -> String {
  unsafe String(unsafeUninitializedCapacity: text.count) { out in
    for k in text.indices {
      let isCapital = text[k] &- UInt8(ascii: "A") < 26
      unsafe out[k] = isCapital ? text[k] | 0x20 : text[k]
    }
    return text.count
  }
}
