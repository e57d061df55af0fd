import TapPictureSupport
import Foundation
import Testing

/// What is on the screen of the tests, read from the memory in which Xvfb keeps it.
///
/// The memory is a file in the format of `xwd`: a head of 32-bit numbers, the highest byte first,
/// then a table of colors, then the pixels.
enum Screen {
  /// The numbers of the head that are needed, by their place in it.
  private enum Field: Int {
    case headSize = 0
    case version = 1
    case bytesPerLine = 12
    case bitsPerPixel = 11
    case byteOrder = 7
    case colorCount = 19
  }

  /// The pixels from the top left corner, as many as asked for.
  static func picture(width: Int, height: Int) throws -> Picture {
    let file = URL(fileURLWithPath: Display.folder + "/Xvfb_screen0")
    let bytes = [UInt8](try Data(contentsOf: file))
    func number(_ field: Field) -> Int {
      bytes[field.rawValue * 4..<field.rawValue * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    try #require(number(.version) == 7 && number(.bitsPerPixel) == 32)
    let start = number(.headSize) + 12 * number(.colorCount)
    let order = number(.byteOrder) == 0 ? [2, 1, 0] : [1, 2, 3]
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let place = start + row * number(.bytesPerLine) + 4 * column
        let color = order.reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[place + $1]) }
        pixels.append(0xFF00_0000 | color)
      }
    }
    return Picture(width, height, pixels)
  }

  /// Waits until the picture has not changed for a while, half a minute at most.
  static func pictureAtRest(width: Int, height: Int) throws -> Picture {
    var last = try picture(width: width, height: height)
    for _ in 0..<100 {
      Thread.sleep(forTimeInterval: 0.3)
      let next = try picture(width: width, height: height)
      if next == last, Set(next.pixels).count > 2 { return next }
      last = next
    }
    return last
  }
}
