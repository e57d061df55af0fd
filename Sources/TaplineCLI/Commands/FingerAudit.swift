import TapAudit
import TapInteraction
import TapLayout
import TapText
import TapViews

/// How probable it is that a touch that is meant for a link opens another, or none.
struct FingerRisk {
  /// The index of the link.
  let link: Int
  /// What a touch hits that is meant for the link, for each way to aim at it.
  let outcomes: [(aim: TapPrediction.Aim, outcomes: TapOutcomes)]

  /// The mean over the link's visible area.
  var mean: TapOutcomes { outcomes.first { $0.aim == .area }?.outcomes ?? TapOutcomes() }

  /// The probability that the touch opens another link.
  var wrongTap: Double { mean.wrongTap(aimedAt: link) }
}

/// `audit --finger`: one record a link, the most dangerous first.
extension CommandRun {
  /// The risks of the links of a page; the prediction is `nil` for a view whose text is rotated or
  /// stretched, so that a millimeter has no length in it.
  func fingerRisks(of page: TextInput) -> (prediction: TapPrediction?, risks: [FingerRisk]) {
    guard let model = try? settings.touchModel else { return (nil, []) }
    guard let scale = screenScale(of: page) else { return (nil, []) }
    let prediction = TapPrediction(page.layout, model: model, scale: scale)
    let risks = page.layout.text.links.indices.compactMap { link -> FingerRisk? in
      let outcomes = TapPrediction.Aim.allCases.compactMap { aim in
        prediction.outcomes(ofLink: link, aim: aim).map { (aim, $0) }
      }
      return outcomes.isEmpty ? nil : FingerRisk(link: link, outcomes: outcomes)
    }
    // Sums round, so links that are equally at risk keep the order of the text.
    let sorted = risks.sorted { one, other in
      let keys = [one, other].map { risk in
        (-(risk.wrongTap * 1e9).rounded(), -(risk.mean.background * 1e9).rounded(), risk.link)
      }
      return keys[0] < keys[1]
    }
    return (prediction, sorted)
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
    let (prediction, risks) = fingerRisks(of: page)
    guard let prediction else {
      try writeUndecidedFinger(on: page)
      return settings.largestError == nil
    }
    for risk in risks { try write(risk, prediction, of: page) }
    return risks.allSatisfy(passes)
  }

  /// Whether a touch that is meant for a link opens another rarely enough.
  func passes(_ risk: FingerRisk) -> Bool {
    settings.largestError.map { risk.wrongTap <= $0 } ?? true
  }

  private func writeUndecidedFinger(on page: TextInput) throws(Failure) {
    let message = "the view is rotated or stretched, so a touch has no size in it"
    guard settings.writesJSON else {
      return try console.writeLine("warning: finger: not computed: \(message)")
    }
    var record = record(of: page)
    record.add("check", "finger")
    record.add("severity", settings.largestError == nil ? "warning" : "error")
    record.add("error", message)
    try console.write(record.line)
  }

  private func write(
    _ risk: FingerRisk, _ prediction: TapPrediction,
    of page: TextInput
  ) throws(Failure) {
    let name = page.layout.text.name(of: page.layout.text.link(at: risk.link))
    guard settings.writesJSON else {
      let mark = passes(risk) ? "" : "error: "
      return try console.writeLine(
        "\(mark)\(risk.link)  \(PlainText.quoted(name)) \(risk.words(named: settings.touchModelName))"
      )
    }
    var record = record(of: page)
    record.add("check", "finger")
    record.add("severity", passes(risk) ? nil : "error")
    record.add("links", [risk.link])
    record.add("name", name)
    record.add("model", settings.touchModelName)
    record.add("pointsPerMillimeter", prediction.scale.pointsPerMillimeter)
    record.openList("aims")
    for (aim, outcomes) in risk.outcomes {
      record.addItem { item in
        item.add("aim", aim.rawValue)
        item.add("hit", outcomes[risk.link])
        item.add("wrongTap", outcomes.wrongTap(aimedAt: risk.link))
        item.add("miss", outcomes.background)
        item.openList("others")
        for other in outcomes.links where other.link != risk.link {
          item.addItem {
            $0.add("link", other.link); $0.add("probability", other.probability)
          }
        }
        item.closeList()
        item.addBackground(of: risk.link, aim: aim, prediction)
      }
    }
    record.closeList()
    try console.write(record.line)
  }
}

extension JSONRecord {
  /// Adds the point that is aimed at, and the regions that are hit instead of a link.
  fileprivate mutating func addBackground(
    of link: Int, aim: TapPrediction.Aim, _ prediction: TapPrediction
  ) {
    let aimed: (point: Point, target: Size)? =
      switch aim {
      case .area: nil
      case .bestPoint: prediction.bestPoint(ofLink: link)
      case .tapPoint: prediction.tapPoint(ofLink: link)
      }
    guard let aimed else { return }
    add("point", aimed.point)
    openList("background")
    for share in prediction.background(aimedAt: aimed.point, target: aimed.target) {
      addItem {
        $0.add("region", share.region.name); $0.add("probability", share.probability)
      }
    }
    closeList()
  }
}

extension FingerRisk {
  /// The probabilities for people, to a tenth of a percent.
  func words(named finger: String) -> String {
    let others = mean.links.filter { $0.link != link && $0.probability >= 0.0005 }
      .sorted { $0.probability > $1.probability }
    var words = "\(finger): hit \(Self.percent(mean[link])), miss \(Self.percent(mean.background))"
    words += ", another link \(Self.percent(wrongTap))"
    guard !others.isEmpty else { return words }
    let list = others.prefix(3).map { "\($0.link) \(Self.percent($0.probability))" }
    return words + " (link \(list.joined(separator: ", link ")))"
  }

  /// A probability in percent, with one decimal.
  static func percent(_ probability: Double) -> String {
    let tenths = (probability * 1000).rounded()
    return "\(PlainText.number(tenths / 10)) %"
  }
}
