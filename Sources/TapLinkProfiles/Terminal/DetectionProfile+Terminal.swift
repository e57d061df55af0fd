public import TapLinks

extension DetectionProfile {
  /// Links in the output of tools: addresses that say what they are, and paths of files (TP-1 to
  /// TP-11).
  ///
  /// A host without a scheme must begin with `www.` or `ftp.`, because many other things in a
  /// terminal have dots. A path is found where its letters leave no doubt: `src/main.rs:3:5`,
  /// `./run`, `"x.py", line 3`. The client decides whether its file exists: give the detector
  /// `pathExists`, which finds any word that names a file, or drop the others later. Rows that a
  /// terminal wrapped must be one line of the text (TP-12); a hard break ends every link.
  public static let terminal: DetectionProfile = {
    var profile = DetectionProfile()
    profile.kinds.formUnion([.path, .repository])
    profile.pathGrammar = .paths
    profile.schemes += ["ftp", "ftps", "sftp", "file", "webcal", "news", "nntp", "telnet"]
    profile.opaqueSchemes = ["news", "man", "info", "sip", "sips", "h323"]
    profile.hostPrefixes = ["www.", "ftp."]
    profile.findsWeakHosts = false
    return profile
  }()
}
