import TapInteraction
import TapLayout
import TapViews
import TapControls

extension SceneChange {
  /// Takes the changes of one view; at least one.
  init(_ fields: inout JSONFields, on board: inout SceneBoard) throws(SceneError) {
    let name = fields.take("view")
    guard
      let id = try name.map({ value throws(SceneError) in try board.view(value) })
        ?? board.bareText
    else { throw fields.cursor.error("the key \"view\" is missing") }
    guard let view = board.scene.view(id) else {
      throw (name ?? fields.cursor).error("\"\(id)\" is a part of a view, or of no view")
    }
    self.init(view: id)
    looks.frame = try fields.take("frame")?.rect()
    try looks.readRest(&fields)
    switch view.kind {
    case .view: break
    case .text, .document: try readText(&fields, on: &board)
    case .scroll: scroll = try SceneScrollView(&fields)
    case .centering: centering = try SceneCenteringScrollView(&fields)
    case .control, .button: isUsable = try fields.take("usable")?.bool()
    case .label: break
    case .tabBar:
      isFolded = try fields.take("folded")?.bool()
      isAtScrollEdge = try fields.take("atScrollEdge")?.bool()
    case .segmented(let container):
      let count = board.segmentCounts[container.control] ?? 0
      selectedScreen = try fields.take("selected")?
        .integer(in: SegmentedControl.noSegment...(count - 1))
    case .segmentedControl:
      segmented = try SceneSegmentedControl(
        &fields, count: &board.segmentCounts[view.id, default: 0])
    }
    let count = if case .object(let members) = fields.cursor.value { members.count } else { 0 }
    guard count > (name == nil ? 0 : 1) else { throw fields.cursor.error("nothing is changed") }
  }

  private mutating func readText(
    _ fields: inout JSONFields, on board: inout SceneBoard
  ) throws(SceneError) {
    if SceneText.forms.contains(where: fields.has) {
      let new = try SceneText(&fields, replacing: board.texts[view])
      try board.replaceText(of: view, with: new, at: fields.cursor)
      text = new
    }
    if let value = fields.take("layout") {
      try value.refuseKeysOfBareTexts()
      layout = try LayoutConfiguration(reading: value)
    }
    if let value = fields.take("policy") { policy = try InteractionPolicy(reading: value) }
  }
}
