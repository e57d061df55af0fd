import TapAudit

/// `fit`: the model of touches that a log of touches with known targets speaks for.
extension CommandRun {
  /// Fits each log, and prints the numbers with their 95 % confidence intervals.
  func fit() throws(Failure) -> ExitCode {
    try answerEachFile { path throws(Failure) in
      let file = InputFile(path: path)
      let touches = try TouchLog(file).touches
      let fit: TouchFit
      do throws(TouchFitError) {
        fit = try TouchFit(touches, scale: settings.screenScale)
      } catch {
        throw .input(file.name, "\(error)", cure: "record more touches on targets of several sizes")
      }
      try write(fit, ofFile: path)
      return .answered
    }
  }

  private func write(_ fit: TouchFit, ofFile path: String) throws(Failure) {
    guard settings.writesJSON else {
      try writeHeading(of: path)
      let (model, options) = (fit.model, fit.options)
      try console.writeLine("\(fit.count) touches")
      for (axis, intervals, offset, spread, growth) in [
        ("x", fit.x, model.offset.x, model.spread.x, model.growth.x),
        ("y", fit.y, model.offset.y, model.spread.y, model.growth.y),
      ] {
        try console.writeLine(
          "\(axis)  offset \(Self.words(offset, intervals.offset)) mm, "
            + "spread \(Self.words(spread, intervals.spread)) mm, "
            + (intervals.growth.map { "growth \(Self.words(growth, $0))" }
              ?? "growth unknown: all targets have one size"))
      }
      return try console.writeLine("tapline audit FILE --finger \(options)")
    }
    var record = record(ofFile: path)
    record.add("count", fit.count)
    for (axis, intervals, offset, spread, growth) in [
      ("x", fit.x, fit.model.offset.x, fit.model.spread.x, fit.model.growth.x),
      ("y", fit.y, fit.model.offset.y, fit.model.spread.y, fit.model.growth.y),
    ] {
      record.addObject(axis) { record in
        record.add("offset", offset)
        record.add("offsetInterval", intervals.offset.lowerBound, intervals.offset.upperBound)
        record.add("spread", spread)
        record.add("spreadInterval", intervals.spread.lowerBound, intervals.spread.upperBound)
        record.add("growth", growth)
        if let interval = intervals.growth {
          record.add("growthInterval", interval.lowerBound, interval.upperBound)
        } else {
          record.addNull("growthInterval")
        }
      }
    }
    try console.write(record.line)
  }

  private static func words(_ value: Double, _ interval: ClosedRange<Double>) -> String {
    "\(rounded(value)) (\(rounded(interval.lowerBound)) to \(rounded(interval.upperBound)))"
  }

  fileprivate static func rounded(_ value: Double) -> String {
    PlainText.number((value * 10_000).rounded() / 10_000)
  }
}

extension TouchFit {
  /// The options of the command line that give this model.
  fileprivate var options: String {
    func pair(_ axes: TouchModel.Axes) -> String {
      "\(CommandRun.rounded(axes.x)),\(CommandRun.rounded(axes.y))"
    }
    return "--spread \(pair(model.spread)) --growth \(pair(model.growth)) "
      + "--offset \(pair(model.offset))"
  }
}
