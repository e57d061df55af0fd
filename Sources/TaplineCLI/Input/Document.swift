import TapLayout
import TapMarkup
import TapScenes
import TapText

/// What an input file holds.
enum Document {
  /// One text.
  case text(Content)
  /// A scene of views.
  case scene(Case)

  /// A text with the layout that comes with it.
  struct Content {
    /// The text with its links.
    let text: AttributedText
    /// The layout that a case gives; the default for other formats.
    var layout = LayoutConfiguration()
    /// What measures the text of a case; `nil` where only the layout's cells do.
    var givenShaper: (any Shaper)?
    /// The addresses of the source that no link of the text leads to.
    var unlinkedAddresses: [UnlinkedAddress] = []
    /// Where the parts of the text are in the source; `nil` unless that is asked for.
    var sourceMap: SourceMap?
    /// The ids that a case gives its links.
    var linkNames: [LinkID: String] = [:]
  }

  /// Reads a file in a format.
  init(
    _ file: InputFile, format: InputFormat, repairs: Bool,
    terminal: TerminalOutputParser.Options = .init()
  ) throws(Failure) {
    if let reader = MarkupReader.reader(of: format, terminal: terminal) {
      let bytes = try file.read(
        limit: .init(size: reader.sourceLimit, kind: reader.name, cure: Self.cure))
      self = .text(try Self.parsed(bytes, by: reader, file, repairs: repairs))
    } else if format == .plain {
      let text = try PlainReader(file, repairs: repairs).wholeText()
      self = .text(Content(text: text))
    } else {
      let read = try Self.scene(file, repairs: repairs)
      guard let text = read.bareText else {
        self = .scene(read)
        return
      }
      self = .text(
        Content(
          text: text.text, layout: text.layout, givenShaper: text.shaper,
          linkNames: text.linkNames))
    }
  }

  /// Reads a source that is at hand, with where its text is in it; a scene is read from its file.
  init(
    _ file: InputFile, _ source: [UInt8], format: InputFormat, repairs: Bool,
    terminal: TerminalOutputParser.Options
  ) throws(Failure) {
    guard let reader = MarkupReader.reader(of: format, terminal: terminal) else {
      self = try Document(file, format: format, repairs: repairs)
      return
    }
    self = .text(try Self.parsed(source, by: reader, file, repairs: repairs, mapsSource: true))
  }

  private static let cure = "--format plain reads it as plain text"

  private static func parsed(
    _ bytes: [UInt8], by reader: MarkupReader, _ file: InputFile, repairs: Bool,
    mapsSource: Bool = false
  ) throws(Failure) -> Content {
    do throws(MarkupError) {
      let document = try reader.parse(repairs ? repaired(bytes) : bytes, mapsSource)
      return Content(
        text: document.text, unlinkedAddresses: document.unlinkedAddresses,
        sourceMap: document.sourceMap)
    } catch {
      guard error.code == .illFormedUTF8 else {
        let place = error.position.map { "\($0.line):\($0.column)" }
        throw .input(file.name, place: place, "\(error)", cure: cure)
      }
      throw .illFormed(file, at: error.offset)
    }
  }

  private static func scene(_ file: InputFile, repairs: Bool) throws(Failure) -> Case {
    let bytes = try file.readJSON()
    do throws(SceneError) {
      return try CaseFile.read(repairs ? repaired(bytes) : bytes, for: .view)
    } catch {
      throw .scene(error, in: file)
    }
  }

  /// Bytes with U+FFFD for each maximal subpart of an ill-formed sequence.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
}

extension InputFile {
  /// Reads a file of JSON.
  func readJSON() throws(Failure) -> [UInt8] {
    try read(limit: .init(size: JSONValue.largestFile, kind: "JSON", cure: "split it"))
  }
}

extension Failure {
  /// A file that is not valid UTF-8.
  static func illFormed(_ file: InputFile, at offset: Int?) -> Failure {
    .input(
      file.name, place: offset.map { "byte \($0)" }, "ill-formed UTF-8",
      cure: "--lossy reads it as U+FFFD")
  }

  /// An invalid case file or file of layout options.
  static func scene(_ error: SceneError, in file: InputFile) -> Failure {
    let place =
      switch error.location {
      case .source(let line, let column): "\(line):\(column)"
      case .pointer(let pointer): pointer.isEmpty ? "top level" : pointer
      }
    return .input(file.name, place: place, error.reason, cure: "fix the file there")
  }
}
