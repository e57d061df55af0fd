import TapAudit
import TapInteraction
import TapLayout
import TapScenes
import TapText
import TapViews

/// How probable it is that a touch that is meant for a link or a control hits another, or none.
struct FingerRisk {
  /// The index of the link; `nil` for a control.
  let link: Int?
  /// What the link or the control is called.
  let name: String
  /// What a touch hits that is meant for it, for each way to aim at it.
  let aims: [AimedRisk]

  /// The mean over its visible area.
  var mean: AimedRisk? { aims.first { $0.aim == .area } }

  /// The probability that the touch hits another target.
  var wrongTap: Double { mean?.wrongTap ?? 0 }
}

/// What a touch hits that is aimed in one way.
struct AimedRisk {
  /// Another link or control with its probability.
  struct Other {
    /// The view, where it is one of several.
    var view: String?
    /// The index of the link; `nil` for a control.
    var link: Int?
    var probability: Double
  }

  let aim: TapPrediction.Aim
  /// The point that is aimed at; `nil` for all points of the area.
  var point: Point?
  let hit: Double
  let miss: Double
  /// The others, the most probable first.
  let others: [Other]
  /// What is hit where no link is, on a page.
  var background: [TapPrediction.RegionShare]?

  var wrongTap: Double { others.reduce(0) { $0 + $1.probability } }
}

/// `audit --finger`: one record a link, the most dangerous first.
extension CommandRun {
  /// The risks of the links of a page, or of those of one text of a scene.
  func fingerRisks(of page: TextInput) -> [FingerRisk] {
    guard let model = try? settings.touchModel else { return [] }
    let text = page.layout.text
    guard let view = page.textView else {
      let prediction = TapPrediction(
        page.layout, model: model, scale: settings.screenScale, enlargement: enlargement(of: page))
      return text.links.indices.compactMap { link in
        risk(ofLink: link, named: text.name(of: text.link(at: link)), prediction)
      }.sorted(by: Self.isMoreDangerous)
    }
    let targets = text.links.indices.map { link in
      (
        target: TouchTarget(view.text, link: page.layout.linkID(at: link)), link: link,
        name: text.name(of: text.link(at: link))
      )
    }
    return risks(of: targets, in: view.liveScene.window, model)
  }

  /// The risks of the controls of a scene.
  func fingerRisks(ofControls controls: [AccessibilityNode], on screen: SceneInput) -> [FingerRisk]
  {
    guard let model = try? settings.touchModel else { return [] }
    let targets = controls.map {
      (target: TouchTarget($0.view), link: Int?.none, name: $0.view.identifier ?? $0.name)
    }
    return risks(of: targets, in: screen.liveScene.window, model)
  }

  private func risk(
    ofLink link: Int, named name: String, _ prediction: TapPrediction
  ) -> FingerRisk? {
    let aims = TapPrediction.Aim.allCases.compactMap { aim -> AimedRisk? in
      let aimed: (point: Point, target: Size)? =
        switch aim {
        case .area: nil
        case .bestPoint: prediction.bestPoint(ofLink: link)
        case .tapPoint: prediction.tapPoint(ofLink: link)
        }
      let found =
        aimed.map { prediction.outcomes(aimedAt: $0.point, target: $0.target) }
        ?? prediction.outcomes(ofLink: link, aim: aim)
      guard let found else { return nil }
      let others = found.links.filter { $0.link != link }.map {
        AimedRisk.Other(link: $0.link, probability: $0.probability)
      }
      return AimedRisk(
        aim: aim, point: aimed?.point, hit: found[link], miss: found.background,
        others: others,
        background: aimed.map { prediction.background(aimedAt: $0.point, target: $0.target) })
    }
    return aims.isEmpty ? nil : FingerRisk(link: link, name: name, aims: aims)
  }

  private func risks<Link>(
    of targets: [(target: TouchTarget, link: Link, name: String)], in window: Window,
    _ model: TouchModel
  ) -> [FingerRisk] {
    let prediction = WindowPrediction(window, model: model, scale: settings.screenScale)
    return targets.compactMap { target, link, name in
      let aims = prediction.outcomes(of: target, aims: TapPrediction.Aim.allCases).enumerated()
      let found = aims.map { number, outcomes in
        AimedRisk(
          aim: TapPrediction.Aim.allCases[number], point: outcomes.point, hit: outcomes.hit,
          miss: outcomes.background,
          others: outcomes.shares.filter { $0.target != target }.map { other in
            AimedRisk.Other(
              view: other.target.name, link: other.target.linkIndex,
              probability: other.probability)
          })
      }
      return found.isEmpty ? nil : FingerRisk(link: link as? Int, name: name, aims: found)
    }.sorted(by: Self.isMoreDangerous)
  }

  /// Whether a wrong tap is more probable, or else a miss.
  private static func isMoreDangerous(_ one: FingerRisk, _ other: FingerRisk) -> Bool {
    // Sums round, so links that are equally at risk keep the order of the text.
    let keys = [one, other].map { risk in
      (
        -(risk.wrongTap * 1e9).rounded(), -((risk.mean?.miss ?? 0) * 1e9).rounded(),
        risk.link ?? 0
      )
    }
    return keys[0] < keys[1]
  }

  /// How far around their boxes the links of a page take touches.
  private func enlargement(of page: TextInput) -> TargetEnlargement {
    if let enlargement = settings.enlargement { return enlargement }
    guard page.slop.distance > 0 else { return .none }
    return .slop(page.slop.distance, overText: page.slop.reachesOverText ? .full : .none)
  }

  /// The size of a point of the text; the text of a scene may be scaled.
  func screenScale(of page: TextInput) -> ScreenScale? {
    guard let view = page.textView?.text else { return settings.screenScale }
    let origin = view.convertToRoot(Point(x: 0, y: 0))
    let across = view.convertToRoot(Point(x: 1, y: 0))
    let down = view.convertToRoot(Point(x: 0, y: 1))
    let factor = across.x - origin.x
    guard factor > 0, abs(down.y - origin.y - factor) < 1e-9 * factor, across.y == origin.y,
      down.x == origin.x
    else { return nil }
    return try? ScreenScale(
      pointsPerMillimeter: settings.screenScale.pointsPerMillimeter / factor)
  }

  /// Writes the risks, and returns whether they pass.
  func auditFinger(_ page: TextInput) throws(Failure) -> Bool {
    guard settings.finger != nil else { return true }
    let risks = fingerRisks(of: page)
    for risk in risks { try write(risk, record(of: page)) }
    return risks.allSatisfy(passes)
  }

  /// The same for the controls of a scene.
  func auditFinger(
    _ controls: [AccessibilityNode], on screen: SceneInput
  ) throws(Failure) -> Bool {
    guard settings.finger != nil else { return true }
    let risks = fingerRisks(ofControls: controls, on: screen)
    for risk in risks {
      var record = record(ofFile: screen.path)
      record.add("view", risk.name)
      try write(risk, record)
    }
    return risks.allSatisfy(passes)
  }

  /// Whether a touch that is meant for a link hits another often enough to fail.
  func passes(_ risk: FingerRisk) -> Bool {
    settings.largestError.map { risk.wrongTap <= $0 } ?? true
  }

  private func write(_ risk: FingerRisk, _ start: JSONRecord) throws(Failure) {
    guard settings.writesJSON else {
      let mark = passes(risk) ? "" : "\(heading("error")): "
      let name = risk.link.map { "\($0)  \(PlainText.quoted(risk.name))" }
      return try console.writeLine(
        "\(mark)\(name ?? PlainText.visible(risk.name)) \(risk.words(named: settings.touchModelName))"
      )
    }
    var record = start
    record.add("check", "finger")
    record.add("severity", passes(risk) ? nil : "error")
    record.add("links", risk.link.map { [$0] } ?? [])
    record.add("name", risk.name)
    record.add("model", settings.touchModelName)
    record.add("pointsPerMillimeter", settings.screenScale.pointsPerMillimeter)
    record.openList("aims")
    for aim in risk.aims { record.addItem { $0.add(aim) } }
    record.closeList()
    try console.write(record.line)
  }
}

extension JSONRecord {
  fileprivate mutating func add(_ risk: AimedRisk) {
    add("aim", risk.aim.rawValue)
    add("hit", risk.hit)
    add("wrongTap", risk.wrongTap)
    add("miss", risk.miss)
    openList("others")
    for other in risk.others {
      addItem { item in
        if let view = other.view { item.add("view", view) }
        item.add("link", other.link)
        item.add("probability", other.probability)
      }
    }
    closeList()
    guard let point = risk.point else { return }
    add("point", point)
    guard let background = risk.background else { return }
    openList("background")
    for share in background {
      addItem {
        $0.add("region", share.region.name)
        $0.add("probability", share.probability)
      }
    }
    closeList()
  }
}

extension TouchTarget {
  /// What the view of the target is called: its identifier, or what it says.
  var name: String {
    view.identifier ?? view.ownAccessibilityNode?.name ?? "-"
  }
}

extension FingerRisk {
  /// The probabilities for people, to a tenth of a percent.
  func words(named finger: String) -> String {
    guard let mean else { return "" }
    let others = mean.others.filter { $0.probability >= 0.0005 }
      .sorted { ($0.probability, $1.link ?? 0) > ($1.probability, $0.link ?? 0) }
    let kind = link == nil || others.contains { $0.link == nil } ? "target" : "link"
    var words = "\(finger): hit \(Self.percent(mean.hit)), miss \(Self.percent(mean.miss))"
    words += ", another \(kind) \(Self.percent(wrongTap))"
    guard !others.isEmpty else { return words }
    let list = others.prefix(3).map { "\($0.words) \(Self.percent($0.probability))" }
    return words + " (\(list.joined(separator: ", ")))"
  }

  /// A probability in percent, with one decimal.
  static func percent(_ probability: Double) -> String {
    let tenths = (probability * 1000).rounded()
    return "\(PlainText.number(tenths / 10)) %"
  }
}

extension AimedRisk.Other {
  /// The link or the control for people.
  fileprivate var words: String {
    guard let link else { return PlainText.visible(view ?? "-") }
    return view.map { "link \(link) of \(PlainText.visible($0))" } ?? "link \(link)"
  }
}
