import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing

@Suite struct RecognizerDelegateTests {
  private let stage = TestArena()
  private let delegate = ScriptedDelegate()

  @Test func `GR-8: a recognizer that may not see a touch never does, and others do`() {
    let refused = ScriptedRecognizer { _ in .none }
    refused.delegate = delegate
    delegate.receives = { $0.location(in: $0.view)?.x != 50 }
    stage.inner.addGestureRecognizer(refused)
    stage.inner.addGestureRecognizer(TapGestureRecognizer())
    stage.tap(at: 0)
    #expect(refused.seen.isEmpty)
    #expect(stage.words() == ["inner down", "inner cancel", "inner tap"])
    stage.tap(60, 50, at: 1)
    #expect(refused.seen.count == 2)
  }

  @Test func `GR-9: a gesture that may not begin fails, and another one is recognized`() {
    let tap = TapGestureRecognizer { _ in Issue.record("a refused tap acts") }
    tap.delegate = delegate
    var asked: [GestureState] = []
    delegate.begins = {
      asked.append($0.state)
      return false
    }
    stage.inner.addGestureRecognizer(tap)
    stage.outer.addGestureRecognizer(TapGestureRecognizer())
    stage.send(.down, 50, 50, at: 0)
    #expect(asked.isEmpty)
    stage.send(.up, 50, 50, at: 0.1)
    #expect(asked == [.possible])
    #expect(stage.words() == ["inner down", "inner cancel", "outer tap"])
  }

  @Test func `GR-10: of two taps the deeper one acts alone`() {
    stage.outer.addGestureRecognizer(TapGestureRecognizer())
    stage.inner.addGestureRecognizer(TapGestureRecognizer())
    stage.tap(at: 0)
    #expect(stage.words() == ["inner down", "inner cancel", "inner tap"])
    stage.tap(300, 250, at: 1)
    #expect(stage.words() == ["outer tap"])
  }

  @Test func `GR-10: of two taps on one view the one that was added first acts alone`() {
    var acted: [Int] = []
    for index in 0..<3 {
      stage.inner.addGestureRecognizer(TapGestureRecognizer { _ in acted.append(index) })
    }
    stage.tap(at: 0)
    #expect(acted == [0])
  }

  @Test func `GR-11: the first to be recognized makes a possible one fail`() {
    stage.inner.addGestureRecognizer(LongPressGestureRecognizer())
    stage.outer.addGestureRecognizer(StubDrag())
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 55, 50, at: 0.1)
    stage.send(.up, 55, 50, at: 0.9)
    #expect(
      stage.words() == ["inner down", "inner cancel", "outer drag began", "outer drag ended"])
  }

  @Test func `GR-11: another one under way on the same finger is called off, after the winner`() {
    stage.outer.addGestureRecognizer(StubDrag())
    stage.inner.addGestureRecognizer(TapGestureRecognizer())
    stage.send(.down, 300, 250, at: 0)
    stage.send(.move, 310, 250, at: 0.1)
    stage.tap(at: 0.2, pointer: 1)
    #expect(
      stage.words() == [
        "outer drag began", "inner down", "inner cancel", "inner tap", "outer drag cancelled",
      ])
  }

  @Test(arguments: [true, false])
  func `GR-12: one yes is enough, and one no prevents nothing`(isFirst: Bool) {
    let (yes, no) = (ScriptedDelegate(), ScriptedDelegate())
    yes.joins = { _, _ in true }
    let (one, other) = (StubDrag(), StubDrag())
    one.delegate = isFirst ? yes : no
    other.delegate = isFirst ? no : yes
    stage.inner.addGestureRecognizer(one)
    stage.outer.addGestureRecognizer(other)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 60, 50, at: 0.1)
    stage.send(.up, 60, 50, at: 0.2)
    #expect(
      stage.words() == [
        "inner down", "inner cancel", "inner drag began", "outer drag began", "inner drag ended",
        "outer drag ended",
      ])
  }

  @Test func `GR-13: a gesture waits for another to fail, and fails if that one begins`() {
    let press = LongPressGestureRecognizer()
    let drag = StubDrag()
    drag.require(toFail: press)
    stage.inner.addGestureRecognizer(drag)
    stage.outer.addGestureRecognizer(press)
    stage.send(.down, 50, 50, at: 0)
    stage.send(.move, 55, 50, at: 0.1)
    #expect(drag.state == .possible)
    stage.send(.move, 70, 50, at: 0.2)
    #expect(drag.state == .began)
    stage.send(.up, 70, 50, at: 0.3)
    #expect(
      stage.words() == [
        "inner down", "inner move", "inner cancel", "inner drag began", "inner drag ended",
      ])
    stage.send(.down, 50, 50, at: 1)
    stage.send(.move, 55, 50, at: 1.1)
    stage.send(.up, 55, 50, at: 1.6)
    #expect(
      stage.words() == [
        "inner down", "inner move", "inner cancel", "outer longPress began",
        "outer longPress ended",
      ])
  }

  @Test func `GR-14: requirements that go round in a circle are refused`() {
    let recognizers = (0..<4).map { _ in TapGestureRecognizer() }
    #expect(!recognizers[0].require(toFail: recognizers[0]))
    for index in 0..<3 {
      #expect(recognizers[index].require(toFail: recognizers[index + 1]))
      #expect(recognizers[index].require(toFail: recognizers[index + 1]))
    }
    #expect(!recognizers[3].require(toFail: recognizers[0]))
    #expect(!recognizers[2].require(toFail: recognizers[1]))
    #expect(recognizers[0].require(toFail: recognizers[3]))
  }

  @Test func `requirements that part and meet again are each looked at once`() {
    // A walk along each way would take 2 to the power of 64 steps.
    var top = [TapGestureRecognizer()]
    for _ in 0..<64 {
      let pair = [TapGestureRecognizer(), TapGestureRecognizer()]
      for recognizer in pair {
        for awaited in top { #expect(recognizer.require(toFail: awaited)) }
      }
      top = pair
    }
    #expect(TapGestureRecognizer().require(toFail: top[0]))
  }
}
