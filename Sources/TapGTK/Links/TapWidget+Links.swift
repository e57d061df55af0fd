import CGTK
import TapHost
import TapLayout
import TapViews

extension TapWidget {
  /// Opens an address with the program that the desktop has for it.
  public func open(_ address: String) {
    unsafe withWidget { unsafe tap_gtk_view_open($0, address) }
  }

  /// Puts a text on the clipboard.
  public func copy(_ text: String) {
    unsafe withWidget { unsafe tap_gtk_view_copy($0, text) }
  }

  /// Asks a question in a dialog, or only shows a message where there is nothing to accept; `answer`
  /// is called once, later.
  func ask(
    _ question: String, _ words: String, accept: String, answer: @escaping (Bool) -> Void
  ) {
    guard let widget = unsafe widget else { return answer(false) }
    let listener = unsafe Unmanaged.passRetained(AnswerListener(answer)).toOpaque()
    unsafe tap_gtk_view_ask(widget, question, words, accept, listener) { owner, isAccepted in
      unsafe Unmanaged<AnswerListener>.fromOpaque(owner).takeRetainedValue().answer(isAccepted)
    }
  }

  /// Says in a tooltip where the link at a point leads, or the one with the focus; returns whether
  /// there is one.
  func fill(_ tooltip: OpaquePointer, at point: Point?) -> Bool {
    guard let (note, rect) = point.map(driver.note) ?? driver.noteOnFocus, !note.lines.isEmpty
    else { return false }
    unsafe tap_gtk_tooltip_set(
      tooltip, note.lines.joined(separator: "\n"), rect.x, rect.y, rect.width, rect.height)
    return true
  }

  /// Shows a menu at a rectangle, or beside the pointer if that is empty; `chosen` is called with the
  /// index of the chosen entry, if one is.
  func showMenu(_ titles: [String], at rect: Rect, chosen: @escaping (Int) -> Void) {
    let listener = unsafe Unmanaged.passRetained(MenuListener(chosen)).toOpaque()
    let strings = unsafe titles.map { unsafe CStrings.copy($0) }
    defer { for index in unsafe strings.indices { unsafe strings[index].deallocate() } }
    var isShown = false
    unsafe withWidget { widget in
      isShown = true
      unsafe tap_gtk_view_show_menu(
        widget, rect.x, rect.y, rect.width, rect.height,
        strings.map { unsafe UnsafePointer($0) }, Int32(titles.count), listener, menuDidEnd)
    }
    if !isShown { unsafe Unmanaged<MenuListener>.fromOpaque(listener).release() }
  }
}

/// The listener of a choice.
private final class MenuListener {
  let chosen: (Int) -> Void

  init(_ chosen: @escaping (Int) -> Void) { self.chosen = chosen }
}

/// The listener of an answer.
private final class AnswerListener {
  let answer: (Bool) -> Void

  init(_ answer: @escaping (Bool) -> Void) { self.answer = answer }
}

/// Reports a choice; -1 is a dismissed menu.
private func menuDidEnd(_ owner: UnsafeMutableRawPointer, _ index: Int32) {
  let listener = unsafe Unmanaged<MenuListener>.fromOpaque(owner)
  guard index >= 0 else { return unsafe listener.release() }
  unsafe listener.takeUnretainedValue().chosen(Int(index))
}

/// Strings for C.
private enum CStrings {
  @unsafe static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe copy[index] = byte }
    return unsafe copy
  }
}
