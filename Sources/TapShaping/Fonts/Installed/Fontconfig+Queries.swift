import CFontconfig

extension Fontconfig {
  /// Whether a font has some characters.
  func font(_ number: Int, covers scalars: [Unicode.Scalar]) -> Bool {
    var characters: OpaquePointer?
    guard
      unsafe FcPatternGetCharSet(patterns.pointee.fonts[number], FC_CHARSET, 0, &characters)
        == FcResultMatch
    else { return false }
    return scalars.allSatisfy { unsafe FcCharSetHasChar(characters, $0.value) != 0 }
  }

  /// The names of a family and of those that are as good as it, the best first.
  ///
  /// Fontconfig replaces any family by others in the end. Those that it takes for the same, such
  /// as fonts of the same widths, it binds to the pattern as firmly as the family itself.
  func synonyms(of family: String) -> [String] {
    unsafe withPattern(languages: []) { pattern in
      unsafe FcPatternAddString(pattern, FC_FAMILY, family)
    } then: { pattern in
      var names: [String] = []
      var value = unsafe FcValue()
      var binding = FcValueBindingWeak
      var number: Int32 = 0
      while unsafe FcPatternGetWithBinding(pattern, FC_FAMILY, number, &value, &binding)
        == FcResultMatch
      {
        if binding != FcValueBindingWeak, unsafe value.type == FcTypeString,
          let name = unsafe value.u.s
        {
          names.append(unsafe String(cString: name))
        }
        number += 1
      }
      return names
    }
  }

  /// The fonts in the order in which they suit a request.
  func order(_ request: FontRequest, languages: [FontconfigLanguage], prefersColor: Bool) -> [Int] {
    unsafe withPattern(languages: languages) { pattern in
      if let family = request.family {
        unsafe FcPatternAddString(pattern, FC_FAMILY, family)
      }
      unsafe FcPatternAddDouble(
        pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(request.weight)))
      unsafe FcPatternAddDouble(pattern, FC_WIDTH, request.width)
      unsafe FcPatternAddInteger(
        pattern, FC_SLANT, request.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
      unsafe FcPatternAddBool(pattern, FC_COLOR, prefersColor ? 1 : 0)
    } then: { pattern in
      var set: UnsafeMutablePointer<FcFontSet>? = unsafe patterns
      var result = FcResultMatch
      guard let sorted = unsafe FcFontSetSort(config, &set, 1, pattern, 0, nil, &result) else {
        return []
      }
      defer { unsafe FcFontSetDestroy(sorted) }
      return (0..<Int(unsafe sorted.pointee.nfont)).compactMap { place in
        unsafe sorted.pointee.fonts[place].flatMap { unsafe numbers[$0] }
      }
    }
  }

  /// Makes a pattern, fills it in, and lets the configuration change it.
  ///
  /// The last language is that of no font: without it fontconfig adds those of the process.
  @unsafe private func withPattern<Result>(
    languages: [FontconfigLanguage], _ fill: (OpaquePointer) -> Void,
    then read: (OpaquePointer) -> [Result]
  ) -> [Result] {
    guard let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe fill(pattern)
    for language in languages + [.none] {
      unsafe FcPatternAddString(pattern, FC_LANG, language.name)
    }
    unsafe FcConfigSubstitute(config, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    return unsafe read(pattern)
  }
}
