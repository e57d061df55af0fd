import TapText

/// A reader of a file in blocks, so that memory is bounded by what is kept of them.
final class BlockReader {
  /// The most bytes that a file may have, and what to say beyond.
  struct Limit {
    let size: Int
    /// What the limit is one of, such as `Markdown`.
    let kind: String
    /// What to do about a longer file.
    let cure: String
  }

  /// Throws where a length is beyond a limit.
  static func check(_ count: Int, _ limit: Limit?, of file: InputFile) throws(Failure) {
    guard let limit, count > limit.size else { return }
    throw .input(
      file.name, "longer than \(limit.size) bytes, the limit of \(limit.kind)", cure: limit.cure)
  }

  /// The bytes of one block, unless said otherwise.
  static let usualBlockSize = 8 << 20

  /// The size in bytes of a regular file; `nil` for a pipe or a device.
  let size: Int?

  /// Whether all has been read.
  private(set) var isAtEnd = false

  private let file: InputFile
  private let limit: Limit?
  private let blockSize: Int
  /// What is open; `nil` where the bytes are in memory.
  private let descriptor: Descriptor?
  private var progress: Progress
  private var count = 0

  /// Opens a file, of any length where there is no limit.
  init(
    _ file: InputFile, limit: Limit?, blockSize: Int = usualBlockSize
  ) throws(Failure) {
    self.file = file
    self.limit = limit
    self.blockSize = blockSize
    if let bytes = file.bytes {
      descriptor = nil
      size = bytes.count
      progress = Progress("", total: 0)
      try checkLength(bytes.count)
      return
    }
    do throws(SystemError) {
      let descriptor = file.path == "-" ? .standardInput : try Descriptor.open(file.path)
      size = try descriptor.size()
      self.descriptor = descriptor
    } catch {
      throw .unreadable(file, error)
    }
    progress = Progress("reading \(file.name)", total: size ?? 0)
    if let size { try checkLength(size) }
  }

  deinit {
    progress.finish()
    if let descriptor, descriptor != .standardInput { descriptor.close() }
  }

  /// Reads the next block, which is shorter than others at the end, and then empty.
  ///
  /// One that is not to be full is as long as what there is to read; it waits for some of it.
  func next(isFull: Bool = true) throws(Failure) -> [UInt8] {
    guard let descriptor else { return nextInMemory() }
    // One byte more than the size, so that the end of a file is seen with its only block.
    let room = min(blockSize, (size ?? blockSize) + 1)
    var block = [UInt8](repeating: 0, count: isAtEnd ? 0 : room)
    var filled = 0
    while filled < block.count, !isAtEnd, isFull || filled == 0 {
      do throws(SystemError) {
        let read = try descriptor.read(into: &block, at: filled)
        filled += read
        isAtEnd = read == 0
      } catch {
        throw .unreadable(file, error)
      }
    }
    block.removeLast(block.count - filled)
    count += filled
    try checkLength(count)
    if isAtEnd { progress.finish() } else { progress.update(count) }
    return block
  }

  private func nextInMemory() -> [UInt8] {
    guard let bytes = file.bytes, !isAtEnd else { return [] }
    let block = bytes[count..<min(bytes.count, count + blockSize)]
    count = block.endIndex
    isAtEnd = count == bytes.count
    return Array(block)
  }

  private func checkLength(_ count: Int) throws(Failure) {
    try Self.check(count, limit, of: file)
  }
}

extension BlockReader.Limit {
  /// The limit of plain texts.
  static let text = Self(size: AttributedText.maximumUTF8Count, kind: "texts", cure: "split it")
}
