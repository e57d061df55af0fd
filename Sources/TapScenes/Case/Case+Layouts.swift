extension Case {
  /// Changes the layouts of all texts of the case, those that events bring too.
  package mutating func updateLayouts(_ change: (inout LayoutConfiguration) -> Void) {
    for index in scene.views.indices { scene.views[index].updateLayouts(change) }
    scene.controller?.updateLayouts(change)
    for index in scene.screens.indices { scene.screens[index].updateLayouts(change) }
    for index in events.indices {
      guard case .change(var event) = events[index].action, var layout = event.layout else {
        continue
      }
      change(&layout)
      event.layout = layout
      events[index].action = .change(event)
    }
  }
}

extension SceneController {
  fileprivate mutating func updateLayouts(_ change: (inout LayoutConfiguration) -> Void) {
    for index in views.indices { views[index].updateLayouts(change) }
    var children = children
    for index in children.indices { children[index].updateLayouts(change) }
    self.children = children
  }
}

extension SceneView {
  fileprivate mutating func updateLayouts(_ change: (inout LayoutConfiguration) -> Void) {
    if case .text(var text) = kind {
      change(&text.content.layout)
      kind = .text(text)
    }
    for index in views.indices { views[index].updateLayouts(change) }
  }
}
