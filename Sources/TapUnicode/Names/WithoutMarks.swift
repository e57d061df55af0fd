import CICU

/// Returns a text without its nonspacing marks, composed; the text itself where ICU fails.
///
/// - Complexity: O(*n*).
package func withoutMarks(_ text: String) -> String {
  var text = text
  let letters = text.withUTF8 { bytes in
    unsafe filled(room: bytes.count + 16) { out in
      var status: Int32 = 0
      let needed = unsafe icu_without_marks(
        bytes.baseAddress, Int32(clamping: bytes.count), out.baseAddress, Int32(out.count), &status)
      return status <= 0 ? needed : nil
    }
  }
  return letters ?? text
}
