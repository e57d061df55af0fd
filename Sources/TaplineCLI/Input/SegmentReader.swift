import TapText
import TapUnicode

/// A reader of plain text in segments of whole paragraphs, from any offset of a file.
///
/// So a question about one point of a long file needs no more of it in memory than is around the
/// point.
final class SegmentReader {
  /// Whole paragraphs of a file.
  struct Segment {
    let text: AttributedText
    /// The offset of what follows, in bytes of the file.
    let end: Int
    /// Whether nothing follows.
    let isLast: Bool
  }

  /// How many bytes of whole paragraphs a segment has at most, unless said otherwise; one paragraph
  /// may be longer.
  static let usualSize = 1 << 18

  let file: InputFile
  /// The size of the file in bytes, when it was opened.
  let size: Int
  private let repairs: Bool
  private let segmentSize: Int
  private let descriptor: Descriptor

  /// Opens a file; `nil` for a pipe or a device, which can be read but once.
  init?(_ file: InputFile, repairs: Bool, segmentSize: Int = usualSize) throws(Failure) {
    guard file.path != "-" else { return nil }
    self.file = file
    self.repairs = repairs
    self.segmentSize = segmentSize
    var size: Int?
    do throws(SystemError) {
      descriptor = try Descriptor.open(file.path)
      size = try descriptor.size()
    } catch {
      throw .unreadable(file, error)
    }
    guard let size else {
      descriptor.close()
      return nil
    }
    self.size = size
    try BlockReader.check(size, .text, of: file)
  }

  deinit { descriptor.close() }

  /// Reads the segment at an offset, which is 0 or the end of another.
  func segment(at offset: Int) throws(Failure) -> Segment {
    var bytes: [UInt8] = []
    var room = segmentSize
    while true {
      try read(into: &bytes, from: offset, upTo: room)
      let isLast = bytes.count < room
      // A line feed may follow a carriage return at the end of what is read.
      let end = isLast ? bytes.count : bytes.span.endOfHardBreak(before: bytes.count - 1)
      if let end {
        bytes.removeLast(bytes.count - end)
        return Segment(text: try text(bytes, from: offset), end: offset + end, isLast: isLast)
      }
      room *= 2
    }
  }

  /// Reads on until there are `count` bytes, or to the end.
  private func read(
    into bytes: inout [UInt8], from offset: Int, upTo count: Int
  ) throws(Failure) {
    var filled = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count - filled))
    while filled < count {
      do throws(SystemError) {
        let read = try descriptor.read(into: &bytes, at: filled, from: offset + filled)
        filled += read
        if read == 0 { break }
      } catch {
        throw .unreadable(file, error)
      }
    }
    bytes.removeLast(count - filled)
  }

  private func text(_ bytes: [UInt8], from offset: Int) throws(Failure) -> AttributedText {
    do throws(TextError) {
      return try repairs ? AttributedText(lossy: bytes) : AttributedText(utf8: bytes)
    } catch {
      if error.code == .illFormedUTF8 {
        throw .illFormed(file, at: error.offset.map { $0 + offset })
      }
      throw .input(file.name, "\(error)", cure: BlockReader.Limit.text.cure)
    }
  }
}
