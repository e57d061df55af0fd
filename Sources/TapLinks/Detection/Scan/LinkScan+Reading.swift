import TapUnicode

extension LinkScan {
  /// Returns the start of the run of letters and dots of a host that holds an offset.
  mutating func hostStart(_ text: Span<UInt8>, before offset: Int) -> Int {
    var start = offset
    while start > floor {
      let byte = text[start - 1]
      if byte < 0x80 {
        guard ASCII.isAlphanumeric(byte) || byte == 0x2D || byte == 0x2E || isUnderscore(byte)
        else {
          break
        }
        start -= 1
      } else {
        let scalar = text.scalar(before: start)
        let lower = start - scalar.length
        guard lower >= floor, scalar.isWellFormed,
          isHostLetter(scalar.value) || dotLength(text, at: lower) == 3
        else { break }
        start = lower
      }
      steps += 1
    }
    return start
  }

  /// Reads the host that begins at an offset.
  mutating func readHost(
    _ text: Span<UInt8>, from start: Int, _ place: HostReader.Place
  ) -> HostRun {
    var reader = HostReader(
      from: start, mayBeginCore: place == .bare && profile.splitsEastAsianText)
    var offset = start
    while offset < text.count {
      steps += 1
      let byte = text[offset]
      if ASCII.isAlphanumeric(byte) || byte == 0x2D || isUnderscore(byte) {
        reader.takeASCII(byte, at: offset)
        offset += 1
        continue
      }
      let dot = dotLength(text, at: offset)
      if dot > 0 {
        reader.takeDot(text, at: offset, length: dot)
        offset += dot
        continue
      }
      guard byte >= 0x80 else { break }
      let scalar = text.scalar(at: offset)
      guard scalar.isWellFormed, isHostLetter(scalar.value) else { break }
      let isUnspaced = table[scalar.value].isUnspaced
      if isUnspaced, let cut = hostEnd(text, reader, at: offset) {
        reader.finish(text, at: cut, isCut: true)
        return reader.best
      }
      reader.takeLetter(isUnspaced: isUnspaced, at: offset)
      offset += scalar.length
    }
    reader.finish(text, at: offset, isCut: false)
    if let core = reader.core, core.isWellFormed, core.labelCount > 1,
      isKnownTopLevelDomain(text, core.topLabel)
    {
      return core
    }
    return reader.whole
  }

  /// Returns where a host ends that an East Asian letter touches, directly or after a wide dot: at
  /// the end of a top-level domain in ASCII (LD-13).
  private func hostEnd(_ text: Span<UInt8>, _ reader: HostReader, at offset: Int) -> Int? {
    guard profile.splitsEastAsianText else { return nil }
    let run = reader.best
    if reader.isAfterWideDot {
      guard run.isWellFormed, run.labelCount > 1, run.isTopLabelASCII else { return nil }
      return isKnownTopLevelDomain(text, run.topLabel) ? run.end : nil
    }
    let label = reader.labelSoFar(to: offset)
    guard !label.isEmpty, reader.isLabelASCII || reader.core != nil, run.labelCount > 0,
      run.isWellFormed, isKnownTopLevelDomain(text, label)
    else { return nil }
    return offset
  }

  /// Whether the name of a host may hold a scalar.
  ///
  /// A variation selector may be in it too, since it changes nothing but how a symbol looks.
  private func isHostLetter(_ value: UInt32) -> Bool {
    let traits = table[value]
    if traits.isHost { return !(traits.isInvisible && profile.endsAtInvisibles) }
    return profile.needsWholeWords && 0xFE00...0xFE0F ~= value
  }

  @inline(__always)
  private func isUnderscore(_ byte: UInt8) -> Bool { byte == 0x5F && profile.needsWholeWords }

  /// Goes on after a host that is no link.
  ///
  /// What cut a host off may be read as a letter of one that goes on there; so nothing begins before.
  mutating func pass(_ run: HostRun) {
    if run.isCut { refuse(through: run.next) }
  }

  /// Whether a label is a top-level domain; long ones never are.
  func isKnownTopLevelDomain(_ text: Span<UInt8>, _ label: Range<Int>) -> Bool {
    guard label.count <= 255 else { return false }
    return detector.topLevelDomains.contains(text.extracting(label))
  }
}
