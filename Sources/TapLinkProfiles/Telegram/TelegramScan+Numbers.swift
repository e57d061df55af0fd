import TapLinks
import TapUnicode

/// What is made of digits: bank card numbers, and times in a video or audio recording.
extension TelegramScan {
  /// Finds the numbers of bank cards: 13 to 19 digits, with blanks and hyphens or without.
  mutating func findCards(in text: Span<UInt8>) {
    var offset = 0
    while offset < text.count {
      guard ASCII.isDigit(text[offset]) else {
        offset += 1
        continue
      }
      offset = takeCard(text, from: offset)
    }
  }

  /// Takes a number that begins at a digit; returns where to go on.
  private mutating func takeCard(_ text: Span<UInt8>, from start: Int) -> Int {
    guard mayBeginCard(text, start) else {
      return end(text, from: start) { $0.value &- 0x30 < 10 }
    }
    let runEnd = end(text, from: start) {
      $0.value &- 0x30 < 10 || $0.value == 0x20 || $0.value == 0x2D
    }
    var end = runEnd
    while !ASCII.isDigit(text[end - 1]) { end -= 1 }
    // More than the longest number with a blank and two hyphens at each joint.
    guard 13...32 ~= end - start, !goesOn(text, end) else { return runEnd }
    let digits = (start..<end).map { text[$0] }.filter(ASCII.isDigit)
    guard CardNumber.isValid(digits) else { return runEnd }
    append(.bankCard, start..<end, to: String(decoding: digits, as: UTF8.self))
    return runEnd
  }

  private func mayBeginCard(_ text: Span<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return true }
    let before = text.scalar(before: start).value
    return !TelegramLetters.isWord(before)
      && !"+-.,".unicodeScalars.contains { $0.value == before }
  }

  private func goesOn(_ text: Span<UInt8>, _ end: Int) -> Bool {
    guard end < text.count else { return false }
    return text[end] == UInt8(ascii: "-") || TelegramLetters.isWord(text.scalar(at: end).value)
  }

  /// Finds times in a recording: minutes and seconds, or hours, minutes and seconds.
  ///
  /// The destination is a fragment that counts seconds (W3C Media Fragments, `t`).
  mutating func findTimestamps(in text: Span<UInt8>) {
    var floor = 0
    var colon = text.firstByte(0x3A, from: 0)
    while colon < text.count {
      let start = start(text, before: colon, downTo: floor, of: isClock)
      let end = end(text, from: colon, of: isClock)
      if let seconds = seconds(text, start..<end), isFreeOfWords(text, start..<end) {
        append(.timestamp, start..<end, to: "#t=\(seconds)")
      }
      floor = end
      colon = text.firstByte(0x3A, from: end)
    }
  }

  private func isClock(_ scalar: DecodedScalar) -> Bool { scalar.value &- 0x30 < 11 }

  private func isFreeOfWords(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if range.lowerBound > 0 {
      guard !TelegramLetters.isWord(text.scalar(before: range.lowerBound).value) else {
        return false
      }
    }
    return range.upperBound == text.count
      || !TelegramLetters.isWord(text.scalar(at: range.upperBound).value)
  }

  /// Returns the seconds that digits with colons say, or nil where they are no time.
  private func seconds(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard range.count <= 8 else { return nil }
    var values: [Int] = []
    var lengths: [Int] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = text.firstByte(0x3A, in: start..<range.upperBound)
      lengths.append(end - start)
      values.append((start..<end).reduce(0) { $0 * 10 + Int(text[$1] - 0x30) })
      start = end + 1
    }
    guard lengths.last == 2, let last = values.last, last < 60 else { return nil }
    if lengths.count == 2, 1...4 ~= lengths[0] { return values[0] * 60 + last }
    guard lengths.count == 3, 1...2 ~= lengths[0], 1...2 ~= lengths[1], values[1] < 60 else {
      return nil
    }
    return values[0] * 3_600 + values[1] * 60 + last
  }
}
