/// How many colors a terminal has.
public enum ColorDepth: String, Sendable, Hashable, CaseIterable {
  /// None: bold, underlined and inverse letters are all there is.
  case none
  /// The 16 of ECMA-48 and aixterm, whose shades are the user's choice.
  case ansi16 = "16"
  /// The 256 of xterm.
  case indexed256 = "256"
  /// 8 bits each of red, green and blue.
  case trueColor = "true"

  /// The depth that the environment asks for.
  ///
  /// `NO_COLOR`, if it is not empty, is obeyed (no-color.org). `COLORTERM` of `truecolor` or `24bit`
  /// and a `TERM` that ends in `-direct` mean true color, a `TERM` with `256color` means 256.
  public init(environment value: (String) -> String?) {
    let terminal = value("TERM") ?? ""
    if let wish = value("NO_COLOR"), !wish.isEmpty {
      self = .none
    } else if ["truecolor", "24bit"].contains(value("COLORTERM")) || terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.contains("256color") {
      self = .indexed256
    } else {
      self = terminal.isEmpty || terminal == "dumb" || terminal.hasPrefix("vt") ? .none : .ansi16
    }
  }
}
