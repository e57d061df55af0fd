import CGumbo

/// Whether a document is styled in ways that are not read here.
enum StyleSheets {
  /// Returns whether a document has a style sheet, or an image behind text: then nothing is known of
  /// the color behind text that no attribute gives.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  static func areUsed(by document: HTMLDocument) -> Bool {
    document.events.contains { event in
      guard event.kind == .CGUMBO_OPEN else { return false }
      return event.element == .CGUMBO_STYLE_SHEET
        || document.value(.CGUMBO_BACKGROUND, of: event) != nil
    }
  }
}
