import TapLinkProfiles
import TapLinks
import TapText

/// `detect`: the links of plain text, one record each.
extension Session {
  /// The most bytes that are read at once.
  private static var blockSize: Int { 1 << 18 }

  /// Finds the links of each file, and prints each as soon as it is certain.
  func detect() throws(Failure) -> ExitCode {
    let detector = LinkDetector(profile: DetectionProfile(settings.profile))
    return try answerEachFile { path throws(Failure) in
      try writeHeading(of: path)
      let file = InputFile(path: path)
      let blocks = try BlockReader(file, limit: nil, blockSize: Self.blockSize)
      var stream = LinkStream(of: file, detector, repairs: settings.repairs)
      while !blocks.isAtEnd {
        let block = try blocks.next(isFull: false)
        for answer in try stream.take(block, isLast: blocks.isAtEnd) { try write(answer, path) }
        try console.flush()
      }
      return .answered
    }
  }

  private func write(_ answer: LinkStream.Answer, _ path: String) throws(Failure) {
    let (link, assessment) = (answer.link, answer.assessment)
    guard settings.writesJSON else {
      let destination = PlainText.visible(link.destination)
      return try console.writeLine(
        "\(PlainText.range(answer.ranges.utf8))  \(link.kind.name) \(PlainText.quoted(answer.words)) "
          + "to \(destination)\(link.remarks)\(assessment.words)")
    }
    var record = record(ofFile: path)
    record.add("text", answer.words)
    record.add("destination", link.destination)
    record.add("kind", link.kind.name)
    record.addRanges(answer.ranges)
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
