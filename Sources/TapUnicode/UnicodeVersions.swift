import CICU

/// The versions of the data that all answers rest on.
package enum UnicodeVersions {
  /// ICU's version, such as `72.1`.
  package static var icu: String { unsafe words { numbers in unsafe icu_version(numbers) } }

  /// The Unicode version that ICU follows, such as `15.0`.
  package static var unicode: String {
    unsafe words { numbers in unsafe icu_unicode_version(numbers) }
  }

  private static func words(_ read: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var numbers: [UInt8] = [0, 0, 0, 0]
    unsafe numbers.withUnsafeMutableBufferPointer { slots in
      if let start = slots.baseAddress { unsafe read(start) }
    }
    while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
    return numbers.map(String.init).joined(separator: ".")
  }
}
