import TapAudit
import TapDraw
import TapInteraction
import TapLayout
import TapScenes
import TapText
import TapViews

/// What differs between the windows of two scenes: the links of their texts, their controls, and what a
/// touch at the same point hits.
struct SceneDifferenceReport {
  /// The links that differ, by their views in the order of the first scene.
  private(set) var views: [(view: String, links: [LinkReport])] = []
  private(set) var controls: [ControlReport] = []
  private(set) var areas: [WindowDifference.Area] = []
  let before: SceneInput
  let after: SceneInput

  var isEmpty: Bool { views.isEmpty && controls.isEmpty && areas.isEmpty }

  /// Compares two scenes; with `--view` only one text of them.
  init(_ before: SceneInput, _ after: SceneInput, _ settings: Settings) {
    (self.before, self.after) = (before, after)
    func counts(_ kind: DifferenceKind) -> Bool { settings.differences?.contains(kind) ?? true }
    func isAsked(_ target: TouchTarget?) -> Bool {
      settings.view.map { target?.view.identifier == $0 && target?.link != nil } ?? true
    }
    let difference = WindowDifference(
      from: before.liveScene.window, to: after.liveScene.window, minimumSide: settings.minimumSide)
    if counts(.area) {
      areas = difference.areas.filter { isAsked($0.before) || isAsked($0.after) }
    }
    let (first, second) = (Texts(before), Texts(after))
    for target in difference.targets where target.isOfLink {
      let kinds = Set(target.kinds.map(DifferenceKind.init)).filter(counts)
      add(target, kinds: kinds, first, second, counts(.verdict))
    }
    // A link may differ in its verdict alone, since the text around it does.
    let known = Set(difference.targets.compactMap(\.before))
    for match in difference.matches where match.before.link != nil && !known.contains(match.before)
    {
      let rects = (
        match.before.visibleParts(in: before.liveScene.window),
        match.after.visibleParts(in: after.liveScene.window)
      )
      let target = TargetDifference(unchanged: match, rects: rects)
      add(target, kinds: [], first, second, counts(.verdict))
    }
    if let view = settings.view { views.removeAll { $0.view != view } }
    guard settings.view == nil else { return }
    let nodes = (before.controls + after.controls)
    controls = difference.targets.compactMap { target in
      guard !target.isOfLink, let view = (target.after ?? target.before)?.view else { return nil }
      let kinds = Set(target.kinds.map(DifferenceKind.init)).filter(counts)
      guard !kinds.isEmpty, let node = nodes.first(where: { $0.view === view }) else { return nil }
      return ControlReport(target, kinds: kinds, node)
    }
  }

  /// The texts of a scene with what link safety says of their links.
  private struct Texts {
    var pages: [String: (page: TextInput, assessments: [LinkAssessment])] = [:]

    init(_ scene: SceneInput) {
      for page in scene.pages(named: nil) {
        if let id = page.textView?.id { pages[id] = (page, page.assessments) }
      }
    }
  }

  private mutating func add(
    _ target: TargetDifference, kinds: Set<DifferenceKind>, _ first: Texts, _ second: Texts,
    _ countsVerdict: Bool
  ) {
    guard let view = (target.before ?? target.after)?.view.identifier else { return }
    let (one, other) = (first.pages[view], second.pages[view])
    var lost: [Int: Double] = [:]
    var others: [(name: String, area: Double)] = []
    for (neighbor, area) in target.lost {
      if neighbor.view === target.after?.view, let link = neighbor.linkIndex {
        lost[link] = area
      } else {
        others.append((neighbor.words, area))
      }
    }
    let difference = LinkDifference(
      before: target.before?.linkIndex, after: target.after?.linkIndex, kinds: target.kinds,
      rectsBefore: target.rectsBefore, rectsAfter: target.rectsAfter, lost: lost)
    var report = LinkReport(
      difference, kinds: kinds, one?.page, other?.page, one?.assessments ?? [],
      other?.assessments ?? [])
    if !countsVerdict { report.kinds.remove(.verdict) }
    report.lostToOthers = others
    guard !report.kinds.isEmpty else { return }
    if let index = views.firstIndex(where: { $0.view == view }) {
      views[index].links.append(report)
    } else {
      views.append((view, [report]))
    }
  }

  /// The differences as results of a SARIF log.
  func results(path: String) -> [AuditResult] {
    let links = views.flatMap { view, links in
      links.map { link in
        AuditResult(
          rule: "diff-link", level: "warning", message: "\(view): \(link.words)", path: path,
          source: link.source, fails: true)
      }
    }
    let controls = controls.map { control in
      AuditResult(
        rule: "diff-control", level: "warning", message: control.words, path: path, source: nil,
        fails: true)
    }
    let areas = areas.map { area in
      AuditResult(
        rule: "diff-area", level: "note", message: area.words, path: path, source: nil, fails: true)
    }
    return links + controls + areas
  }
}

/// A control that differs between two scenes.
struct ControlReport {
  private let difference: TargetDifference
  private let kinds: Set<DifferenceKind>
  private let node: AccessibilityNode

  init(_ difference: TargetDifference, kinds: Set<DifferenceKind>, _ node: AccessibilityNode) {
    (self.difference, self.kinds, self.node) = (difference, kinds, node)
  }

  private var kindNames: [String] {
    DifferenceKind.allCases.filter(kinds.contains).map(\.rawValue)
  }

  /// The control and what differs, in a line for people.
  var words: String {
    let (before, after) = (difference.rectsBefore, difference.rectsAfter)
    var parts: [String] = []
    if kinds.contains(.appeared) { parts.append(LinkReport.words(after)) }
    if kinds.contains(.vanished) { parts.append(LinkReport.words(before)) }
    if kinds.contains(.moved) || kinds.contains(.shrank) {
      parts.append("from \(LinkReport.words(before)) to \(LinkReport.words(after))")
    }
    if kinds.contains(.lostArea) {
      parts += difference.lost.map {
        "lost \(PlainText.number($0.area)) square points to \(PlainText.visible($0.target.words))"
      }
    }
    return "\(PlainText.visible(node.view.identifier ?? "-"))  \(node.role.rawValue) "
      + "\(PlainText.quoted(node.name)) \(kindNames.joined(separator: ", ")): "
      + parts.joined(separator: "; ")
  }

  /// Adds the control to a record.
  func add(to record: inout JSONRecord) {
    record.add("view", node.view.identifier)
    record.add("difference", "control")
    record.add("kinds", kindNames)
    record.add("role", node.role.rawValue)
    record.add("text", node.name)
    record.add("before", difference.rectsBefore)
    record.add("after", difference.rectsAfter)
    record.openList("lost")
    for (target, area) in difference.lost {
      record.addItem {
        $0.add("view", target.name)
        $0.add("link", target.linkIndex)
        $0.add("area", area)
      }
    }
    record.closeList()
  }
}

extension CommandRun {
  /// Writes what differs between two scenes.
  func write(_ report: SceneDifferenceReport, path: String) throws(Failure) -> ExitCode {
    if settings.writesSARIF {
      try console.write(Self.log(of: report.results(path: path)))
    } else if settings.writesJSON {
      try writeRecords(of: report)
    } else {
      for (view, links) in report.views {
        try console.writeLine("view \(PlainText.visible(view)):")
        for link in links { try console.writeLine(link.words) }
      }
      if !report.controls.isEmpty { try console.writeLine("controls:") }
      for control in report.controls { try console.writeLine(control.words) }
      for area in report.areas { try console.writeLine(area.words) }
    }
    if settings.output != nil { try saveOverlay(of: report) }
    return report.isEmpty ? .answered : .negative
  }

  private func writeRecords(of report: SceneDifferenceReport) throws(Failure) {
    for (view, links) in report.views {
      for link in links {
        var record = JSONRecord()
        record.add("view", view)
        link.add(to: &record)
        try console.write(record.line)
      }
    }
    for control in report.controls {
      var record = JSONRecord()
      control.add(to: &record)
      try console.write(record.line)
    }
    for area in report.areas {
      var record = JSONRecord()
      record.add("difference", "area")
      record.add("rect", area.rect)
      for (key, target) in [("before", area.before), ("after", area.after)] {
        guard let target else {
          record.addNull(key)
          continue
        }
        record.addObject(key) {
          $0.add("view", target.name)
          $0.add("link", target.linkIndex)
        }
      }
      try console.write(record.line)
    }
  }

  /// Draws the second window with the areas over it.
  private func saveOverlay(of report: SceneDifferenceReport) throws(Failure) {
    let (before, after) = (report.before.liveScene.window, report.after.liveScene.window)
    var surface = surface(of: after.bounds.union(before.bounds))
    after.render(on: &surface, visible: after.frame)
    for area in report.areas {
      surface.fill(area.rect, with: Self.color(was: area.before != nil, is: area.after != nil))
    }
    try save(surface.svg)
  }
}

extension TargetDifference {
  /// Whether it is about a link of a text.
  fileprivate var isOfLink: Bool { (before ?? after)?.link != nil }
}

extension TouchTarget {
  /// The link or the control for people.
  fileprivate var words: String { linkIndex.map { "link \($0) of \(name)" } ?? name }
}

extension WindowDifference.Area {
  /// The area and what is hit there, in a line for people.
  fileprivate var words: String {
    func name(_ target: TouchTarget?) -> String {
      target.map { PlainText.visible($0.words) } ?? "nothing"
    }
    return "area \(PlainText.rect(rect)): \(name(before)) before, \(name(after)) after"
  }
}
