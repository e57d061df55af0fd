package import TapLinks
import TapUnicode

extension LinkLaws {
  /// Returns what does not hold of an address that is written with few escapes: it is found whole
  /// among words and in brackets and quotation marks, and it stays as it is (F-3).
  package func violations(of parts: LinkParts) -> [String] {
    let address = parts.minimallyEscaped()
    var words: [String] = []
    if LinkParts.minimallyEscaped(address) != address {
      words.append("\(address) becomes \(LinkParts.minimallyEscaped(address))")
    }
    var frames = [(" ", " "), ("see ", "\n")]
    // An address with such marks in it may well go on to the one after it.
    if !hasPairs(address) { frames += [("(", ")"), ("「", "」"), ("“", "”."), ("\"", "\", ")] }
    for frame in frames {
      let found = links(in: frame.0 + address + frame.1)
      if found != [address] { words.append("\(frame.0)\(address)\(frame.1) gives \(found)") }
    }
    return words
  }

  private func hasPairs(_ address: String) -> Bool {
    address.unicodeScalars.contains { scalar in
      let traits = LinkTable.shared[scalar.value]
      return traits.isQuotation || traits.term == .open || traits.term == .close
    }
  }
}
