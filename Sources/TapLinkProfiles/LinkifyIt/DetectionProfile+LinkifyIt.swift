public import TapLinks

extension DetectionProfile {
  /// Links as linkify-it finds them: `unicode` with what that library takes for links besides.
  ///
  /// It names users, has `ftp` and `//example.com`, numbers for hosts, and quotation marks in pairs.
  /// Where linkify-it puts `http` before a host, this puts `https` (LD-16).
  public static let linkifyIt: DetectionProfile = {
    var profile = DetectionProfile()
    profile.schemes.append("ftp")
    profile.allowsUsers = true
    profile.findsSchemeRelativeLinks = true
    profile.findsBareIPv4 = true
    profile.findsCodeNames = true
    profile.pairsQuotations = true
    profile.allowsQuotedLocalParts = true
    profile.allowsAnyHostAfterMailto = true
    // The fullwidth vertical line, which parts the names of pages.
    profile.additionalHardScalars = ["\u{FF5C}"]
    return profile
  }()
}
