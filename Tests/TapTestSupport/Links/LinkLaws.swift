package import TapLinks
package import TapText

/// What must hold for the links of any text (F-1, F-2).
package struct LinkLaws: Sendable {
  let detector: LinkDetector

  /// Makes the laws of a detector.
  package init(_ detector: LinkDetector) { self.detector = detector }

  /// Returns what does not hold, in words.
  package func violations(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    let links = detector.detect(in: bytes)
    return order(links, bytes) + edges(links, text) + work(bytes) + parts(links, bytes)
      + lineFeeds(links, bytes)
  }

  /// Returns the words that are links in a text.
  func links(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return detector.detect(in: bytes).map { String(decoding: bytes[$0.utf8Range], as: UTF8.self) }
  }

  /// Links ascend, do not touch the same byte, and lead somewhere.
  private func order(_ links: [DetectedLink], _ bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var end = 0
    for link in links {
      if link.utf8Range.lowerBound < end || link.utf8Range.isEmpty {
        words.append("\(link) after \(end)")
      }
      if link.utf8Range.upperBound > bytes.count { words.append("\(link) leaves the text") }
      if link.destination.isEmpty { words.append("\(link) leads nowhere") }
      end = link.utf8Range.upperBound
    }
    return words
  }

  /// No link cuts a cluster (LD-14).
  private func edges(_ links: [DetectedLink], _ text: String) -> [String] {
    guard !links.isEmpty else { return [] }
    let attributed = AttributedText(text)
    return links.flatMap { [$0.utf8Range.lowerBound, $0.utf8Range.upperBound] }
      .filter { !attributed.isClusterBoundary($0) }.map { "an edge at \($0) cuts a cluster" }
  }

  /// The work is linear, also where the bytes are no UTF-8.
  package func work(_ bytes: [UInt8]) -> [String] {
    let steps = detector.stepCount(in: bytes.span)
    // Paths are looked for in a pass of their own, and so is each kind of Telegram's.
    let passes = detector.profile.kinds.isDisjoint(with: [.path, .bankCard]) ? 1 : 2
    return steps <= 4 * passes * bytes.count + 16 ? [] : ["\(steps) steps for \(bytes.count) bytes"]
  }

  /// The lines of a text have the links of the whole.
  private func parts(_ links: [DetectedLink], _ bytes: [UInt8]) -> [String] {
    var found: [DetectedLink] = []
    var start = 0
    for offset in cuts(bytes) + [bytes.count] {
      for var link in detector.detect(in: Array(bytes[start..<offset])) {
        link.utf8Range = link.utf8Range.lowerBound + start..<link.utf8Range.upperBound + start
        found.append(link)
      }
      start = offset
    }
    return found == links ? [] : ["in parts \(found), as a whole \(links)"]
  }

  /// The places after line feeds that a letter of ASCII follows, where any text may be cut.
  private func cuts(_ bytes: [UInt8]) -> [Int] {
    bytes.indices.dropFirst().filter { bytes[$0 - 1] == 0x0A && (0x20..<0x7F).contains(bytes[$0]) }
  }

  /// A line feed after a link changes nothing about it, unless it parts a path from the quotation
  /// mark that closes it.
  private func lineFeeds(_ links: [DetectedLink], _ bytes: [UInt8]) -> [String] {
    guard let link = links.first else { return [] }
    let end = link.utf8Range.upperBound
    let isClosed = end < bytes.count && [0x22, 0x27, 0x60].contains(bytes[end])
    if link.kind == .path, isClosed { return [] }
    var parted = bytes
    parted.insert(0x0A, at: end)
    let found = detector.detect(in: parted).first { $0.utf8Range == link.utf8Range }
    return found?.destination == link.destination ? [] : ["a line feed after it changes \(link)"]
  }

  /// Returns what does not hold where a text becomes another (LD-20).
  package func violations(from old: AttributedText, to new: AttributedText) -> [String] {
    let whole = detector.detect(in: new)
    let updated = detector.update(detector.detect(in: old), for: new)
    guard whole.links != updated.links else {
      let plain = detector.detect(in: new.string)
      return plain == whole.links ? [] : ["in chunks \(whole.links), in one \(plain)"]
    }
    return ["updated \(updated.links), as a whole \(whole.links)"]
  }
}
