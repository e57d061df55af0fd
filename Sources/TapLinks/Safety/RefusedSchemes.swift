/// Schemes that no link from somewhere else has any business with.
enum RefusedSchemes {
  /// They run code or read what only the program itself should (LS-S3).
  static let code: Set<String> = [
    "javascript", "vbscript", "livescript", "data", "blob", "filesystem", "about", "view-source",
    "jar", "mk", "res", "wyciwyg", "chrome", "resource",
  ]

  /// Other programs answer to them, with what the link says (LS-S4).
  static let handlers: Set<String> = [
    "smb", "afp", "nfs", "dav", "sftp", "ssh", "telnet", "ldap", "intent", "android-app", "market",
    "search-ms", "shell", "apt", "help", "man", "ghelp", "admin",
  ]

  /// The starts of names of whole families of such schemes (LS-S4).
  private static let families = ["ms-", "x-apple", "itms"]

  /// Returns the rule by which a scheme is refused even where a policy lists it.
  static func rule(for scheme: String) -> String? {
    if code.contains(scheme) { return "LS-S3" }
    if handlers.contains(scheme) || families.contains(where: scheme.hasPrefix) { return "LS-S4" }
    return nil
  }
}
