import TapViews
import TapControls

/// What a centering scroll view shows; what is `nil` stays as it is.
struct SceneCenteringScrollView: Sendable {
  /// What it has in common with others; its content's size is the content's own.
  var scroll: SceneScrollView
  var start: CenteringScrollView.Start?
}

extension SceneCenteringScrollView {
  /// Takes the keys of a centering scroll view.
  init(_ fields: inout JSONFields) throws(SceneError) {
    scroll = try SceneScrollView(fitting: &fields)
    start = try fields.take("start")?
      .choice(CenteringScrollView.Start.allCases.map { ("\($0)", $0) })
  }
}
