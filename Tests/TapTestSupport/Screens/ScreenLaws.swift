import TapInteraction
import TapLayout
import TapViews
import TapControls

/// What must hold of any script played to the combined screen: lifecycles are balanced, one tab is
/// selected and one child is current, nothing is called after a no, and all comes to rest.
package final class ScreenLaws {
  /// The lines of the log.
  package private(set) var log: [String] = []
  /// The first law that was broken, in words.
  package private(set) var violation: String?

  private let stage = TestScreen()
  /// How far each controller has come, by its identifier.
  private var phases: [String: Phase] = [:]
  private var loaded: Set<String> = []
  /// The tab that was forbidden last, until something else happens.
  private var forbidden: String?
  private var asked = 0
  private var told = 0

  private enum Phase: String {
    case disappeared, appearing, appeared, disappearing
  }

  private init() {
    stage.window.observer = { [unowned self] in note($0) }
    stage.window.rootViewController = stage.tabs
  }

  /// Plays a script of random steps.
  ///
  /// The same choices give the same log; compare two plays to see it.
  package static func play(_ choices: inout some Choices, steps: Int) -> ScreenLaws {
    let laws = ScreenLaws()
    var script = ScreenScript(for: laws.stage)
    for _ in 0..<steps where laws.violation == nil {
      laws.forbidden = nil
      let words = script.playStep(&choices)
      laws.log.append("# \(words)")
      laws.checkSelection()
    }
    script.liftPointers { laws.forbidden = nil }
    laws.stage.window.advance(to: laws.stage.window.time + 60)
    laws.checkRest()
    laws.stage.window.rootViewController = nil
    laws.stage.window.advance(to: laws.stage.window.time + 60)
    for (name, phase) in laws.phases.sorted(by: { $0.key < $1.key }) where phase != .disappeared {
      laws.fail("\(name) is \(phase.rawValue) without a window")
    }
    laws.stage.window.observer = nil
    return laws
  }

  private func fail(_ words: String) { violation = violation ?? words }

  private func note(_ entry: LogEntry) {
    log.append(entry.line)
    guard case .call(let words) = entry.event else { return }
    let name = entry.subject.identifier ?? "-"
    if let forbidden, words.hasPrefix("didSelect") || words.hasPrefix("view") {
      fail("\(name) \(words) after a no to \(forbidden)")
    }
    if entry.subject === stage.tabs {
      if words.hasPrefix("shouldSelect ") {
        asked += 1
        let tab = String(words.dropFirst("shouldSelect ".count))
        forbidden = stage.vetoes.contains(tab) ? tab : nil
      } else if words.hasPrefix("didSelect ") {
        told += 1
        if told > asked { fail("told more often than asked") }
      }
    }
    guard entry.subject is ViewController else { return }
    note(words, of: name)
  }

  private func note(_ words: String, of name: String) {
    let phase = phases[name] ?? .disappeared
    switch words {
    case "viewDidLoad": if !loaded.insert(name).inserted { fail("\(name) is loaded twice") }
    case "viewWillAppear": move(name, from: [.disappeared, .disappearing], to: .appearing, phase)
    case "viewDidAppear": move(name, from: [.appearing], to: .appeared, phase)
    case "viewWillDisappear": move(name, from: [.appeared, .appearing], to: .disappearing, phase)
    case "viewDidDisappear": move(name, from: [.disappearing], to: .disappeared, phase)
    default: break
    }
  }

  private func move(_ name: String, from: [Phase], to: Phase, _ phase: Phase) {
    if !from.contains(phase) { fail("\(name) is \(phase.rawValue), and then \(to.rawValue)") }
    phases[name] = to
  }

  private func checkSelection() {
    let tabs = stage.tabs
    let selected = tabs.selectedViewController
    let isTab = tabs.viewControllers.contains { $0 === selected }
    if !isTab, selected !== tabs.moreViewController { fail("what is selected is no tab") }
    let lit = tabs.tabBar.items.count { $0 === tabs.tabBar.selectedItem }
    if lit != 1 { fail("\(lit) items are lit") }
    let children = stage.container.children.count
    let index = stage.segments.selectedSegmentIndex
    if stage.container.isViewLoaded, children != (index < 0 ? 0 : 1) {
      fail("\(children) children are current for segment \(index)")
    }
    let visible = tabs.viewControllers.filter(\.isAppeared)
    if visible.count > 1 { fail("\(visible.count) tabs are in sight") }
    if let only = visible.first, only !== selected { fail("another tab is in sight") }
    if selected?.viewIfLoaded?.window !== stage.window { fail("the selected tab is not there") }
  }

  private func checkRest() {
    if !stage.window.isIdle { fail("gestures are under way though no pointer is down") }
    if let deadline = stage.window.nextDeadline { fail("a timer at \(deadline) never fires") }
    for tab in stage.all {
      guard let view = tab.viewIfLoaded else { continue }
      if view.alpha != 1 { fail("\(tab.identifier ?? "") stays half transparent") }
      if view.isAnimating { fail("\(tab.identifier ?? "") stays out of reach") }
    }
    for index in stage.tabs.tabBar.items.indices
    where stage.tabs.tabBar.iconScale(ofItemAt: index) != 1 {
      fail("an icon stays large")
    }
    for (name, phase) in phases where phase == .appearing || phase == .disappearing {
      fail("\(name) stays \(phase.rawValue)")
    }
  }
}
