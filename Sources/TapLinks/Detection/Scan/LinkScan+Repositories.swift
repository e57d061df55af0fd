import TapUnicode

/// Paths on other machines, as SSH and Git write them: `user@host:path`.
extension LinkScan {
  /// Returns where the path ends that follows a host and a colon; nil where none does.
  ///
  /// A path has a slash or ends in `.git`, or begins at the home folder; a number is a port.
  mutating func remotePathEnd(_ text: Span<UInt8>, after run: HostRun) -> Int? {
    let start = run.end + 1
    guard start < text.count, text[run.end] == 0x3A else { return nil }
    // The address of the web that follows is a link of its own.
    if text.has("//", at: start) { return nil }
    var end = start
    var hasSlash = false
    while end < text.count, isPathByte(text[end]) {
      if text[end] == 0x2F { hasSlash = true }
      end += 1
      steps += 1
    }
    while end > start, text[end - 1] == 0x2E || text[end - 1] == 0x2C { end -= 1 }
    guard end > start else { return nil }
    if text[start] == 0x7E || text[start] == 0x2F { return end }
    let isRepository = end - start > 4 && text.has(".git", at: end - 4)
    guard ASCII.isAlphanumeric(text[start]) || text[start] == 0x2E || text[start] == 0x5F else {
      return nil
    }
    // A port, with a path of the web behind it or without.
    let port = (start..<end).first { !ASCII.isDigit(text[$0]) } ?? end
    if port > start, port == end || text[port] == 0x2F { return nil }
    return hasSlash || isRepository ? end : nil
  }

  /// Takes a repository where the profile asks for those, and passes any other path: neither is an
  /// address of mail.
  mutating func acceptRemote(
    _ text: Span<UInt8>, _ local: Range<Int>, _ run: HostRun, _ end: Int
  ) {
    let first = text[run.end + 1]
    let isPrompt = first == 0x7E || first == 0x2F
    let range = local.lowerBound..<end
    guard detector.finds(.repository), !isPrompt else { return refuse(through: end) }
    let user = text.extracting(local).string
    let host = text.extracting(run.start..<run.end).string
    let path = text.extracting(run.end + 1..<end).string
    accept(text, .repository, range, destination: "ssh://\(user)@\(host)/\(path)")
  }

  private func isPathByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte >= 0x80
      || byte == 0x2B || (0x2D...0x2F).contains(byte) || byte == 0x5F || byte == 0x7E
  }
}
