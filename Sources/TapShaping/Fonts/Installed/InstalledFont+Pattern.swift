import CFontconfig

extension InstalledFont {
  /// Reads a pattern of fontconfig's; `nil` for what HarfBuzz cannot shape, such as bitmaps.
  ///
  /// A variable font has one pattern for all that it can show, which is taken, and one for each
  /// of its named instances, which are not.
  @unsafe init?(_ pattern: OpaquePointer) {
    let reader = unsafe PatternReader(pattern: pattern)
    guard let path = reader.string(FC_FILE), reader.bool(FC_SCALABLE),
      let format = reader.string(FC_FONTFORMAT), ["TrueType", "CFF"].contains(format)
    else { return nil }
    let index = reader.integer(FC_INDEX) ?? 0
    guard index >> 16 == 0 || reader.bool(FC_VARIABLE) else { return nil }
    place = Place(path: path, index: index & 0xFFFF)
    families = reader.strings(FC_FAMILY)
    let slant = reader.integer(FC_SLANT) ?? Int(FC_SLANT_ROMAN)
    let weights = reader.range(FC_WEIGHT) ?? 80...80
    reach = StyleReach(
      weights: FcWeightToOpenTypeDouble(
        weights.lowerBound)...FcWeightToOpenTypeDouble(weights.upperBound),
      widths: reader.range(FC_WIDTH) ?? 100...100,
      slant: slant == FC_SLANT_ROMAN ? .upright : slant == FC_SLANT_ITALIC ? .italic : .oblique)
  }
}

/// The values of a pattern.
@safe private struct PatternReader {
  let pattern: OpaquePointer

  func string(_ name: String) -> String? { string(name, 0) }

  func strings(_ name: String) -> [String] {
    var strings: [String] = []
    while let string = string(name, strings.count) { strings.append(string) }
    return strings
  }

  private func string(_ name: String, _ number: Int) -> String? {
    var bytes: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, name, Int32(number), &bytes) == FcResultMatch,
      let bytes = unsafe bytes
    else { return nil }
    return unsafe String(cString: bytes)
  }

  func bool(_ name: String) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
  }

  func integer(_ name: String) -> Int? {
    var value: Int32 = 0
    let result = unsafe FcPatternGetInteger(pattern, name, 0, &value)
    return result == FcResultMatch ? Int(value) : nil
  }

  /// A number, or a range of a variable font.
  func range(_ name: String) -> ClosedRange<Double>? {
    var number = 0.0
    if unsafe FcPatternGetDouble(pattern, name, 0, &number) == FcResultMatch {
      return number...number
    }
    var range: OpaquePointer?
    var (least, most) = (0.0, 0.0)
    guard unsafe FcPatternGetRange(pattern, name, 0, &range) == FcResultMatch,
      unsafe FcRangeGetDouble(range, &least, &most) != 0, least <= most
    else { return nil }
    return least...most
  }
}
