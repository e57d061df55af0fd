import TapLayout
import TapLinks
import TapScenes
import TapText

/// One run of a subcommand: what is asked, and where the answers go.
struct CommandRun {
  let command: CommandName
  var settings: Settings
  let console: Console
  /// What is at hand where one record after another is answered; `nil` for a run by itself.
  var workbench: Workbench?

  /// Runs the subcommand and returns how the program ends.
  func run() throws(Failure) -> ExitCode {
    switch command {
    case .hit: try answerEach(hit, onScreen: hit)
    case .links: try answerEach(links)
    case .locate: try answerEach(locate, onScreen: locate)
    case .layout: try answerEach(layout)
    case .render: try answerEach(render, onScreen: render)
    case .detect: try detect()
    case .audit: try settings.writesSARIF ? auditLog() : answerEach(audit, onScreen: audit(on:))
    case .diff: try diff()
    case .fit: try fit()
    case .replay: try replay()
    case .check: try check()
    case .view: try view()
    case .explain: try explain()
    case .batch: try batch()
    case .completions: try completions()
    }
  }

  /// Whether records name their file, which they do as soon as there are several.
  private var namesFiles: Bool { settings.operands.count > 1 }

  /// Begins a record, with the file where there are several.
  ///
  /// One about a text view of a scene names the view.
  func record(of page: TextInput) -> JSONRecord {
    var record = record(ofFile: page.path)
    if let textView = page.textView { record.add("view", textView.id) }
    return record
  }

  /// Begins a record, with the file where there are several.
  func record(ofFile path: String) -> JSONRecord {
    var record = JSONRecord()
    if namesFiles { record.add("file", path) }
    return record
  }

  /// Names the file above the words about it, where there are several.
  func writeHeading(of path: String) throws(Failure) {
    guard namesFiles, !settings.writesForPrograms else { return }
    try console.writeLine("\(PlainText.visible(path)):")
  }

  /// Lays each file out and answers about it.
  ///
  /// A scene is answered about as a whole, or else text by text.
  func answerEach(
    _ answer: (TextInput) throws(Failure) -> ExitCode,
    onScreen answerOnScreen: ((SceneInput) throws(Failure) -> ExitCode)? = nil
  ) throws(Failure)
    -> ExitCode
  {
    let override = try settings.layoutFile.map { path throws(Failure) in
      try layoutConfiguration(at: path)
    }
    return try answerEachFile { path throws(Failure) in
      switch try input(at: path, override: override) {
      case .text(let page):
        warnOfDroppedLinks(on: page)
        try writeHeading(of: path)
        return try answer(page)
      case .scene(let screen):
        try writeHeading(of: path)
        if let answerOnScreen { return try answerOnScreen(screen) }
        return try answerEachText(of: screen, answer)
      }
    }
  }

  /// Answers about each text view of a scene, or the one that is asked for.
  func answerEachText(
    of screen: SceneInput, _ answer: (TextInput) throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    var worst = ExitCode.answered
    for page in try pages(of: screen) {
      warnOfDroppedLinks(on: page)
      if let textView = page.textView, !settings.writesForPrograms {
        try console.writeLine("view \(PlainText.visible(textView.id)):")
      }
      worst = max(worst, try answer(page))
    }
    return worst
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

  /// A file, or the text of a record, which has no file.
  func file(at path: String) -> InputFile { workbench?.file(at: path) ?? InputFile(path: path) }

  /// What a file shows; in a batch, the one input of all questions of a record.
  func input(
    at path: String, override: LayoutConfiguration?
  ) throws(Failure) -> Input {
    if let known = workbench?.input { return known }
    let input = try makeInput(at: path, override: override)
    workbench?.input = input
    return input
  }

  /// Reads a file as its format says.
  private func makeInput(
    at path: String, override: LayoutConfiguration?
  ) throws(Failure) -> Input {
    let known = settings.format ?? InputFormat.of(path: path)
    let format = known == .plain ? settings.plainFormat : known
    let file = file(at: path)
    if command == .hit, format == .plain, settings.detection == nil, workbench == nil {
      let form = try form(of: override ?? LayoutConfiguration(), shaper: nil)
      if form.isSteady, let reader = try SegmentReader(file, repairs: settings.repairs) {
        return .text(try TextInput(path: path, reader: reader, form: form))
      }
    }
    switch try Document(
      file, format: format, repairs: settings.repairs, terminal: settings.terminal)
    {
    case .scene(var scene):
      guard !settings.changesLayout, override == nil else {
        throw .usage(
          "\(PlainText.quoted(path)) is a scene, whose texts have their own layout options; "
            + "remove those of the command line", in: command)
      }
      try setFonts(of: &scene)
      return .scene(SceneInput(path: path, scene))
    case .text(let content):
      let shaper = override == nil ? content.givenShaper : nil
      var page = TextInput(
        path: path, text: withDetectedLinks(content.text),
        form: try form(of: override ?? content.layout, shaper: shaper),
        linkNames: content.linkNames, assessor: assessor(ofFile: path))
      page.unlinkedAddresses = content.unlinkedAddresses
      return .text(page)
    }
  }

  /// The text with the links of --detect beside its own.
  private func withDetectedLinks(_ text: AttributedText) -> AttributedText {
    guard let name = settings.detection else { return text }
    var text = text
    text.addLinks(settings.detector(name).detect(in: text))
    return text
  }

  /// What asks link safety about the links of a file.
  func assessor(ofFile path: String) -> FileAssessor {
    FileAssessor(
      path: path, schemeVerdicts: settings.schemeVerdicts, store: workbench?.safeties)
  }

  /// A layout with the changes of single options; a given shaper holds unless a cell or a font is
  /// asked for.
  private func form(
    of layout: LayoutConfiguration, shaper: (any Shaper)?
  ) throws(Failure) -> TextInput.Form {
    var options = layout.options
    if let language = settings.language { options.language = language }
    for change in settings.layoutChanges { change(&options) }
    let fonts = try fonts(over: layout.fonts)
    var slop = layout.slop
    if let distance = settings.slop { slop.distance = distance }
    let asked: (any Shaper)? = settings.cell ?? (settings.asksForFonts ? fonts?.shaper : nil)
    let found = asked ?? shaper ?? layout.shaper
    return TextInput.Form(
      width: settings.width ?? layout.width, options: options,
      shaper: settings.narrowsTextPresentation ? Self.narrowing(found) : found, slop: slop)
  }

  /// A shaper whose cells are narrow for text presentation; one with fonts stays as it is.
  private static func narrowing(_ shaper: any Shaper) -> any Shaper {
    guard var cells = shaper as? CellShaper else { return shaper }
    cells.narrowsTextPresentation = true
    return cells
  }

  func layoutConfiguration(at path: String) throws(Failure) -> LayoutConfiguration {
    let file = InputFile(path: path)
    let bytes = try file.readJSON()
    do throws(SceneError) {
      return try LayoutConfiguration(json: bytes)
    } catch {
      throw .scene(error, in: file)
    }
  }

  /// Warns of the links that can't be tapped; an audit has them among its findings.
  ///
  /// A page can have any number of them: standard error gets the first of each kind and the number
  /// of the others. An answer of a batch has them all.
  private func warnOfDroppedLinks(on page: TextInput) {
    guard command != .audit else { return }
    let text = page.layout.text
    let file = PlainText.visible(InputFile(path: page.path).name)
    let limit = console.keepsAll ? Int.max : Self.mostWarningsOfAKind
    var counts: [LinkFault: Int] = [:]
    for index in page.layout.droppedLinks {
      let span = text.link(at: index)
      let fault = span.link.destination.isEmpty ? LinkFault.noDestination : .noCharacter
      let count = counts[fault, default: 0]
      counts[fault] = count + 1
      guard count < limit else { continue }
      let place = span.link.source.map { ":\($0.line):\($0.column)" } ?? ""
      let words = PlainText.quoted(text.string(in: span.utf8Range))
      console.warn(
        "tapline: \(file)\(place): link \(index) \(words) \(fault.words(1)), so it can't be tapped")
    }
    for fault in LinkFault.allCases {
      let others = counts[fault, default: 0] - limit
      guard others > 0 else { continue }
      let links = others == 1 ? "1 more link" : "\(others) more links"
      console.warn("tapline: \(file): \(links) \(fault.words(others)), and can't be tapped")
    }
  }

  /// The number of warnings of one kind about one text that standard error gets.
  private static let mostWarningsOfAKind = 20

  /// Why a link can't be tapped.
  private enum LinkFault: CaseIterable {
    case noDestination
    case noCharacter

    /// Says it of so many links.
    func words(_ count: Int) -> String {
      switch self {
      case .noDestination: count == 1 ? "has no destination" : "have no destination"
      case .noCharacter: count == 1 ? "covers no character" : "cover no character"
      }
    }
  }
}
