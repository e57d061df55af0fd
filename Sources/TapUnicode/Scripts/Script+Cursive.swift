extension Script {
  /// Whether letters of the script join their neighbors, so that no room may come between them.
  ///
  /// The scripts that have letters of joining type D (UAX #53, ArabicShaping.txt), which are those
  /// that CSS Text 3, section 8.2, calls cursive.
  package var isCursive: Bool { Self.cursive.contains(rawValue) }

  /// Adlam, Arabic, Chorasmian, Hanifi Rohingya, Mandaic, Manichaean, Mongolian, N'Ko, Old Uyghur,
  /// Phags-pa, Psalter Pahlavi, Sogdian and Syriac, by ICU's numbers, which never change.
  private static let cursive: Set<Int32> = [
    167, 2, 189, 182, 84, 121, 27, 87, 194, 90, 123, 183, 34,
  ]

  /// Whether a scalar is a letter, sign or mark of a cursive script, or the tatweel that several of
  /// them share.
  package static func isCursive(_ scalar: UInt32) -> Bool {
    // No cursive script has scalars below Arabic.
    guard scalar >= 0x600 else { return false }
    return scalar == 0x640 || Script(of: scalar).isCursive
  }
}
