import TapInteraction
import TapLayout
import TapScenes
import TapText
import TapViews

extension CommandRun {
  /// Returns what is under each point of a scene's window.
  func hit(on screen: SceneInput) throws(Failure) -> ExitCode {
    try answerPoints { point throws(Failure) in
      let answer = ScreenHit(at: point, scale: settings.scale, on: screen, settings)
      if settings.writesJSON {
        var record = record(ofFile: screen.path)
        answer.add(to: &record)
        try console.write(record.line)
      } else {
        try write(answer.lines)
      }
      return settings.requiresLink && answer.text?.hit.link == nil ? .negative : .answered
    }
  }
}

/// What is under a point of a scene's window, ready to be written.
struct ScreenHit {
  /// The point as it was given.
  let point: Point
  /// The view that is hit; `nil` is none.
  let view: View?
  /// The point in the view's own coordinates.
  let place: Point?
  /// What is under the point in the view's text, in the text's own coordinates.
  let text: HitAnswer?
  /// The link assessor's verdict on the link under the point.
  let verdict: LinkVerdict?
  private let explanation: [String]?

  init(at point: Point, scale: Double, on screen: SceneInput, _ settings: Settings) {
    self.point = point
    let liveScene = screen.liveScene
    let textView = Point(x: point.x / scale, y: point.y / scale)
    let kind = settings.pointerKind
    let route = liveScene.window.route(at: textView, for: kind)
    view = route.view === liveScene.window ? nil : route.view
    place = view.flatMap { $0.convertFromRoot(textView) }
    if let found = view as? TextView, let place {
      let answer = HitAnswer(
        at: place, hit: found.hit(at: place, for: kind), in: found.layout,
        explanation: settings.explains ? found.layout.explanation(at: place) : nil)
      text = answer
      let link = answer.hit.link.map { found.layout.linkID(at: $0) }
      verdict = link.flatMap { found.givenAssessment(of: $0)?.verdict }
    } else {
      text = nil
      verdict = nil
    }
    explanation =
      settings.explains
      ? route.words + (text?.explanation ?? [])
        + screen.watchers(of: kind, at: textView) : nil
  }

  /// Adds the answer's keys to a record.
  func add(to record: inout JSONRecord) {
    record.add("view", view?.identifier)
    record.add("point", point)
    if let text { text.addHit(to: &record) } else { HitAnswer.addNothing(to: &record) }
    record.add("local", place)
    record.add("verdict", verdict?.name)
    if let explanation { record.add("explanation", explanation) }
  }

  /// The answer as text; the explanation follows in separate lines.
  var lines: [String] {
    var answer = "\(PlainText.point(point))  " + PlainText.visible(view?.identifier ?? "no view")
    if let text { answer += ": " + text.words }
    if let verdict { answer += ", verdict \(verdict.name)" }
    return [answer] + (explanation ?? []).map { "  " + PlainText.visible($0) }
  }
}

extension HitRoute {
  /// A description of the steps of hit testing.
  fileprivate var words: [String] {
    passes.map { "skipped: \($0.words)" } + [
      "hit: \(view.map { $0.identifier ?? "the window" } ?? "nothing")"
    ]
  }
}
