import TapInteraction
import TapUnicode

/// A reader of what a terminal sends: bytes in, events out.
///
/// Bytes may come in parts of any size; the events are the same. It reads UTF-8, control characters,
/// the sequences of xterm for keys with modifiers, the keyboard protocol of kitty, the mouse of mode
/// 1006, bracketed paste (2004), focus (1004), and answers to questions. Sequences that it does not
/// know vanish, and so do bytes that are no UTF-8.
///
///     var decoder = InputDecoder()
///     let events = decoder.decode(bytes)
///     // No byte for 50 ms: an escape that waits for more was the key.
///     let rest = decoder.flush()
///
/// What is pasted is never anything but a ``TerminalEvent/paste(_:)``, and answers count only while
/// ``acceptsAnswers`` is set: no text on a clipboard can answer for the terminal.
public struct InputDecoder: Sendable {
  /// Whether answers of the terminal are expected; else they vanish.
  public var acceptsAnswers = false

  /// The longest pasted text that is kept, in bytes; what follows is dropped.
  public static let longestPaste = 1 << 20
  /// The longest sequence that is read, in bytes; longer ones vanish.
  static let longestSequence = 1 << 10

  /// What has been read of something that is not complete.
  private var state = State.ground
  private var pending: [UInt8] = []
  /// Whether the sequence at work is too long to mean anything.
  private var isTooLong = false
  private var paste: [UInt8]?
  private var events: [TerminalEvent] = []

  private enum State {
    case ground, escape, sequence, singleShift, string, stringEscape, character
  }

  /// Makes a decoder that has read nothing.
  public init() {}

  /// Whether something is incomplete that a pause would end: call ``flush()`` after about 50 ms
  /// without a byte.
  public var isWaiting: Bool { state != .ground && paste == nil }

  /// Reads bytes and returns the events that are complete.
  ///
  /// - Complexity: O(number of bytes).
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    defer { events.removeAll() }
    return events
  }

  /// Ends what is incomplete: an escape by itself was the Escape key, and one with a character
  /// behind it that character with Alt; a broken sequence vanishes.
  ///
  /// A paste goes on, however long it pauses.
  public mutating func flush() -> [TerminalEvent] {
    guard isWaiting else { return [] }
    switch (state, pending.count) {
    case (.escape, _): emit(.named(.escape))
    case (.sequence, 0): emit(.character("["), [.alt])
    case (.singleShift, 0): emit(.character("O"), [.alt])
    case (.string, 1): emit(.character(Unicode.Scalar(pending[0])), [.alt])
    default: break
    }
    finish()
    defer { events.removeAll() }
    return events
  }

  private mutating func finish() {
    state = .ground
    pending.removeAll(keepingCapacity: true)
    isTooLong = false
  }

  private mutating func take(_ byte: UInt8) {
    if paste != nil { return takePasted(byte) }
    switch state {
    case .ground: takeGround(byte)
    case .character: takeContinuation(byte)
    case .escape: takeEscape(byte)
    case .singleShift: takeSingleShift(byte)
    case .sequence: takeSequence(byte)
    case .string, .stringEscape: takeString(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0..<0x20, 0x7F: takeControl(byte, [])
    case 0x20..<0x7F: emit(.character(Unicode.Scalar(byte)))
    case 0xC2...0xF4:
      pending = [byte]
      state = .character
    default: break
    }
  }

  /// A control character: a key by itself or a letter with Control.
  private mutating func takeControl(_ byte: UInt8, _ held: KeyEvent.Modifiers) {
    switch byte {
    case 0x09: emit(.named(.tab), held)
    case 0x0D, 0x0A: emit(.named(.enter), held)
    case 0x08, 0x7F: emit(.backspace, held)
    case 0x00: emit(.named(.space), held.union(.control))
    case 0x01...0x1A: emit(.character(Unicode.Scalar(byte + 0x60)), held.union(.control))
    default: emit(.character(Unicode.Scalar(byte + 0x40)), held.union(.control))
    }
  }

  private mutating func takeContinuation(_ byte: UInt8) {
    guard byte & 0xC0 == 0x80 else {
      // The character breaks off; this byte begins anew.
      finish()
      return takeGround(byte)
    }
    pending.append(byte)
    let length = pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
    guard pending.count == length else { return }
    let text = String(validating: pending, as: UTF8.self)
    finish()
    if let scalar = text?.unicodeScalars.first { emit(.character(scalar)) }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: emit(.named(.escape))
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      pending = [byte]
      state = .string
    case 0..<0x20, 0x7F:
      finish()
      takeControl(byte, [.alt])
    case 0x20..<0x7F:
      finish()
      emit(.character(Unicode.Scalar(byte)), [.alt])
    default:
      finish()
      emit(.named(.escape))
      takeGround(byte)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    // Some terminals put the modifiers between.
    if ASCII.isDigit(byte), pending.count < 2 { return pending.append(byte) }
    guard (0x40...0x7E).contains(byte) else {
      finish()
      return take(byte)
    }
    let held = pending.first.map { Self.modifiers(Int($0) - 0x30) } ?? []
    finish()
    if let key = Self.key(final: byte) {
      emit(key, held)
    } else if byte == UInt8(ascii: "M") {
      emit(.named(.keypadEnter), held)
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40:
      guard pending.count < Self.longestSequence else { return isTooLong = true }
      pending.append(byte)
    case 0x40...0x7E:
      let sequence = isTooLong ? nil : ControlSequence(pending, final: byte)
      finish()
      if let sequence { handle(sequence) }
    case 0x18, 0x1A: finish()
    default:
      // A sequence breaks off where something comes that none has.
      finish()
      takeGround(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    if state == .stringEscape {
      state = .string
      if byte == UInt8(ascii: "\\") { return endString() }
      finish()
      state = .escape
      return takeEscape(byte)
    }
    switch byte {
    case 0x07: endString()
    case 0x18, 0x1A: finish()
    case 0x1B: state = .stringEscape
    default:
      guard pending.count < Self.longestSequence else { return isTooLong = true }
      pending.append(byte)
    }
  }

  private mutating func endString() {
    let string = isTooLong ? [] : pending
    finish()
    guard acceptsAnswers, string.first == UInt8(ascii: "]"),
      let answer = TerminalAnswer(systemCommand: string.dropFirst())
    else { return }
    events.append(.answer(answer))
  }

  // MARK: Pasted text

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePasted(_ byte: UInt8) {
    // The end is looked for in all bytes, kept or not.
    pending.append(byte)
    if pending == Self.pasteEnd {
      let text = String(decoding: paste ?? [], as: UTF8.self)
      paste = nil
      finish()
      events.append(.paste(text))
      return
    }
    while !pending.isEmpty, !Self.pasteEnd.starts(with: pending) {
      let first = pending.removeFirst()
      if let count = paste?.count, count < Self.longestPaste { paste?.append(first) }
    }
  }

  // MARK: Sequences

  private mutating func handle(_ sequence: ControlSequence) {
    if sequence.isPasteStart {
      paste = []
    } else if let mouse = sequence.mouse {
      events.append(.mouse(mouse))
    } else if let isFocused = sequence.focus {
      events.append(.focus(isFocused))
    } else if let answer = sequence.answer {
      if acceptsAnswers { events.append(.answer(answer)) }
    } else if let key = sequence.key {
      events.append(.key(key))
    }
  }

  private mutating func emit(_ key: TerminalKeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    let key = key == .character(" ") ? .named(.space) : key
    events.append(.key(TerminalKeyEvent(key, modifiers: modifiers)))
  }
}
