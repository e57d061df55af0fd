import CHarfBuzz

/// The bytes of one table of a font file, big-endian; what is outside of them reads as `nil`.
struct FontTable {
  private let bytes: [UInt8]

  /// Copies a table, or its beginning; nothing where the face lacks it.
  init(_ tag: UInt32, of face: hb_face_t, prefix limit: Int = .max) {
    let blob = hb_face_reference_table(face, tag)
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    bytes =
      unsafe data.map { data in
        unsafe data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
          unsafe Array(UnsafeBufferPointer(start: $0, count: min(Int(length), limit)))
        }
      } ?? []
  }

  var isEmpty: Bool { bytes.isEmpty }

  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func int16(_ offset: Int) -> Int? {
    uint16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }
}
