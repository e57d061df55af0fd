import CPublicSuffix

extension PublicSuffixList {
  /// The rules of a list, which libpsl holds.
  ///
  /// libpsl never changes them once they are loaded, and what the C target remembers of labels is
  /// atomic: so they are Sendable.
  @safe final class Rules: @unchecked Sendable {
    private let handle: OpaquePointer

    private init(_ handle: OpaquePointer) { unsafe self.handle = handle }

    deinit { unsafe cpublicsuffix_close(handle) }

    /// Opens the rules of libpsl itself; `nil` where it was built without.
    static func builtIn() -> Rules? { unsafe cpublicsuffix_open().map { unsafe Rules($0) } }

    /// Reads the rules in a file.
    init(contentsOfFile path: String) throws(PublicSuffixListError) {
      var status = cpublicsuffix_status.CPUBLICSUFFIX_OK
      guard let handle = unsafe cpublicsuffix_load(path, &status) else {
        throw PublicSuffixListError(Self.code(for: status), path: path)
      }
      unsafe self.handle = handle
    }

    private static func code(
      for status: cpublicsuffix_status
    ) -> PublicSuffixListError.Code {
      switch status {
      case .CPUBLICSUFFIX_TOO_LARGE: .tooLarge
      case .CPUBLICSUFFIX_NO_LIST: .notAList
      default: .unreadable
      }
    }

    /// Whether a label in ASCII, or in lowercase letters beyond, is a top-level domain.
    func isTopLevel(_ label: Span<UInt8>) -> Bool {
      unsafe label.withUnsafeBufferPointer { bytes in
        unsafe cpublicsuffix_is_top_level(handle, bytes.baseAddress, Int32(bytes.count))
      }
    }

    /// How many labels of a name are its public suffix.
    func suffixLabels(of name: HostName) -> Int {
      var ascii = name.ascii
      let labels = ascii.withUTF8 { bytes in
        unsafe cpublicsuffix_labels(handle, bytes.baseAddress, Int32(clamping: bytes.count))
      }
      return Int(labels)
    }

    /// The day of built-in rules, and a number that differs from list to list.
    var version: String {
      let print = String(unsafe cpublicsuffix_fingerprint(handle), radix: 16)
      let day = unsafe String(unsafeUninitializedCapacity: 16) { out in
        unsafe out.withMemoryRebound(to: CChar.self) { characters in
          guard let start = characters.baseAddress else { return 0 }
          unsafe cpublicsuffix_day(handle, start)
          return unsafe characters.firstIndex(of: 0) ?? 0
        }
      }
      return "\(day.isEmpty ? "file" : day) (\(print))"
    }
  }
}
