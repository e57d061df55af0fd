import CICU

extension DomainMapping {
  /// An ICU mapping, open for the life of the program.
  ///
  /// ICU says that threads may share it, so it is Sendable.
  @safe struct Handle: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// Opens a mapping; `nil` where ICU has no data for it.
    init?(usesSTD3Rules: Bool) {
      var status: Int32 = 0
      guard let pointer = unsafe icu_idna_open(usesSTD3Rules, &status) else { return nil }
      unsafe self.pointer = pointer
    }

    /// Maps a name; `nil` where ICU fails.
    func map(_ name: Span<UInt8>, _ what: Int) -> Result? {
      var errors: UInt32 = 0
      let mapped = unsafe filled(room: name.count * 2 + 64) { out in
        var status: Int32 = 0
        let needed = unsafe name.withUnsafeBufferPointer { bytes in
          unsafe icu_idna_map(
            pointer, Int32(what), bytes.baseAddress, Int32(bytes.count), out.baseAddress,
            Int32(out.count), &errors, &status)
        }
        return status <= 0 ? needed : nil
      }
      return mapped.map { Result(name: $0, errors: DomainErrors(rawValue: errors)) }
    }
  }
}
