import TapLayout
import TapScenes
import TapText

/// One run of a subcommand: what is asked, and where the answers go.
struct Session {
  let command: CommandName
  let settings: Settings
  let console: Console

  /// Runs the subcommand and returns how the program ends.
  func run() throws(Failure) -> ExitCode {
    switch command {
    case .hit: try answerEach(hit)
    case .links: try answerEach(links)
    case .locate: try answerEach(locate)
    case .layout: try answerEach(layout)
    case .audit: try answerEach(audit)
    case .replay: try replay()
    case .check: try check()
    case .completions: try completions()
    }
  }

  /// Whether records name their file, which they do as soon as there are several.
  private var namesFiles: Bool { settings.operands.count > 1 }

  /// Begins a record, with the file where there are several.
  func record(of page: Page) -> JSONRecord { record(ofFile: page.path) }

  /// Begins a record, with the file where there are several.
  func record(ofFile path: String) -> JSONRecord {
    var record = JSONRecord()
    if namesFiles { record.add("file", path) }
    return record
  }

  /// Names the file above the words about it, where there are several.
  func writeHeading(of path: String) throws(Failure) {
    guard namesFiles, !settings.writesJSON else { return }
    try console.writeLine("\(PlainText.visible(path)):")
  }

  /// Lays each file out and answers about it.
  private func answerEach(
    _ answer: (Page) throws(Failure) -> ExitCode
  ) throws(Failure)
    -> ExitCode
  {
    let override = try settings.layoutFile.map { path throws(Failure) in
      try layoutConfiguration(at: path)
    }
    return try answerEachFile { path throws(Failure) in
      let page = try page(at: path, override: override)
      // An audit has them among its findings.
      if command != .audit { warnOfDroppedLinks(on: page) }
      try writeHeading(of: path)
      return try answer(page)
    }
  }

  /// Answers about each file in turn.
  ///
  /// A file that cannot be read is reported and the next ones are answered nevertheless; the worst
  /// end of all is the end of the program.
  func answerEachFile(
    _ answer: (String) throws(Failure) -> ExitCode
  ) throws(Failure)
    -> ExitCode
  {
    var worst = ExitCode.answered
    var progress = Progress("files", total: namesFiles ? settings.operands.count : 0)
    for (index, path) in settings.operands.enumerated() {
      progress.update(index)
      do throws(Failure) {
        worst = max(worst, try answer(path))
      } catch {
        guard !error.isAboutOutput else { throw error }
        try console.flush()
        console.report(error)
        worst = max(worst, error.code)
      }
    }
    progress.finish()
    return worst
  }

  private func page(at path: String, override: LayoutConfiguration?) throws(Failure) -> Page {
    let format =
      if let format = settings.format { format } else {
        try InputFormat.of(path: path, for: command)
      }
    let file = InputFile(path: path)
    if command == .hit, format == .plain {
      let form = form(of: override ?? LayoutConfiguration(), shaper: nil)
      if form.isSteady {
        let reader = try PlainReader(file, repairs: settings.repairs)
        return try Page(path: path, reader: reader, form: form)
      }
    }
    let document = try Document(file, format: format, repairs: settings.repairs)
    let shaper = override == nil ? document.givenShaper : nil
    return Page(
      path: path, text: document.text,
      form: form(of: override ?? document.layout, shaper: shaper))
  }

  /// A layout with the changes of single options; a given shaper holds unless `--cell` is given.
  private func form(of layout: LayoutConfiguration, shaper: (any Shaper)?) -> Page.Form {
    var options = layout.options
    for change in settings.layoutChanges { change(&options) }
    return Page.Form(
      width: settings.width ?? layout.width, options: options,
      shaper: settings.cell ?? shaper ?? layout.cell)
  }

  private func layoutConfiguration(at path: String) throws(Failure) -> LayoutConfiguration {
    let file = InputFile(path: path)
    let bytes = try file.readJSON()
    do throws(SceneError) {
      return try LayoutConfiguration(json: bytes)
    } catch {
      throw .scene(error, in: file)
    }
  }

  /// Names the links that nothing taps.
  private func warnOfDroppedLinks(on page: Page) {
    let text = page.layout.text
    for index in page.layout.droppedLinks {
      let span = text.link(at: index)
      let place = span.link.source.map { ":\($0.line):\($0.column)" } ?? ""
      let name = PlainText.visible(InputFile(path: page.path).name) + place
      let words = PlainText.quoted(text.string(in: span.range))
      let fault = span.link.destination.isEmpty ? "has no destination" : "covers no character"
      console.warn("tapline: \(name): link \(index) \(words) \(fault), so nothing taps it")
    }
  }
}
