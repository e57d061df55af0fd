/// Returns the text that a C function writes.
///
/// The function takes a buffer and returns the number of bytes it needs, or `nil` where it fails;
/// if the buffer is too small, it is called again.
package func filled(
  room: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int32?
) -> String? {
  var room = room
  while true {
    var needed: Int?
    let text = unsafe String(unsafeUninitializedCapacity: room) { out in
      needed = unsafe write(out).map(Int.init)
      return needed.map { $0 <= out.count ? $0 : 0 } ?? 0
    }
    guard let needed else { return nil }
    if needed <= room { return text }
    room = needed
  }
}
