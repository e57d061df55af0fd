/// Sixteen bits for every scalar, in two stages: blocks of 128, each kept once where it is even.
@usableFromInline struct ScalarTable: Sendable {
  @usableFromInline let index: [UInt16]
  @usableFromInline let blocks: [UInt16]

  /// Makes the table from ranges in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars; in effect that of the blocks.
  init(_ ranges: [PackedRange]) {
    var builder = TableBuilder()
    for (position, range) in ranges.enumerated() {
      let end = position + 1 < ranges.count ? Int(ranges[position + 1].first) : 0x11_0000
      builder.append(range.bits, through: end)
    }
    index = builder.index
    blocks = builder.blocks
  }

  /// The bits of a scalar.
  ///
  /// - Precondition: `scalar` is at most 0x10FFFF.
  @inlinable subscript(scalar: UInt32) -> UInt16 {
    let block = Int(index[Int(scalar &>> 7)])
    return blocks[block &<< 7 | Int(scalar & 0x7F)]
  }
}

/// Makes the two stages from ranges in order.
private struct TableBuilder {
  var index: [UInt16] = []
  var blocks: [UInt16] = []
  private var block: [UInt16] = []
  private var evenBlocks: [UInt16: UInt16] = [:]
  private var next = 0

  init() {
    index.reserveCapacity(0x11_0000 / 128)
    blocks.reserveCapacity(64 * 1024)
    block.reserveCapacity(128)
  }

  mutating func append(_ bits: UInt16, through end: Int) {
    while next < end {
      if block.isEmpty, end - next >= 128 {
        index.append(evenBlock(of: bits))
        next += 128
        continue
      }
      let count = min(128 - block.count, end - next)
      block.append(contentsOf: repeatElement(bits, count: count))
      next += count
      guard block.count == 128 else { continue }
      index.append(UInt16(blocks.count / 128))
      blocks += block
      block.removeAll(keepingCapacity: true)
    }
  }

  private mutating func evenBlock(of bits: UInt16) -> UInt16 {
    if let known = evenBlocks[bits] { return known }
    let number = UInt16(blocks.count / 128)
    blocks.append(contentsOf: repeatElement(bits, count: 128))
    evenBlocks[bits] = number
    return number
  }
}
