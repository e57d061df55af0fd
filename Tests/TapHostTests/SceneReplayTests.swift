import TapHost
import TapInteraction
import TapLayout
import TapScenes
import TapTestSupport
import TapViews
import Testing

/// The scenes of the corpus in a window without a screen, whose host passes on what a window system
/// would report.
@Suite struct SceneReplayTests {
  /// Passes the events of a script to a driver, as the event loop of a front end does.
  private final class Front {
    let host = RecordingHost()
    let driver: WindowDriver

    init(_ window: Window) { driver = WindowDriver(window: window, host: host) }

    func advance(to time: Double) {
      host.now = max(host.now, time)
      driver.timeDidCome()
    }

    func send(_ event: InputEvent) {
      host.now = max(host.now, event.time)
      switch event {
      case .pointer(let pointer) where pointer.kind == .touch && pointer.button == .primary:
        driver.touch(
          pointer.phase, finger: pointer.pointer.rawValue, at: pointer.location,
          time: pointer.time, isEmulated: pointer.isEmulated)
      case .pointer(let pointer) where pointer.phase != .cancel: mouse(pointer)
      case .hover(let point?, let kind, let time):
        driver.mouse(at: point, buttons: [], time: time, kind: kind)
      case .hover(nil, _, let time): driver.mouseLeft(time: time)
      case .scroll(let dx, let dy, let point, let time):
        driver.scroll(dx: dx, dy: dy, at: point, time: time)
      case .key(let key):
        driver.key(
          key.key, modifiers: key.modifiers, isDown: key.isDown, isRepeat: key.isRepeat,
          time: key.time)
      default: driver.send(event)
      }
    }

    private func mouse(_ pointer: PointerEvent) {
      let button: MouseButtons =
        switch pointer.button {
        case .primary: .primary
        case .secondary: .secondary
        case .middle: .middle
        }
      driver.mouse(
        at: pointer.location, buttons: pointer.phase == .up ? [] : button, time: pointer.time,
        kind: pointer.kind, isEmulated: pointer.isEmulated)
    }
  }

  private static let files = CorpusFile.all(in: "scenes").filter {
    $0.description.hasSuffix(".json")
  }

  @Test(arguments: files)
  func `a scene gives the same log through a host as by replay`(file: CorpusFile) throws {
    let scene = try CaseFile.read(Array(file.text().utf8), for: .view)
    var fronts: [Front] = []
    let log = try scene.replay(through: { window in
      let front = Front(window)
      fronts.append(front)
      return (front.send, front.advance)
    })
    #expect(try log.map(\.line) == scene.replay().map(\.line))
    #expect(try #require(fronts.first).host.takeCalls().contains("frame"))
  }
}
