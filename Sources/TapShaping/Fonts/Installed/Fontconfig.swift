import CFontconfig

/// A configuration of fontconfig with the fonts that it finds, as they are when it is read.
///
/// Fontconfig describes fonts by patterns, installed ones as well as wanted ones. Its functions
/// may be called by several threads as long as none changes the configuration.
@safe final class Fontconfig: Sendable {
  /// The fonts that can be used, in fontconfig's order, which depends on the files alone.
  let fonts: [InstalledFont]
  nonisolated(unsafe) let config: OpaquePointer
  /// The patterns of the fonts, in the same order.
  nonisolated(unsafe) let patterns: UnsafeMutablePointer<FcFontSet>
  /// The number of each font by its pattern.
  nonisolated(unsafe) let numbers: [OpaquePointer: Int]

  /// Reads a configuration in fontconfig's format; `nil` is the system's.
  init?(configuration: String? = nil) {
    guard let config = unsafe Self.load(configuration) else { return nil }
    guard let patterns = unsafe FcFontSetCreate() else {
      unsafe FcConfigDestroy(config)
      return nil
    }
    var fonts: [InstalledFont] = []
    var numbers = unsafe [OpaquePointer: Int]()
    if let all = unsafe FcConfigGetFonts(config, FcSetSystem) {
      for place in 0..<Int(unsafe all.pointee.nfont) {
        guard let pattern = unsafe all.pointee.fonts[place],
          let font = unsafe InstalledFont(pattern)
        else { continue }
        unsafe FcPatternReference(pattern)
        guard unsafe FcFontSetAdd(patterns, pattern) != 0 else { break }
        unsafe numbers[pattern] = fonts.count
        fonts.append(font)
      }
    }
    self.fonts = fonts
    unsafe self.config = config
    unsafe self.patterns = patterns
    unsafe self.numbers = numbers
  }

  deinit {
    unsafe FcFontSetDestroy(patterns)
    unsafe FcConfigDestroy(config)
  }

  @unsafe private static func load(_ configuration: String?) -> OpaquePointer? {
    guard let configuration else { return unsafe FcInitLoadConfigAndFonts() }
    guard let config = unsafe FcConfigCreate() else { return nil }
    guard unsafe FcConfigParseAndLoadFromMemory(config, configuration, 0) != 0,
      unsafe FcConfigBuildFonts(config) != 0
    else {
      unsafe FcConfigDestroy(config)
      return nil
    }
    return unsafe config
  }
}
