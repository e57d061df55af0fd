import TapInteraction
import TapLayout
import TapViews
import TapControls

/// Random steps for the combined screen: fingers, keys, time, and what an application does.
struct ScreenScript {
  private let stage: TestScreen
  private var time = 0.0
  /// The pointers that are down, with where they are.
  private var down: [Int: Point] = [:]

  init(for stage: TestScreen) { self.stage = stage }

  /// Plays a step, and returns it in words.
  mutating func playStep(_ choices: inout some Choices) -> String {
    time += [0, 0.01, 0.05, 0.2, 0.6, 3][choices.number(below: 6)]
    switch choices.number(below: 20) {
    case 0...8: return pointer(&choices)
    case 9, 10: return key(&choices)
    case 11:
      stage.window.advance(to: time)
      return "time \(time)"
    case 12: return select(&choices)
    case 13: return choose(&choices)
    case 14: return present(&choices)
    case 15: return stackUp(&choices)
    case 16: return changeTabs(&choices)
    case 17: return changeWindow(&choices)
    case 18: return changeDelegate(&choices)
    default: return changeBar(&choices)
    }
  }

  /// Lifts every pointer, each as a step of its own around which `between` is called.
  mutating func liftPointers(between: () -> Void) {
    between()
    for (pointer, place) in down.sorted(by: { $0.key < $1.key }) {
      send(.up, pointer, at: place)
      between()
    }
    down = [:]
  }

  private func send(_ phase: PointerEvent.Phase, _ pointer: Int, at place: Point) {
    stage.window.send(
      .pointer(
        PointerEvent(phase, pointer: PointerID(pointer), at: place, time: time, kind: .touch)))
  }

  private mutating func pointer(_ choices: inout some Choices) -> String {
    let pointer = choices.number(below: 2)
    let place = self.place(&choices)
    guard down[pointer] != nil else {
      down[pointer] = place
      send(.down, pointer, at: place)
      return "down \(pointer) \(place)"
    }
    switch choices.number(below: 4) {
    case 0:
      down[pointer] = place
      send(.move, pointer, at: place)
      return "move \(pointer) \(place)"
    case 1:
      down[pointer] = nil
      send(.cancel, pointer, at: place)
      return "cancel \(pointer)"
    default:
      let end = down[pointer] ?? place
      down[pointer] = nil
      send(.up, pointer, at: end)
      return "up \(pointer) \(end)"
    }
  }

  /// A place anywhere, or on something to use.
  private func place(_ choices: inout some Choices) -> Point {
    let bar = stage.tabs.tabBar
    let count = bar.items.count
    switch choices.number(below: 5) {
    case 0, 1:
      guard count > 0 else { fallthrough }
      return bar.convertToRoot(bar.itemFrames[choices.number(below: count)].center)
    case 2:
      return stage.segments.convertToRoot(
        Point(x: Double(choices.number(below: 343)), y: Double(choices.number(below: 36))))
    case 3:
      return stage.strip.convertToRoot(
        Point(
          x: stage.strip.bounds.x + Double(choices.number(below: 375)),
          y: Double(choices.number(below: 44))))
    default:
      return Point(x: Double(choices.number(below: 400)), y: Double(choices.number(below: 700)))
    }
  }

  private func key(_ choices: inout some Choices) -> String {
    let keys: [KeyEvent.Key] = [
      .tab, .left, .right, .home, .end, .enter, .space, .escape, .up, .down,
    ]
    var event = KeyEvent(choices.pick(keys), time: time)
    if choices.flag() { event.modifiers = .shift }
    stage.window.send(.key(event))
    return "key \(event.key)"
  }

  private func select(_ choices: inout some Choices) -> String {
    let index = choices.number(below: stage.tabs.viewControllers.count + 2)
    if choices.once(in: 5) {
      stage.tabs.selectedViewController = stage.tabs.moreViewController.parent.map { _ in
        stage.tabs.moreViewController
      }
      return "select more"
    }
    stage.tabs.selectedIndex = index
    return "select \(index)"
  }

  private func choose(_ choices: inout some Choices) -> String {
    let index = choices.number(below: 4) - 1
    stage.container.select(index)
    return "choose \(index)"
  }

  private func present(_ choices: inout some Choices) -> String {
    guard choices.flag() else {
      stage.tabs.dismiss()
      return "dismiss"
    }
    stage.tabs.present(stage.newScreen())
    return "present"
  }

  private func stackUp(_ choices: inout some Choices) -> String {
    switch choices.number(below: 3) {
    case 0:
      stage.stack.push(stage.newScreen())
      return "push"
    case 1:
      stage.stack.pop()
      return "pop"
    default:
      stage.stack.popToRoot()
      return "popToRoot"
    }
  }

  private func changeTabs(_ choices: inout some Choices) -> String {
    var tabs = stage.all
    for index in tabs.indices.dropLast() {
      tabs.swapAt(index, index + choices.number(below: tabs.count - index))
    }
    let count = 1 + choices.number(below: tabs.count)
    stage.tabs.viewControllers = Array(tabs.prefix(count))
    return "\(count) tabs"
  }

  private func changeWindow(_ choices: inout some Choices) -> String {
    let sizes = [(375.0, 667.0), (667, 375), (1024, 768), (60, 60), (0, 0)]
    let (width, height) = sizes[choices.number(below: sizes.count)]
    stage.window.frame = Rect(x: 0, y: 0, width: width, height: height)
    stage.window.deviceInsets = choices.flag() ? Insets(top: 20, bottom: 34) : Insets()
    stage.window.reducesMotion = choices.once(in: 4)
    return "size \(width), \(height)"
  }

  private func changeDelegate(_ choices: inout some Choices) -> String {
    let name = choices.pick(stage.all).identifier ?? ""
    if stage.vetoes.remove(name) == nil { stage.vetoes.insert(name) }
    return "veto \(name)"
  }

  private func changeBar(_ choices: inout some Choices) -> String {
    let item = choices.pick(stage.all).tabBarItem
    switch choices.number(below: 5) {
    case 0: item.badgeValue = choices.pick([nil, "", "12"])
    case 1: item.isEnabled.toggle()
    case 2: stage.tabs.transition = choices.flag() ? .none : .crossDissolve(duration: 0.3)
    case 3:
      let count = stage.tabs.tabBar.items.count
      stage.tabs.tabBar.bounceIcon(ofItemAt: choices.number(below: count + 1))
    default: stage.tabs.tabBar.itemPositioning = choices.pick(TabBarItemPositioning.allCases)
    }
    return "bar"
  }
}
