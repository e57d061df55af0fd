import TapInteraction
import TapLayout

extension ScrollView {
  /// A glide along both axes.
  struct Glide {
    let x: Deceleration
    let y: Deceleration
    /// When it began, in seconds.
    let start: Double
    /// The number of frames so far.
    var frame = 0

    /// How long after the start the content moves next, in seconds.
    var nextStep: Double { min(Double(frame + 1) / 60, max(x.duration, y.duration)) }
  }

  /// Lets the content glide on, unless it is at its end.
  func beginDecelerating(_ velocity: Point) {
    guard let window else { return }
    let can = canMove(by: velocity)
    let offset = contentOffset
    let glide = Glide(
      x: Deceleration(from: offset.x, velocity: can.x ? velocity.x : 0),
      y: Deceleration(from: offset.y, velocity: can.y ? velocity.y : 0), start: window.time)
    guard glide.nextStep > 0 else { return }
    self.glide = glide
    window.frames.add(self)
  }

  /// The time of the next frame of a deceleration.
  ///
  /// Sixty times a second from its start, and at its end: a host draws the window again after each
  /// ``Window/nextDeadline``.
  var frameDeadline: Double? { glide.map { $0.start + $0.nextStep } }

  /// Moves the content that glides by a frame.
  func moveByFrame() {
    guard var glide else { return }
    let elapsed = glide.nextStep
    glide.frame += 1
    self.glide = glide
    let target = Point(x: glide.x.position(after: elapsed), y: glide.y.position(after: elapsed))
    let offset = legalOffset(target)
    move(to: offset)
    let isOver =
      (elapsed >= glide.x.duration || offset.x != target.x)
      && (elapsed >= glide.y.duration || offset.y != target.y)
    if isOver { stopDecelerating() }
  }

  /// Stops content that glides where it is.
  public func stopDecelerating() {
    guard glide != nil else { return }
    glide = nil
    window?.frames.remove(self)
    logOffset()
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
