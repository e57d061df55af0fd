import TapLayout
import TapLinkProfiles
import TapLinks
import TapText
import TapUnicode

/// A reader of pages: from the path of a file to a text that is laid out and assessed.
struct PageLoader: Sendable {
  let settings: Settings
  /// The folder of the first page from the root, with a slash at its end; `nil` if there is none.
  let folder: String?

  /// Files longer than this are shown from their beginning first, in bytes.
  static let longestAtOnce = 1 << 18
  /// How much of those is shown first, in bytes.
  private static let beginning = 1 << 15

  /// The source of a page.
  struct Source: Sendable {
    let path: String
    let bytes: [UInt8]
    let format: InputFormat
  }

  init(settings: Settings) {
    self.settings = settings
    folder = FileAssessor.absolutePath(of: settings.operands.first ?? "-").flatMap { path in
      path.lastIndex(of: "/").map { String(path[...$0]) }
    }
  }

  /// Reads a file.
  func read(_ path: String, isFirst: Bool) throws(Failure) -> Source {
    let file = InputFile(path: path)
    let bytes = try file.read(
      limit: .init(size: MarkupReader.markdown.sourceLimit, kind: "viewed files", cure: "split it"))
    var format = (isFirst ? settings.format : nil) ?? InputFormat.of(path: path)
    if format == .scene { format = .plain }
    if format == .plain, !(isFirst && settings.format != nil), bytes.hasEscapeSequence {
      format = .ansi
    }
    return Source(path: path, bytes: bytes, format: format)
  }

  /// Lays out and assesses a page.
  func page(_ source: Source, width: Double) throws(Failure) -> ViewedPage {
    try page(source, source.bytes, width: width)
  }

  /// Lays out and assesses the beginning of a long page; `nil` where all of it is as quick.
  ///
  /// What comes later may change it: where a reference is defined below, say.
  func beginning(of source: Source, width: Double) -> ViewedPage? {
    guard source.bytes.count > Self.longestAtOnce else { return nil }
    var end = Self.beginning
    let newline = UInt8(ascii: "\n")
    // Between two paragraphs, if there is such a place; else between two lines.
    let part = source.bytes[..<end]
    let lineEnd = part.lastIndex(of: newline)
    let blankLine = part.indices.dropFirst().last { part[$0] == newline && part[$0 - 1] == newline }
    guard let cut = blankLine ?? lineEnd else { return nil }
    end = cut
    guard var page = try? page(source, Array(source.bytes[..<end]), width: width) else {
      return nil
    }
    page.isBeginning = true
    return page
  }

  private func page(
    _ source: Source, _ bytes: [UInt8], width: Double
  ) throws(Failure) -> ViewedPage {
    let text = try text(source, bytes)
    var options = LayoutOptions()
    if let language = settings.language { options.language = language }
    return ViewedPage(
      path: source.path,
      layout: TextLayout(text, width: width, options: options, shaper: CellShaper()),
      assessor: PageAssessor(text, path: source.path, schemeVerdicts: settings.schemeVerdicts))
  }

  private func text(_ source: Source, _ bytes: [UInt8]) throws(Failure) -> AttributedText {
    let file = InputFile(path: source.path)
    var text: AttributedText
    if source.format == .plain {
      do throws(TextError) {
        text = try settings.repairs ? AttributedText(lossy: bytes) : AttributedText(utf8: bytes)
      } catch {
        throw .illFormed(file, at: error.offset)
      }
    } else {
      guard
        case .text(let content) = try Document(
          file, bytes, format: source.format, repairs: settings.repairs,
          terminal: settings.terminal)
      else { return AttributedText() }
      text = content.text
    }
    let isBare = source.format == .plain || source.format == .ansi
    if let profile = settings.detection ?? (isBare ? .unicode : nil) {
      text.addLinks(settings.detector(profile).detect(in: text))
    }
    return text
  }

  /// The file that a destination leads to, and what of it; `nil` where that is not a file.
  static func target(of destination: String) -> (path: String, fragment: String?)? {
    guard let url = URLRecord(destination), url.scheme == "file" else { return nil }
    let path = percentDecoded(url.path)
    return (path, url.fragment)
  }

  /// Whether a file is in the folder of the first page, wherever links of the file system lead.
  func isInside(_ path: String) -> Bool {
    guard let folder, let real = FileAssessor.absolutePath(of: path) else { return false }
    let whole = FileAssessor.realPath(of: path) ?? real
    return whole.utf8.starts(with: folder.utf8)
  }
}

/// A text with the bytes that its escapes stand for.
func percentDecoded(_ text: some StringProtocol) -> String {
  let bytes = Array(text.utf8)
  var output: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
      let high = ASCII.hexValue(bytes[index + 1]), let low = ASCII.hexValue(bytes[index + 2])
    {
      output.append(high << 4 | low)
      index += 3
    } else {
      output.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: output, as: UTF8.self)
}
