import TapLinkProfiles
import TapLinks
import TapMarkup
import TapText

/// `detect`: the links of plain text, one record each.
extension CommandRun {
  /// The most bytes that are read at once.
  private static var blockSize: Int { 1 << 18 }

  /// Finds the links of each file, and prints each as soon as it is certain.
  func detect() throws(Failure) -> ExitCode {
    let detector = settings.detector(settings.profile)
    return try answerEachFile { path throws(Failure) in
      try writeHeading(of: path)
      let file = file(at: path)
      let format = settings.format ?? settings.plainFormat
      guard format == .plain else {
        try detect(with: detector, in: file, as: format, try file.read(limit: .markup))
        return .answered
      }
      let blocks = try BlockReader(file, limit: nil, blockSize: Self.blockSize)
      var stream = LinkStream(
        of: file, detector, assessor: assessor(ofFile: path), repairs: settings.repairs)
      var isFirst = true
      while !blocks.isAtEnd {
        var block = try blocks.next(isFull: false)
        // What a program colors is read as a terminal shows it.
        if isFirst, settings.format == nil, block.hasEscapeSequence {
          while !blocks.isAtEnd { block += try blocks.next() }
          try detect(with: detector, in: file, as: .ansi, block)
          return .answered
        }
        isFirst = false
        for answer in try stream.take(block, isLast: blocks.isAtEnd) { try write(answer, path) }
        try console.flush()
      }
      return .answered
    }
  }

  /// Finds the addresses in what a markup shows, and those of its source that no link leads to, with
  /// their positions in the source.
  private func detect(
    with detector: LinkDetector, in file: InputFile, as format: InputFormat, _ source: [UInt8]
  ) throws(Failure) {
    let document = try Document(
      file, source, format: format, repairs: settings.repairs, terminal: settings.terminal)
    guard case .text(let content) = document else {
      throw .usage("a scene of views has several texts; detect reads one", in: command)
    }
    let text = content.text
    let assessor = assessor(ofFile: file.path)
    var stream = LinkStream(of: file, detector, assessor: assessor, repairs: settings.repairs)
    var answers: [(answer: LinkStream.Answer, source: SourcePosition?)] = []
    for address in assessor.reports(on: content.unlinkedAddresses) {
      answers.append((stream.answer(about: address, in: text), address.source))
    }
    let visible = text.string(in: 0..<text.utf8Count)
    for answer in try stream.take(Array(visible.utf8), isLast: true) {
      let start = answer.ranges.utf8.lowerBound
      answers.append((answer, content.sourceMap?.position(of: start, in: text)))
    }
    // A sort that keeps the order of equal elements.
    for (_, found) in answers.enumerated().sorted(by: {
      ($0.element.answer.ranges.utf8.lowerBound, $0.offset)
        < ($1.element.answer.ranges.utf8.lowerBound, $1.offset)
    }) {
      try write(found.answer, file.path, at: found.source)
    }
    try console.flush()
  }

  private func write(
    _ answer: LinkStream.Answer, _ path: String, at source: SourcePosition? = nil
  ) throws(Failure) {
    let (link, assessment) = (answer.link, answer.assessment)
    workbench?.note(assessment.verdict)
    guard settings.writesJSON else {
      let destination = PlainText.visible(link.destination)
      let place = source.map { " (\($0.line):\($0.column))" } ?? ""
      guard answer.isLinked else {
        let target = answer.words == link.destination ? "" : " to \(destination)"
        return try console.writeLine(
          "\(PlainText.range(answer.ranges.utf8))  not linked "
            + "\(PlainText.quoted(answer.words))\(target)\(place)\(assessment.words)")
      }
      return try console.writeLine(
        "\(PlainText.range(answer.ranges.utf8))  \(link.kind.name) \(PlainText.quoted(answer.words)) "
          + "to \(destination)\(place)\(link.remarks)\(assessment.words)")
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
    record.add("linked", answer.isLinked)
    record.add("host", answer.host)
    if let source {
      record.addObject("source") { object in
        object.add("line", source.line)
        object.add("column", source.column)
      }
    } else {
      record.addNull("source")
    }
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

extension [UInt8] {
  /// Whether there is a control sequence or an operating system command in it.
  var hasEscapeSequence: Bool {
    var offset = 0
    while offset + 1 < count {
      if self[offset] == 0x1B, self[offset + 1] == 0x5B || self[offset + 1] == 0x5D { return true }
      offset += 1
    }
    return false
  }
}

extension BlockReader.Limit {
  /// The longest source of a markup.
  fileprivate static var markup: BlockReader.Limit {
    BlockReader.Limit(size: 64 << 20, kind: "markup", cure: "split it")
  }
}
