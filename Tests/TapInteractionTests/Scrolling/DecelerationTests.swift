import TapInteraction
import TapTestSupport
import Testing

@Suite struct DecelerationTests {
  @Test func `each millisecond keeps 0.998 of the speed`() {
    let glide = Deceleration(from: 0, velocity: 2000)
    var place = 0.0
    var speed = 2000.0
    for millisecond in 1...1000 {
      // The way within a millisecond of a speed that decays evenly.
      place += speed * 0.002 / 2.002_002_67 / 0.002 * (1 - 0.998)
      speed *= 0.998
      #expect(abs(glide.position(after: Double(millisecond) / 1000) - place) < 1)
    }
  }

  @Test(arguments: 0..<100)
  func `a glide goes one way, ever slower, and rests on a whole point`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let start = Double.random(in: -1e4...1e4, using: &random)
    let velocity = Double.random(in: -1e4...1e4, using: &random)
    let glide = Deceleration(from: start, velocity: velocity)
    guard glide.duration > 0 else {
      #expect(abs(velocity) < Deceleration.slowestFling)
      return
    }
    #expect(glide.end == glide.end.rounded())
    #expect(glide.position(after: 0) == start)
    #expect(glide.position(after: -1) == start)
    #expect(glide.position(after: glide.duration) == glide.end)
    #expect(glide.position(after: 1e9) == glide.end)
    let places = (0...50).map { glide.position(after: glide.duration * Double($0) / 50) }
    let steps = zip(places, places.dropFirst()).map { ($1 - $0) * (velocity < 0 ? -1 : 1) }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test(arguments: [0, 49.9, -49.9, .nan])
  func `what is hardly moving does not glide`(velocity: Double) {
    let glide = Deceleration(from: 7.5, velocity: velocity)
    #expect(glide.duration == 0)
    #expect(glide.position(after: 1) == 7.5)
  }

  @Test func `no fling is faster than the fastest`() {
    let fastest = Deceleration(from: 0, velocity: Deceleration.fastestFling)
    #expect(Deceleration(from: 0, velocity: .infinity) == fastest)
    #expect(Deceleration(from: 0, velocity: 1e300) == fastest)
  }
}
