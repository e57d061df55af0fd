import TapScenes
import TapText
import TapViews

extension CommandRun {
  /// Prints the rectangles and a tap point of each match in the texts of a scene.
  func locate(on screen: SceneInput) throws(Failure) -> ExitCode {
    let pages = try pages(of: screen)
    guard let target = settings.target else { return .negative }
    var found: [(page: TextInput, place: FoundPlace)] = []
    var controls: [AccessibilityNode] = []
    switch target {
    case .text(let words):
      for page in pages {
        found += places(of: words, on: page).map { (page, $0) }
      }
      if settings.view == nil { controls = screen.controls(named: words) }
      if !settings.findsAll {
        found = Array(found.prefix(1))
        controls = found.isEmpty ? Array(controls.prefix(1)) : []
      }
      if found.isEmpty, controls.isEmpty {
        tell(screen.path, "\(PlainText.quoted(words)) not found")
      }
    case .link(.id(let word)):
      guard let page = pages.first(where: { $0.index(of: .id(word)) != nil }) else {
        tell(screen.path, TextInput.absence(ofLink: word, on: pages))
        return .negative
      }
      found = places(of: target, on: page).map { (page, $0) }
    case .range, .link:
      guard let page = pages.first else {
        tell(screen.path, "the scene has no text")
        return .negative
      }
      guard pages.count == 1 else {
        throw .usage("the scene has several texts; add --view ID", in: command)
      }
      found = places(of: target, on: page).map { (page, $0) }
    }
    var canTap = false
    for (page, place) in found {
      let placement = page.placement(of: place)
      canTap = canTap || placement.tapPoint != nil
      try write(place, placement, on: page)
    }
    for control in controls {
      canTap = canTap || control.activationPoint != nil
      try write(control, of: screen)
    }
    return canTap ? .answered : .negative
  }

  /// The texts of a scene that are asked about.
  func pages(of screen: SceneInput) throws(Failure) -> [TextInput] {
    let pages = screen.pages(named: settings.view)
    if let id = settings.view, pages.isEmpty {
      let known = screen.liveScene.textViews.map(\.id)
      let words =
        known.isEmpty ? "the scene has none" : "expected \(PlainText.visible(Values.oneOf(known)))"
      throw .usage("no text view \(PlainText.quoted(id)); \(words)", in: command)
    }
    return pages
  }
}
