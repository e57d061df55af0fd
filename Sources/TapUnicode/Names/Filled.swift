/// Returns the text that a C function writes.
///
/// The function takes room for bytes and tells how many it needs, `nil` where it fails; where they
/// are more than there is room for, it is called again.
func filled(
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
