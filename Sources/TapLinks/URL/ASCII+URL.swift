import TapUnicode

extension ASCII {
  /// Returns whether a byte is a tab, a line feed or a carriage return, which URLs drop wherever
  /// they are (URL Standard).
  static func isTabOrNewline(_ byte: UInt8) -> Bool { byte == 9 || byte == 10 || byte == 13 }
}
