import TapScenes

extension CommandRun {
  /// Plays the events of each scene, and prints the log of what happened.
  func replay() throws(Failure) -> ExitCode {
    try answerEachFile { path throws(Failure) in
      let file = InputFile(path: path)
      var scene = try scene(in: file)
      try setFonts(of: &scene)
      if let log = settings.touches { scene.add(try touches(in: InputFile(path: log))) }
      let entries = try entries(of: scene, in: file)
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

  private func scene(in file: InputFile) throws(Failure) -> Case {
    let bytes = try file.readJSON()
    do throws(SceneError) {
      return try CaseFile.read(bytes, for: .view)
    } catch {
      throw .scene(error, in: file)
    }
  }

  private func touches(in file: InputFile) throws(Failure) -> RecordedTouches {
    let bytes = try file.readJSON()
    do throws(SceneError) {
      return try RecordedTouches(bytes, scale: settings.scale)
    } catch {
      throw .scene(error, in: file)
    }
  }

  private func entries(of scene: Case, in file: InputFile) throws(Failure) -> [ReplayEntry] {
    do throws(SceneError) {
      return try scene.replay()
    } catch {
      throw .scene(error, in: file)
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
