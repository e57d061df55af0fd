internal import TapUnicode

/// The letters of a script that look like Latin ones, and where a label may consist of them (LS-I6).
struct WholeScriptLookAlikes: Sendable {
  let script: Script
  let letters: Set<UInt32>
  /// The top-level domains of the countries that write in the script.
  let countries: Set<String>

  private init(_ script: Script, _ letters: Set<UInt32>, under countries: Set<String> = []) {
    self.script = script
    self.letters = letters
    self.countries = countries
  }

  /// Whether a label has letters of the script, and all of them are look-alikes.
  func consistsOfLookAlikes(_ label: [UInt32]) -> Bool {
    var hasLetter = false
    for scalar in label where Script(of: scalar) == script {
      guard letters.contains(scalar) else { return false }
      hasLetter = true
    }
    return hasLetter
  }

  /// Whether labels of the script are what one expects under a top-level domain.
  func isExpected(under top: TopLevelDomain) -> Bool {
    countries.contains(top.ascii) || top.scalars.contains { Script(of: $0) == script }
  }

  /// The scripts with look-alikes, after Chromium's list of January 2023 (for Linux).
  static let all: [WholeScriptLookAlikes] = [
    WholeScriptLookAlikes(
      .armenian,
      [
        0x0559, 0x0561, 0x0563, 0x0566, 0x0567, 0x056C, 0x0570, 0x0575, 0x0578, 0x057D, 0x0582,
        0x0585,
      ], under: ["am"]),
    WholeScriptLookAlikes(
      .cyrillic,
      [
        0x0430, 0x0433, 0x0435, 0x043E, 0x043F, 0x0440, 0x0441, 0x0443, 0x0445, 0x044A, 0x044B,
        0x044C, 0x044E, 0x0455, 0x0456, 0x0458, 0x0461, 0x0475, 0x04BB, 0x04BD, 0x04CF, 0x0501,
        0x050D, 0x0517, 0x051B, 0x051D,
      ], under: ["bg", "by", "kz", "ru", "su", "ua", "uz"]),
    WholeScriptLookAlikes(
      .ethiopic,
      [
        0x1200, 0x1220, 0x1230, 0x1235, 0x1260, 0x1270, 0x1290, 0x12A8, 0x12D0, 0x12D5, 0x12D8,
        0x1320, 0x1350, 0xAB05,
      ], under: ["er", "et"]),
    WholeScriptLookAlikes(
      .georgian, [0x10D8, 0x10DD, 0x10E7, 0x10EB, 0x10EE, 0x10FD, 0x10FF], under: ["ge"]),
    WholeScriptLookAlikes(
      .greek, [0x03B1, 0x03B7, 0x03B9, 0x03BA, 0x03BD, 0x03BF, 0x03C1, 0x03C4, 0x03C5, 0x03C9],
      under: ["gr"]),
    WholeScriptLookAlikes(
      .hebrew, [0x05D3, 0x05D5, 0x05D7, 0x05D9, 0x05DF, 0x05E1, 0x05F0, 0x05F2, 0x05F3, 0xFB26],
      under: ["il"]),
    WholeScriptLookAlikes(.bengali, [0x09E6, 0x09ED]),
    WholeScriptLookAlikes(.devanagari, [0x093D, 0x0966, 0x0971]),
    WholeScriptLookAlikes(.gujarati, [0x0A9F, 0x0AA1, 0x0AE6, 0x0AE7]),
    WholeScriptLookAlikes(.gurmukhi, [0x0A66, 0x0A67]),
    WholeScriptLookAlikes(.kannada, [0x0CBD, 0x0CE6, 0x0CE7]),
    WholeScriptLookAlikes(.malayalam, [0x0D1F, 0x0D20, 0x0D27, 0x0D28, 0x0D31, 0x0D66]),
    WholeScriptLookAlikes(.oriya, [0x0B20, 0x0B66, 0x0B6E]),
    WholeScriptLookAlikes(.tamil, [0x0B9F, 0x0BAA, 0x0BE6]),
    WholeScriptLookAlikes(.telugu, [0x0C66, 0x0C67]),
    WholeScriptLookAlikes(
      .myanmar,
      [
        0x1001, 0x1002, 0x1004, 0x1011, 0x1015, 0x101D, 0x1040, 0x1042, 0x1054, 0x105C, 0x1090,
        0x1091, 0x1095, 0x1096, 0x1097,
      ], under: ["mm"]),
    WholeScriptLookAlikes(
      .thai,
      [
        0x0E14, 0x0E17, 0x0E19, 0x0E1A, 0x0E1B, 0x0E1E, 0x0E1F, 0x0E21, 0x0E23, 0x0E25, 0x0E2B,
        0x0E40, 0x0E41, 0x0E50,
      ], under: ["th"]),
  ]
}
