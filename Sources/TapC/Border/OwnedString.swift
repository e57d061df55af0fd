import TapPlatform

/// A string in memory that C may read for as long as the string lives, with a zero behind its end.
@safe final class OwnedString: @unchecked Sendable {
  // It is never written again.
  let start: UnsafePointer<CChar>
  let count: Int

  init(_ bytes: some Collection<UInt8>) {
    count = bytes.count
    let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: count + 1)
    var index = 0
    for byte in bytes {
      unsafe memory[index] = CChar(bitPattern: byte)
      index += 1
    }
    unsafe memory[count] = 0
    unsafe start = UnsafePointer(memory.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
  }

  convenience init(_ string: String) { self.init(string.utf8) }

  deinit { unsafe start.deallocate() }
}
