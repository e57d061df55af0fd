import TapLinks
import TapText

/// `detect`: the links of plain text, one record each.
extension Session {
  /// Finds the links of each file.
  func detect() throws(Failure) -> ExitCode {
    let detector = LinkDetector(profile: DetectionProfile(settings.profile))
    return try answerEachFile { path throws(Failure) in
      try writeHeading(of: path)
      var text = try PlainReader(InputFile(path: path), repairs: settings.repairs).wholeText()
      let found = detector.detect(in: text)
      text.addLinks(found) { _ in true }
      let judge = LinkJudge(path: path)
      for (link, assessment) in zip(found.links, judge.assessments(of: text)) {
        try write(link, of: text, assessment, path)
      }
      return .answered
    }
  }

  private func write(
    _ link: DetectedLink, of text: AttributedText, _ assessment: LinkAssessment, _ path: String
  ) throws(Failure) {
    let words = text.string(in: link.utf8)
    guard settings.writesJSON else {
      let destination = PlainText.visible(link.destination)
      return try console.writeLine(
        "\(PlainText.range(link.utf8))  \(link.kind.name) \(PlainText.quoted(words)) "
          + "to \(destination)\(link.remarks)\(assessment.words)")
    }
    var record = record(ofFile: path)
    record.add("text", words)
    record.add("destination", link.destination)
    record.add("kind", link.kind.name)
    record.addRanges(OffsetRanges(link.utf8, in: text))
    record.add("verdict", assessment.verdict.name)
    record.addFindings(of: assessment)
    record.add("weak", link.isWeak)
    record.add("truncated", link.isTruncated)
    if let position = link.position {
      record.addObject("position") { object in
        object.add("line", position.line)
        object.add("column", position.column)
        object.add("lastLine", position.lastLine)
        object.add("lastColumn", position.lastColumn)
      }
    }
    try console.write(record.line)
  }
}

extension DetectedLink {
  /// Where in the file it leads, and what is uncertain about it, for people.
  fileprivate var remarks: String {
    let line = position.map { ", line \($0.line)" } ?? ""
    let column = position?.column.map { ", column \($0)" } ?? ""
    return line + column + (isWeak ? ", or the name of a file" : "")
      + (isTruncated ? ", cut short" : "")
  }
}
