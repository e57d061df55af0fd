extension DetectionProfile {
  /// Links as GitHub Flavored Markdown finds them beside those in brackets (GFM 0.29, 6.9).
  ///
  /// Hosts begin with `www.`, addresses of the web with `http://`, `https://` or `ftp://`, at the
  /// start of a line, after white space or after one of `*_~(`. A host without a scheme is taken
  /// for `http`, as GFM says. The rules beyond UTS #58 do not apply.
  public static let gfm: DetectionProfile = {
    var profile = DetectionProfile()
    profile.grammar = .gfm
    profile.schemes = ["http", "https", "ftp"]
    profile.defaultScheme = "http"
    return profile
  }()
}
