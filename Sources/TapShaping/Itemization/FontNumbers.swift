import Synchronization
import TapLayout

/// The fonts of a shaper by number, which all of its sessions share.
final class FontNumbers: Sendable {
  private let state = Mutex<(keys: [FontKey], numbers: [FontKey: FontID])>(([], [:]))

  /// The number of a font, which it keeps.
  func number(of key: FontKey) -> FontID {
    state.withLock { state in
      if let known = state.numbers[key] { return known }
      // The last number is shared by all fonts beyond it: 65,535 sizes of fonts are enough.
      let id = FontID(rawValue: UInt16(clamping: state.keys.count))
      if state.keys.count <= Int(UInt16.max) { state.keys.append(key) }
      state.numbers[key] = id
      return id
    }
  }

  /// The font of a number.
  subscript(id: FontID) -> FontKey { state.withLock { $0.keys[Int(id.rawValue)] } }
}
