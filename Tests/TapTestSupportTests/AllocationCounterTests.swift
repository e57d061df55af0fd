import TapTestSupport
import Testing

private final class Node {
  var next: Node?
}

@inline(never) private func keep(_ node: Node, in nodes: inout [Node]) { nodes.append(node) }

@inline(never) private func clear(_ slot: inout Node?) { slot = nil }

/// The counter counts, or a count of 0 would prove nothing.
///
/// Sanitizers keep malloc to themselves.
@Suite(.enabled(if: AllocationCounter.countsMemory, "a sanitizer owns malloc"))
struct AllocationCounterTests {
  @Test func `each new object is an allocation`() {
    var nodes: [Node] = []
    nodes.reserveCapacity(100)
    let cost = AllocationCounter.count {
      for _ in 0..<100 { keep(Node(), in: &nodes) }
    }
    #expect(cost.allocations == 100)
    #expect(cost.frees == 0)
  }

  @Test func `arithmetic costs nothing`() {
    var sum = 0
    let cost = AllocationCounter.count {
      for number in 0..<100 { sum &+= number }
    }
    #expect(cost == .zero)
    #expect(sum == 4_950)
  }

  @Test(.enabled(if: AllocationCounter.countsReferences, "no other way is known on this processor"))
  func `each kept reference is a retain, each dropped one a release`() {
    let node = Node()
    var nodes: [Node] = []
    nodes.reserveCapacity(100)
    let kept = AllocationCounter.count {
      for _ in 0..<100 { keep(node, in: &nodes) }
    }
    #expect(kept.retains >= 100)
    var slots = [Node?](repeating: node, count: 100)
    let dropped = AllocationCounter.count {
      for index in slots.indices { clear(&slots[index]) }
    }
    #expect(dropped.releases >= 100)
  }

  @Test func `threads count apart`() async {
    let cost = await Task.detached {
      AllocationCounter.count {
        var nodes: [Node] = []
        nodes.reserveCapacity(10)
        for _ in 0..<10 { keep(Node(), in: &nodes) }
      }
    }.value
    #expect(cost.allocations == 11)
    #expect(cost.frees == 11)
  }
}

/// Other tests allocate at the same time, so the bounds are wide.
@Suite(.enabled(if: AllocationCounter.countsMemory, "a sanitizer owns malloc"), .serialized)
struct HeapGrowthTests {
  @Test func `a large block shows in the growth and in the peak`() {
    let size = 64 << 20
    let heap = AllocationCounter.heap { [UInt8](repeating: 1, count: size) }
    #expect(heap.value.count == size)
    #expect(heap.growth > size / 2)
    #expect(heap.peak > size / 2)
  }
}
