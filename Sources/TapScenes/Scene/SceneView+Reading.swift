import TapLayout
import TapText

extension SceneView {
  /// Reads a view with all its subviews; one under a key of its own has a given kind, and may need
  /// no frame.
  init(
    reading cursor: JSONCursor, into references: inout SceneReferences, kind given: KindWord? = nil,
    needsFrame: Bool = true
  ) throws(SceneError) {
    var fields = try JSONFields(cursor)
    let id = try references.define(view: try fields.require("id"))
    let kind = if let given { given } else { try fields.require("kind").choice(KindWord.self) }
    references.note(kind: kind.rawValue, of: id)
    var looks = SceneLooks()
    if needsFrame { looks.frame = try fields.require("frame").rect() }
    try looks.readRest(&fields)
    self.init(id: id, kind: try kind.read(&fields, id, looks.frame, &references), looks: looks)
    if let value = fields.take("anchor") { anchor = try value.point() }
    if let value = fields.take("clip") { clips = try value.bool() }
    for index in 0..<(segmentCount ?? 0) {
      try references.define(part: "\(index)", of: id, at: cursor, isItem: false)
    }
    if let value = fields.take("shown") { isShown = try value.bool() }
    if kind == .view { hitBounds = try fields.take("hitBounds")?.rect() }
    if let value = fields.take("recognizers") {
      for item in try value.items() {
        recognizers.append(try SceneRecognizer(reading: item, into: &references))
      }
    }
    if let value = fields.take("views") {
      for item in try value.items() {
        views.append(try SceneView(reading: item, into: &references))
      }
      if case .centering = self.kind, views.count > 1 {
        throw value.error("a centering scroll view has one view, its content")
      }
    }
    try fields.finish()
  }

  /// The word for what makes a view special.
  enum KindWord: String, CaseIterable {
    case view, text, document, label, scroll, centering, control, button, segmentedControl,
      segmented,
      tabBar

    fileprivate func read(
      _ fields: inout JSONFields, _ id: String, _ frame: Rect?,
      _ references: inout SceneReferences
    ) throws(SceneError) -> Kind {
      switch self {
      case .view: return .view
      case .text:
        return .text(try SceneTextView(&fields, frame: frame, into: &references))
      case .document:
        return .document(try SceneTextView(&fields, frame: frame, into: &references))
      case .scroll: return .scroll(try SceneScrollView(&fields))
      case .centering: return .centering(try SceneCenteringScrollView(&fields))
      case .segmented:
        return .segmented(try SceneSegmentedContainer(&fields, into: &references))
      case .segmentedControl:
        var count = 0
        return .segmentedControl(try SceneSegmentedControl(&fields, count: &count))
      case .control: return .control(isUsable: try fields.take("usable")?.bool() ?? true)
      case .label: return .label(try SceneLabel(&fields))
      case .button: return .button(try SceneButton(&fields, into: &references))
      case .tabBar: return .tabBar(try SceneTabBar(&fields, id: id, into: &references))
      }
    }
  }
}

extension SceneLooks {
  /// Reads the keys for the appearance and state of a view, except its frame.
  mutating func readRest(_ fields: inout JSONFields) throws(SceneError) {
    transform = try fields.take("transform")?.transform()
    isHidden = try fields.take("hidden")?.bool()
    alpha = try fields.take("alpha")?.number(in: 0...1)
    isEnabled = try fields.take("enabled")?.bool()
    if let value = fields.take("background") { background = try Color(reading: value) }
  }
}

extension SceneScrollView {
  /// Takes the keys of a scroll view.
  init(_ fields: inout JSONFields) throws(SceneError) {
    let size = try fields.take("contentSize")?.size()
    try self.init(fitting: &fields)
    contentSize = size
  }

  /// Takes the keys of a scroll view whose content has a size of its own.
  init(fitting fields: inout JSONFields) throws(SceneError) {
    contentInset = try fields.take("contentInset")?.insets()
    contentOffset = try fields.take("contentOffset")?.point()
    delaysContentTouches = try fields.take("delaysContentTouches")?.bool()
    canCancelContentTouches = try fields.take("canCancelContentTouches")?.bool()
  }
}
