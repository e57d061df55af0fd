import TapUnicode

/// Words of code that look like parts of an address.
enum CodeWords {
  /// Whether a word after `@` is a decorator, an annotation, a rule of style sheets or a tag of
  /// documentation.
  static func isDecorator(_ name: String) -> Bool {
    decorators.contains(name)
      || name.first?.isUppercase == true && name.contains(where: \.isLowercase)
  }

  /// Whether a word after `#` is a number, a color or a directive.
  static func isTagOfCode(_ name: String) -> Bool {
    let isNumber = name.utf8.allSatisfy { UInt32($0).isASCIIDigit }
    let isColor =
      [3, 4, 6, 8].contains(name.utf8.count) && name.utf8.allSatisfy { ASCII.hexValue($0) != nil }
    return isNumber || isColor || directives.contains(name)
  }

  /// Whether a host of two labels reads like a member of an object, such as `this.id`.
  static func isMember(_ first: String) -> Bool { objects.contains(first.lowercased()) }

  /// Whether two labels read like an object and one of its members, such as `this.id`.
  ///
  /// Asked for each host of two labels, so that the last label is looked up without a string.
  static func isMember(_ first: @autoclosure () -> String, named last: Span<UInt8>) -> Bool {
    last.count <= 8 && memberKeys.contains(key(of: last)) && isMember(first())
  }

  /// Up to eight bytes as one number, capitals as small letters.
  private static func key(of label: Span<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<label.count { key = key << 8 | UInt64(ASCII.lowercased(label[index])) }
    return key
  }

  private static let memberKeys = Set(members.map { key(of: Array($0.utf8).span) })

  /// Whether the name of a file before its ending is a usual one, such as `README`.
  static func isFileStem(_ stem: String) -> Bool { stems.contains(stem.lowercased()) }

  private static let decorators: Set<String> = [
    "author", "available", "charset", "class", "classmethod", "code", "container", "counter-style",
    "deprecated", "example", "extend", "font-face", "import", "include", "inline", "interface",
    "internal", "keyframes", "layer", "link", "media", "memoize", "method", "mixin", "module",
    "namespace", "objc", "override", "page", "param", "private", "property", "protected", "public",
    "readonly", "return", "returns", "see", "since", "staticmethod", "supports", "test", "throws",
    "todo", "type", "typedef", "use", "var", "version",
  ]

  private static let directives: Set<String> = [
    "available", "define", "elif", "else", "end", "endif", "endregion", "error", "file", "if",
    "ifdef", "ifndef", "import", "include", "line", "pragma", "region", "require", "selector",
    "undef", "using", "warning",
  ]

  private static let objects: Set<String> = [
    "a", "app", "args", "array", "assert", "atom", "b", "base", "bar", "cls", "config", "console",
    "context", "ctx", "data", "date", "db", "doc", "document", "e", "el", "elem", "element", "env",
    "event", "exports", "file", "foo", "form", "func", "function", "global", "hash", "i", "image",
    "img", "index", "input", "int", "item", "items", "json", "key", "list", "map", "math", "meta",
    "model", "module", "msg", "my", "node", "number", "obj", "object", "op", "opts", "options",
    "os", "package", "page", "params", "parent", "pkg", "process", "project", "promise", "props",
    "re", "record", "reflect", "req", "request", "res", "response", "result", "root", "row", "self",
    "set", "settings", "spec", "state", "std", "str", "string", "sys", "table", "tag", "task",
    "test", "text", "this", "time", "token", "type", "user", "util", "utils", "val", "value", "var",
    "vector", "widget", "window", "x", "y",
  ]

  /// Top-level domains that are hardly ever hosts behind the name of an object.
  private static let members: Set<String> = [
    "all", "as", "at", "by", "date", "do", "email", "id", "in", "int", "is", "it", "link", "map",
    "my", "name", "new", "no", "now", "open", "read", "select", "show", "so", "to",
  ]

  private static let stems: Set<String> = [
    "__init__", "__main__", "agents", "api", "app", "architecture", "authors", "bootstrap", "build",
    "changelog", "changes", "claude", "conf", "config", "configure", "conftest", "contributing",
    "contributors", "copying", "deploy", "design", "docs", "example", "examples", "faq", "features",
    "guide", "history", "index", "install", "lib", "libc", "license", "licence", "main", "makefile",
    "manage", "migration", "mod", "news", "notice", "overview", "readme", "release", "releases",
    "roadmap", "run", "script", "security", "server", "setup", "start", "style", "support", "test",
    "tests", "thanks", "todo", "troubleshooting", "tutorial", "update", "upgrade", "upgrading",
    "usage", "util", "utils", "version", "voting",
  ]
}
