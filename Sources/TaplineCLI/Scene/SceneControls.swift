import TapInteraction
import TapLayout
import TapScenes
import TapViews
import TapAudit

extension SceneInput {
  /// The buttons, tabs and segments of the scene, in the order in which they are read.
  var controls: [AccessibilityNode] {
    liveScene.window.accessibilityNodes.flatMap(\.all).filter(\.isControl)
  }

  /// The controls whose names contain a text.
  func controls(named words: String) -> [AccessibilityNode] {
    guard !words.isEmpty else { return [] }
    return controls.filter { $0.name.contains(words) }
  }
}

extension CommandRun {
  /// Writes where a control is and where to tap it.
  func write(_ control: AccessibilityNode, of screen: SceneInput) throws(Failure) {
    let placement = Placement(
      rects: control.rects, tapPoint: control.activationPoint, obstacle: "it is covered"
    )
    .scaled(by: settings.scale)
    guard settings.writesJSON else {
      let tap =
        placement.tapPoint.map { "tap \(PlainText.point($0))" } ?? "no tap point: it is covered"
      let places = placement.rects.map { PlainText.rect($0) }.joined(separator: ", ")
      return try console.writeLine(
        "   \(control.role.rawValue) \(PlainText.quoted(control.name)), \(tap), at \(places)")
    }
    var record = record(ofFile: screen.path)
    record.add("view", control.view.identifier)
    record.add("role", control.role.rawValue)
    record.add("text", control.name)
    record.add("rects", placement.rects)
    record.add("tapPoint", placement.tapPoint)
    try console.write(record.line)
  }

  /// Reports the sizes of the controls of a scene, beside its links, and those without a name.
  func auditControls(of screen: SceneInput) throws(Failure) -> ExitCode {
    let controls = screen.controls.filter { $0.auditTarget != nil }
    guard !controls.isEmpty else { return .answered }
    if !settings.writesJSON { try console.writeLine("controls:") }
    let links = screen.pages(named: nil).flatMap(targets)
    let audit = TargetSizeAudit(controls.compactMap(\.auditTarget) + links)
    var passes = true
    for (control, result) in zip(controls, audit.results) {
      passes = passes && result.outcome(at: settings.level) != .fail
      try write(result, of: control, on: screen)
    }
    if !passes { workbench?.noteSmallTarget() }
    return passes ? .answered : .negative
  }

  private func write(
    _ result: TargetSizeResult, of control: AccessibilityNode, on screen: SceneInput
  ) throws(Failure) {
    let outcome = result.outcome(at: settings.level)
    let isNamed = !control.name.isEmpty
    guard settings.writesJSON else {
      try console.writeLine(
        "\(PlainText.visible(control.view.identifier ?? "-"))  \(PlainText.quoted(control.name)) "
          + "\(rectWords(result.target.bounds)), "
          + console.colored(outcome.words(at: settings.level), outcome == .fail ? .bad : .good))
      if !isNamed {
        try console.writeLine(
          "\(heading("warning")): 4.1.2: the \(control.role.rawValue) has no name")
      }
      return
    }
    var record = record(ofFile: screen.path)
    record.add("view", control.view.identifier)
    record.add("check", "targetSize")
    record.add("severity", outcome == .fail ? "error" : nil)
    record.add("criterion", settings.level.criterion)
    record.add("role", control.role.rawValue)
    record.add("name", control.name)
    record.add("rect", result.target.bounds)
    record.add("outcome", outcome.rawValue)
    try console.write(record.line)
    guard !isNamed else { return }
    var finding = self.record(ofFile: screen.path)
    finding.add("view", control.view.identifier)
    finding.add("check", "controlName")
    finding.add("severity", "warning")
    finding.add("criterion", "4.1.2")
    finding.add("role", control.role.rawValue)
    try console.write(finding.line)
  }
}
