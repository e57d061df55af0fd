import TapMarkup
import TapText

/// The texts of the pages.
enum GalleryTexts {
  /// The sentence of the first page, with one link.
  static var seed: AttributedText {
    linked("this textview has a ", "link", " test.", to: "https://example.com/seed")
  }

  /// The text on top of the button.
  static var button: AttributedText {
    linked(
      "All of this is one text on top of a button. Only ", "this link",
      " is the text's; every other click is the button's.", to: "https://example.com/button")
  }

  /// The text between bars and segments.
  static var screen: AttributedText {
    linked(
      "Only ", "this link",
      " reacts, and the words around it are a hole: touch them, and the page hears of it.",
      to: "https://example.com/screen")
  }

  /// What the gallery is, where no file is named.
  static var about: AttributedText {
    markdown(
      """
      # Tapline
      Only [links](https://example.com/links) react; everything else falls through to what is
      behind. Name a file of Markdown on the command line to see it here.

      - Press a link and let go beside it: nothing happens.
      - Hold a link: [its menu](https://example.com/menu) opens.
      - Turn the wheel, or use the keys: Tab goes from link to link.
      """)
  }

  /// Links that are not what they seem to be, after one that is.
  static var deceptive: AttributedText { markdown(deceptiveSource) }

  /// The source of the page of deceptive links.
  static let deceptiveSource = """
    # Deceptive links
    Point at a link to see where it leads.

    - Honest: [the documentation](https://example.com/docs "Start here")
    - Another host than the text says: [https://paypal.com](https://login.evil.example/paypal)
    - A name before the host: [sign in](https://paypal.com@evil.example/)
    - Letters that look alike: [your account](https://\u{440}\u{430}ypal.com/)
    - A host as a number: [the printer](http://2130706433/)
    - A program instead of a page: [a prize](javascript:alert(1))
    """

  /// A text from right to left, with a link and numbers.
  static var arabic: AttributedText {
    markdown(
      """
      هذا نص عربي فيه [رابط إلى صفحة](https://example.com/arabic) واحد، والباقي لا يستجيب للمس.

      في السطر الواحد كلمات إنجليزية مثل Tapline وأرقام مثل 2026، و[رابط آخر](https://example.com/second) في آخره.
      """)
  }

  /// A Japanese text with links.
  static var japanese: AttributedText {
    markdown(
      """
      この文章には[リンクが一つ](https://example.com/japanese)あります。リンクだけが反応し、ほかの場所は何も起こりません。

      長押しは後ろの画面に届きます。改行しても[リンクの続きを押せば同じリンク](https://example.com/wrapped)が開きます。
      """)
  }

  /// A message of the chat; every third has a link.
  static func message(_ number: Int) -> AttributedText {
    guard number % 3 == 0 else {
      return AttributedText("Message \(number): nothing to tap in here but the row itself.")
    }
    return linked(
      "Message \(number): see ", "page \(number)", ", and tell me what you think.",
      to: "https://example.com/page/\(number)")
  }

  static func linked(
    _ before: String, _ link: String, _ after: String, to destination: String
  ) -> AttributedText {
    var text = AttributedText(before + link + after)
    let start = before.utf8.count
    text.addLink(destination: destination, over: start..<start + link.utf8.count)
    return text
  }

  /// Reads Markdown that has no fault.
  private static func markdown(_ source: String) -> AttributedText {
    (try? MarkdownParser.parse(Array(source.utf8))) ?? AttributedText(source)
  }
}
