import TapAudit
import TapDraw
import TapInteraction
import TapLayout
import TapLinks
import TapText

/// `diff`: what two texts, scenes or layouts answer differently.
extension CommandRun {
  /// Compares two files; a scene with a scene, view by view.
  func diff() throws(Failure) -> ExitCode {
    let sides = [settings.operands[0], settings.operands[1]]
    var other = settings
    if let width = settings.otherWidth { other.width = width }
    if !settings.otherFonts.isEmpty { other.fonts = settings.otherFonts }
    let second = CommandRun(command: command, settings: other, console: console)
    let before = try texts(ofFile: sides[0])
    let after = try second.texts(ofFile: sides[1])
    guard before.contains(where: { $0.view == nil }) == after.contains(where: { $0.view == nil })
    else {
      throw .usage(
        "one file is a scene and the other is not; give two of the same kind", in: command)
    }
    // A text that one scene alone has is compared with none.
    let views = before.map(\.view) + after.map(\.view).filter { !before.map(\.view).contains($0) }
    let reports = views.map { view in
      DifferenceReport(
        view: view, before.first { $0.view == view }?.page, after.first { $0.view == view }?.page,
        counting: settings.differences, minimumSide: settings.minimumSide)
    }
    if settings.writesSARIF {
      try console.write(Self.log(of: reports.flatMap { $0.results(path: sides[1]) }))
    } else {
      for report in reports { try write(report) }
    }
    if settings.output != nil, let report = reports.first { try saveOverlay(of: report) }
    return reports.allSatisfy(\.isEmpty) ? .answered : .negative
  }

  /// The texts of a file: one without a view, or those of a scene.
  private func texts(ofFile path: String) throws(Failure) -> [(view: String?, page: TextInput)] {
    let override = try settings.layoutFile.map { path throws(Failure) in
      try layoutConfiguration(at: path)
    }
    switch try input(at: path, override: override) {
    case .text(let page): return [(nil, page)]
    case .scene(let scene): return try pages(of: scene).map { ($0.textView?.id, $0) }
    }
  }

  private func write(_ report: DifferenceReport) throws(Failure) {
    guard settings.writesJSON else {
      if let view = report.view, !report.isEmpty {
        try console.writeLine("view \(PlainText.visible(view)):")
      }
      for link in report.links { try console.writeLine(link.words) }
      for area in report.areas { try console.writeLine(area.words) }
      return
    }
    for link in report.links {
      var record = JSONRecord()
      if let view = report.view { record.add("view", view) }
      link.add(to: &record)
      try console.write(record.line)
    }
    for area in report.areas {
      var record = JSONRecord()
      if let view = report.view { record.add("view", view) }
      record.add("difference", "area")
      record.add("rect", area.rect)
      record.add("before", area.before)
      record.add("after", area.after)
      try console.write(record.line)
    }
  }

  /// Draws the second layout with the areas over it: orange where a link was, blue where one is.
  private func saveOverlay(of report: DifferenceReport) throws(Failure) {
    guard let page = report.after ?? report.before else { return }
    var diagram = LayoutDiagram(page.layout)
    diagram.parts = settings.shown.subtracting(.points)
    var bounds = diagram.bounds
    if let before = report.before { bounds = bounds.union(LayoutDiagram(before.layout).bounds) }
    var surface = surface(of: bounds)
    surface.draw(diagram)
    for area in report.areas {
      let (was, now) = (area.before != nil, area.after != nil)
      let color =
        was && now
        ? Color(red: 0.55, green: 0.2, blue: 0.6, alpha: 0.35)
        : was
          ? Color(red: 0.9, green: 0.45, blue: 0.05, alpha: 0.35)
          : Color(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.35)
      surface.fill(area.rect, with: color)
    }
    try save(surface.svg)
  }
}

/// What differs between two texts, of which one may be missing.
struct DifferenceReport {
  let view: String?
  let before: TextInput?
  let after: TextInput?
  private(set) var links: [LinkReport] = []
  private(set) var areas: [DifferentArea] = []

  var isEmpty: Bool { links.isEmpty && areas.isEmpty }

  /// Compares two texts; where one is missing, all links of the other vanished or appeared.
  init(
    view: String?, _ before: TextInput?, _ after: TextInput?,
    counting kinds: Set<DifferenceKind>?, minimumSide: Double
  ) {
    (self.view, self.before, self.after) = (view, before, after)
    func counts(_ kind: DifferenceKind) -> Bool { kinds?.contains(kind) ?? true }
    let empty = TextLayout(AttributedText(), width: 1, shaper: CellShaper(width: 8, height: 16))
    let difference = LayoutDifference(
      from: before?.layout ?? empty, to: after?.layout ?? empty, minimumSide: minimumSide)
    let (first, second) = (before?.assessments ?? [], after?.assessments ?? [])
    var changed = difference.links.map { link in
      LinkReport(
        link, kinds: Set(link.kinds.map(DifferenceKind.init)), before, after, first, second)
    }
    // A link may differ in its verdict alone, since the text around it does.
    let known = Set(changed.compactMap(\.difference.before))
    for match in difference.matches where !known.contains(match.before) {
      guard first[match.before].verdict != second[match.after].verdict else { continue }
      let link = LinkDifference(
        unchanged: match.before, match.after, difference.rects(ofMatch: match))
      changed.append(LinkReport(link, kinds: [], before, after, first, second))
    }
    links = changed.compactMap { report in
      var report = report
      report.kinds = report.kinds.filter(counts)
      return report.kinds.isEmpty ? nil : report
    }.sorted { $0.order < $1.order }
    areas = counts(.area) ? difference.areas : []
  }

  /// The differences as results of a SARIF log.
  func results(path: String) -> [AuditResult] {
    links.map { link in
      AuditResult(
        rule: "diff-link", level: "warning", message: link.words, path: path,
        source: link.source, fails: true)
    }
      + areas.map { area in
        AuditResult(
          rule: "diff-area", level: "note", message: area.words, path: path, source: nil,
          fails: true)
      }
  }
}

/// A link that differs, with what is printed about it.
struct LinkReport {
  let difference: LinkDifference
  var kinds: Set<DifferenceKind>
  private let name: String
  private let before: Side?
  private let after: Side?

  /// What one text says of the link.
  private struct Side {
    let index: Int
    let span: LinkSpan
    let verdict: LinkVerdict
    let rects: [Rect]
  }

  /// The order of the text, with what appeared where it is now.
  var order: Int { difference.after ?? difference.before ?? 0 }

  var source: SourcePosition? { after?.span.link.source ?? before?.span.link.source }

  init(
    _ difference: LinkDifference, kinds: Set<DifferenceKind>, _ before: TextInput?,
    _ after: TextInput?, _ first: [LinkAssessment], _ second: [LinkAssessment]
  ) {
    self.difference = difference
    func side(
      _ index: Int?, of page: TextInput?, _ assessments: [LinkAssessment], _ rects: [Rect]
    ) -> Side? {
      guard let index, let page else { return nil }
      return Side(
        index: index, span: page.layout.text.link(at: index), verdict: assessments[index].verdict,
        rects: rects)
    }
    self.before = side(difference.before, of: before, first, difference.rectsBefore)
    self.after = side(difference.after, of: after, second, difference.rectsAfter)
    let shown = self.after.map { ($0, after) } ?? self.before.map { ($0, before) }
    name = shown.map { $0.1?.layout.text.string(in: $0.0.span.utf8Range) ?? "" } ?? ""
    var kinds = kinds
    if let one = self.before, let other = self.after, one.verdict != other.verdict {
      kinds.insert(.verdict)
    }
    self.kinds = kinds
  }

  /// The link and what differs, in a line for people.
  var words: String {
    let list = DifferenceKind.allCases.filter(kinds.contains).map(\.rawValue)
    var parts: [String] = []
    if kinds.contains(.appeared), let after {
      parts.append("to \(PlainText.visible(after.span.destination)), \(Self.words(after.rects))")
    }
    if kinds.contains(.vanished), let before {
      parts.append("to \(PlainText.visible(before.span.destination)), \(Self.words(before.rects))")
    }
    if let before, let after {
      if kinds.contains(.destination) {
        let (one, other) = (before.span.destination, after.span.destination)
        parts.append("from \(PlainText.visible(one)) to \(PlainText.visible(other))")
      }
      if kinds.contains(.verdict) {
        parts.append("from \(before.verdict.name) to \(after.verdict.name)")
      }
      if kinds.contains(.moved) || kinds.contains(.shrank) {
        parts.append("from \(Self.words(before.rects)) to \(Self.words(after.rects))")
      }
    }
    if kinds.contains(.lostArea) {
      for (link, area) in difference.lost.sorted(by: { $0.key < $1.key }) {
        parts.append("lost \(PlainText.number(area)) square points to link \(link)")
      }
    }
    let index = after?.index ?? before?.index ?? 0
    return "\(index)  \(PlainText.quoted(name)) \(list.joined(separator: ", ")): "
      + parts.joined(separator: "; ")
  }

  private static func words(_ rects: [Rect]) -> String {
    rects.map(PlainText.rect).joined(separator: " and ")
  }

  /// Adds the link to a record.
  func add(to record: inout JSONRecord) {
    record.add("difference", "link")
    record.add("kinds", DifferenceKind.allCases.filter(kinds.contains).map(\.rawValue))
    record.add("text", name)
    for (key, side) in [("before", before), ("after", after)] {
      guard let side else {
        record.addNull(key)
        continue
      }
      record.addObject(key) { record in
        record.add("link", side.index)
        record.add("destination", side.span.destination)
        record.add("verdict", side.verdict.name)
        record.add("rects", side.rects)
      }
    }
    record.openList("lost")
    for (link, area) in difference.lost.sorted(by: { $0.key < $1.key }) {
      record.addItem {
        $0.add("link", link)
        $0.add("area", area)
      }
    }
    record.closeList()
  }
}

extension DifferentArea {
  /// The area and what is hit there, in a line for people.
  var words: String {
    func name(_ link: Int?) -> String { link.map { "link \($0)" } ?? "no link" }
    return "area \(PlainText.rect(rect)): \(name(before)) before, \(name(after)) after"
  }
}
