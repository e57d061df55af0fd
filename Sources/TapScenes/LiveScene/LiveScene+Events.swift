import TapInteraction
import TapLayout
import TapViews
import TapControls

extension LiveScene {
  /// Plays a whole script.
  func play(_ events: [SceneEvent]) throws(SceneError) {
    for event in events {
      do throws(PositionError) {
        try play(event)
      } catch {
        throw SceneError(at: event.pointer, error.reason)
      }
    }
  }

  private func play(_ event: SceneEvent) throws(PositionError) {
    // What is due by then comes first, also where it moves the place.
    advance(event.time)
    switch event.action {
    case .advance: break
    case .pointer(var step, let place):
      step.location = try resolve(place)
      send(.pointer(step))
    case .hover(let place, let kind):
      let point = try place.map { place throws(PositionError) in try resolve(place) }
      send(.hover(point, kind: kind, time: event.time))
    case .scroll(let distance, let place):
      let point = try resolve(place)
      send(.scroll(dx: distance.x, dy: distance.y, at: point, time: event.time))
    case .key(let key): send(.key(key))
    case .accessibility(let action, let id, let link):
      guard let view = findView(id) else { break }
      send(.accessibility(action, of: link?.id, in: view, time: event.time))
    case .change(let change): apply(change)
    case .addition(let id):
      if let view = views[id], let parent = parents[id] { put(view, into: parent) }
    case .removal(let id): views[id]?.removeFromSuperview()
    case .effect(let effect): perform(effect)
    case .window(let change): apply(change)
    case .enabling(let id, let isEnabled): recognizers[id]?.isEnabled = isEnabled
    }
    // Looks under a still pointer again, where something moved.
    advance(event.time)
  }

  private func apply(_ change: SceneWindowChange) {
    if let reducesMotion = change.reducesMotion { window.reducesMotion = reducesMotion }
    if let traits = change.traits { window.traitOverride = traits }
    if let insets = change.insets { window.deviceInsets = insets }
    if let size = change.size {
      window.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
  }

  private func apply(_ change: SceneChange) {
    guard let view = views[change.view] else { return }
    apply(change.looks, to: view)
    if let scroll = change.scroll, let view = view as? ScrollView { apply(scroll, to: view) }
    if let centering = change.centering, let view = view as? CenteringScrollView {
      apply(centering, to: view)
    }
    if let segmented = change.segmented, let view = view as? SegmentedControl {
      apply(segmented, to: view)
    }
    if let index = change.selectedScreen { (view as? ContainerPosition)?.container?.select(index) }
    if let isUsable = change.isUsable { (view as? Control)?.isEnabled = isUsable }
    if let isFolded = change.isFolded { (view as? TabBar)?.isFolded = isFolded }
    if let isAtEdge = change.isAtScrollEdge { (view as? TabBar)?.isAtScrollEdge = isAtEdge }
    guard let view = textView(change.view) else { return }
    if let policy = change.policy { view.policy = policy }
    if let layout = change.layout {
      contents[change.view]?.layout = layout
      view.typeface.shaper = layout.shaper
      view.options = layout.options
    }
    if let text = change.text {
      if contents[change.view]?.advances != nil {
        contents[change.view]?.advances = nil
        view.typeface.shaper = contents[change.view]?.layout.shaper ?? view.typeface.shaper
      }
      // The names of links that leave go into the log once more.
      view.text = text.text
      contents[change.view]?.scene = text
    }
  }
}
