import TapScenes

extension Session {
  /// Plays the events of each scene, and prints the log of what happened.
  func replay() throws(Failure) -> ExitCode {
    try answerEachFile { path throws(Failure) in
      let file = InputFile(path: path)
      let entries: [ReplayEntry]
      let bytes = try file.readJSON()
      do throws(SceneError) {
        entries = try CaseFile.read(bytes, for: .view).replay()
      } catch {
        throw .scene(error, in: file)
      }
      try writeHeading(of: path)
      for entry in entries {
        if settings.writesJSON {
          try write(entry, of: path)
        } else {
          try console.writeLine(PlainText.visible(entry.line))
        }
      }
      return .answered
    }
  }

  private func write(_ entry: ReplayEntry, of path: String) throws(Failure) {
    var record = record(ofFile: path)
    record.add("time", entry.time)
    record.add("view", entry.view)
    record.add("event", entry.event)
    record.add("link", entry.link)
    record.add("destination", entry.destination)
    record.add("point", entry.point)
    try console.write(record.line)
  }
}
