import CTap
import Synchronization
import TapLayout
import TapLinkProfiles
import TapLinks
import TapMarkup
import TapScenes
import TapText

/// A text that C has.
final class TextObject: TapObject, @unchecked Sendable {
  override class var name: String { "text" }

  let text: AttributedText
  /// The layout that a case gives with its text, and what measures it.
  let layout: (configuration: LayoutConfiguration, shaper: any Shaper)?

  /// The strings that C has asked for.
  private struct Strings {
    var text: OwnedString?
    var links: [(destination: OwnedString, title: OwnedString?)]?
  }
  private let strings = Mutex(Strings())

  init(
    _ text: AttributedText,
    layout: (configuration: LayoutConfiguration, shaper: any Shaper)? = nil
  ) {
    self.text = text
    self.layout = layout
  }

  /// Reads a source in a format.
  convenience init(format: Int32, _ source: [UInt8]) throws(CallError) {
    switch Int(format) {
    case TAP_PLAIN:
      do throws(TextError) {
        self.init(try AttributedText(utf8: source))
      } catch {
        throw .text(error)
      }
    case TAP_MARKDOWN: self.init(try Self.markup(source, MarkdownParser.parse))
    case TAP_HTML: self.init(try Self.markup(source, HTMLParser.parse))
    case TAP_ANSI: self.init(try Self.markup(source, TerminalOutputParser.parse))
    case TAP_CASE:
      let content = try Self.content(source)
      self.init(content.text, layout: (content.layout, content.shaper))
    default: throw .argument("format: there is no value \(format)")
    }
  }

  private static func markup(
    _ source: [UInt8], _ parse: ([UInt8]) throws(MarkupError) -> AttributedText
  ) throws(CallError) -> AttributedText {
    do throws(MarkupError) {
      return try parse(source)
    } catch {
      throw .text(error)
    }
  }

  private static func content(_ source: [UInt8]) throws(CallError) -> TextContent {
    let read: Case
    do throws(SceneError) {
      read = try CaseFile.read(source, for: .view)
    } catch {
      throw .text(error)
    }
    guard let content = read.bareText else {
      throw CallError(
        TAP_INVALID_TEXT, "the case is a scene of views, not a text; see tap_scene_create")
    }
    return content
  }

  /// What the text shows, made when it is asked for the first time.
  func utf8() -> OwnedString {
    strings.withLock { strings in
      if let known = strings.text { return known }
      let string = OwnedString(text.string(in: 0..<text.utf8Count))
      strings.text = string
      return string
    }
  }

  /// The strings of a link, made for all links when one is asked for the first time.
  func strings(ofLink index: Int) -> (destination: OwnedString, title: OwnedString?) {
    strings.withLock { strings in
      if let known = strings.links { return known[index] }
      let links = text.links.map { span in
        (OwnedString(span.link.destination), span.link.title.map { OwnedString($0) })
      }
      strings.links = links
      return links[index]
    }
  }
}

extension DetectionProfile {
  /// The profile of a name.
  static func named(_ name: String) throws(CallError) -> DetectionProfile {
    guard let known = Name(rawValue: name) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw .argument("profile: \"\(name)\" is unknown; expected one of \(names)")
    }
    return DetectionProfile(known)
  }
}
