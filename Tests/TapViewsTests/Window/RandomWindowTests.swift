import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

/// Laws that hold for any script of events and changes (section L of the rules).
@Suite struct RandomWindowTests {
  @Test(arguments: 0..<150)
  func `L.(g), L.(h): no link is followed without a reason, and at last all is as new`(seed: Int) {
    let stage = RandomStage(seed: seed)
    stage.play(80)
    let activations = stage.entries.count {
      if case .link(let event) = $0.event { event.kind == .activate } else { false }
    }
    #expect(activations <= stage.occasions)
    stage.rest()
    for recognizer in stage.recognizers { #expect(recognizer.state == .possible) }
    for text in stage.texts {
      for number in 0..<4 {
        let state = text.linkState(of: LinkID(rawValue: UInt64(number)))
        #expect(!state.contains(.pressed) && !state.contains(.hovered))
      }
    }
    #expect(stage.window.nextDeadline == nil)
    #expect(stage.window.cursor == .arrow)
  }

  @Test(arguments: 0..<30)
  func `GR-22: the same script writes the same log, byte for byte`(seed: Int) {
    let runs = (0..<2).map { _ in
      let stage = RandomStage(seed: seed)
      stage.play(120)
      return stage.lines
    }
    #expect(runs[0] == runs[1])
    #expect(!runs[0].isEmpty)
  }

  @Test(arguments: 0..<150)
  func `each press of a link ends once, in whatever way`(seed: Int) {
    let stage = RandomStage(seed: seed)
    stage.play(80)
    stage.rest()
    var pressed: Set<[UInt64]> = []
    for entry in stage.entries {
      guard case .link(let event) = entry.event, let link = event.link else { continue }
      let key = [link.rawValue, entry.view === stage.texts[0] ? 0 : 1]
      switch event.kind {
      case .press:
        let isNew = pressed.insert(key).inserted
        #expect(isNew, "pressed twice")
      case .leave, .lift: pressed.remove(key)
      case .cancel, .activate, .menu:
        if event.source == .pointer { pressed.remove(key) }
      case .hover, .focus: break
      }
    }
    #expect(pressed.isEmpty)
  }

  @Test(arguments: 0..<150)
  func `PASS-3, PASS-4: a press that is held has one owner at most`(seed: Int) {
    let stage = RandomStage(seed: seed)
    stage.play(80, [.touches, .changes], fingersOnly: true, pointers: 1)
    stage.rest()
    for touch in stage.lines.split(separator: "down") {
      let owners = touch.count { $0.contains("longPress began") || $0.contains("menu") }
      #expect(owners <= 1, "\(touch)")
      let taps = touch.count { $0.contains("activate") || $0.hasSuffix("tap") }
      #expect(owners + taps <= 1 || taps == 0, "LP-17: \(touch)")
    }
  }

  @Test(arguments: 0..<150)
  func `L.(f): a text whose links are never touched writes nothing`(seed: Int) {
    let stage = RandomStage(seed: seed)
    stage.avoidsLinks = true
    stage.play(80, [.touches, .changes], fingersOnly: true)
    stage.rest()
    // A recognizer on the text is not the text.
    let own = stage.entries.filter { if case .link = $0.event { true } else { false } }
    #expect(own.isEmpty)
  }
}
