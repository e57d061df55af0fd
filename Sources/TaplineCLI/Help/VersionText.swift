import TapLinks
import TapUnicode

/// The text of `--version`.
enum VersionText {
  /// The version of the program.
  static let program = "0.1.0"

  /// The versions of all that an answer depends on.
  static var text: String {
    "tapline \(program) (ICU \(UnicodeVersions.icu), Unicode \(UnicodeVersions.unicode), "
      + "public suffixes \(suffixes))"
  }

  /// The date of the public suffix list, without the revision number.
  private static var suffixes: Substring {
    PublicSuffixList.builtIn.version.prefix { $0 != " " }
  }
}
