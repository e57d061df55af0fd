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
      var room = name.count * 2 + 64
      while true {
        var (needed, errors, status) = (Int32(0), UInt32(0), Int32(0))
        let mapped = unsafe String(unsafeUninitializedCapacity: room) { out in
          unsafe name.withUnsafeBufferPointer { bytes in
            needed = unsafe icu_idna_map(
              pointer, Int32(what), bytes.baseAddress, Int32(bytes.count), out.baseAddress,
              Int32(out.count), &errors, &status)
          }
          return status <= 0 && Int(needed) <= out.count ? Int(needed) : 0
        }
        guard status <= 0 else { return nil }
        if Int(needed) <= room {
          return Result(name: mapped, errors: DomainErrors(rawValue: errors))
        }
        room = Int(needed)
      }
    }
  }
}
