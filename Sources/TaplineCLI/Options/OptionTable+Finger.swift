import TapAudit

extension OptionTable {
  /// The options that say what people touch with, and on which display.
  static let finger = [
    Option(
      "--finger", value: .optionalChoice(TouchModel.Preset.allCases.map(\.rawValue)),
      help: "Adds the probability that a touch opens another link or misses; finger by default.",
      commands: [.audit]
    ) { (value, settings) throws(UnfitValue) in
      settings.finger =
        value.isEmpty ? .finger : try Values.choice(value, of: TouchModel.Preset.self)
    },
    Option(
      "--max-error", value: .text("P"),
      help: "Exits with 1 if a touch opens another link with more than P, such as 1%.",
      commands: [.audit]
    ) { (value, settings) throws(UnfitValue) in
      settings.largestError = try Values.probability(value)
      settings.finger = settings.finger ?? .finger
    },
    Option(
      "--suggest", help: "Adds the smallest single change that lets each failing link pass.",
      commands: [.audit]
    ) { _, settings in settings.suggests = true },
    Option(
      "--heat", value: .optionalChoice(TouchModel.Preset.allCases.map(\.rawValue)),
      help: "Colors each point by the probability that a touch there opens the nearest link.",
      commands: [.render]
    ) { (value, settings) throws(UnfitValue) in
      settings.finger =
        value.isEmpty ? .finger : try Values.choice(value, of: TouchModel.Preset.self)
    },
    Option(
      "--spread", value: .text("X,Y"),
      help: "The finger's own standard deviation across and down, in millimeters.",
      commands: [.audit, .render]
    ) { (value, settings) throws(UnfitValue) in
      settings.spread = try Values.point(value)
      settings.finger = settings.finger ?? .finger
    },
    Option(
      "--growth", value: .text("X,Y"),
      help: "The part of a target's squared size that is added to the variance.",
      commands: [.audit, .render]
    ) { (value, settings) throws(UnfitValue) in
      settings.growth = try Values.point(value)
      settings.finger = settings.finger ?? .finger
    },
    Option(
      "--offset", value: .text("X,Y"),
      help: "The mean distance of touches from their aim, in millimeters.",
      commands: [.audit, .render]
    ) { (value, settings) throws(UnfitValue) in
      settings.touchOffset = try Values.point(value)
      settings.finger = settings.finger ?? .finger
    },
    Option(
      "--touches", value: .file("LOG"),
      help: "Plays recorded touches after the events: pointer events, or getevent -lt of Android.",
      commands: [.replay]
    ) { value, settings in settings.touches = value },
    Option(
      "--ppmm", value: .text("N"),
      help:
        "The points in a millimeter of the display, or phone, tablet or desktop; phone by default.",
      commands: [.audit, .render, .fit]
    ) { (value, settings) throws(UnfitValue) in
      settings.screenScale = try Values.screenScale(value)
    },
  ]
}
