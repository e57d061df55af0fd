import TapControls
import TapDraw
import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import TapViews
import Testing

/// A document of 200 by 100 in a window, in cells of 10 by 20, without margins.
private struct DocumentStage {
  let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let document = DocumentView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let log = TestWindow.Log()

  init(_ text: AttributedText) {
    document.identifier = "document"
    document.textView.identifier = "text"
    document.margins = Insets()
    document.typeface.shaper = CellShaper(width: 10, height: 20)
    document.text = text
    window.addSubview(document)
    window.observer = { [log] in log.lines.append($0.line) }
  }

  func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    window.send(.key(KeyEvent(key, modifiers: modifiers, time: window.time)))
    window.send(.key(KeyEvent(key, modifiers: modifiers, isDown: false, time: window.time)))
  }

  /// The first line of which the top is in sight.
  var firstLine: String {
    let layout = document.textView.layout
    let top = document.contentOffset.y - document.textView.frame.y
    let line = layout.lines(in: Rect(x: 0, y: top, width: 1, height: 1)).first ?? 0
    let found = layout.line(at: line)
    return document.text.string(in: found.utf8Range)
  }

  /// A text of numbered lines, each tenth with a link.
  static func lines(_ count: Int, words: Int = 3) -> AttributedText {
    var bytes: [UInt8] = []
    var links: [(Range<Int>, Int)] = []
    for number in 0..<count {
      let start = bytes.count
      bytes += "line \(number)".utf8
      if number % 10 == 5 { links.append((start..<bytes.count, number)) }
      bytes += String(repeating: " words", count: words).utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    var text = AttributedText(String(decoding: bytes, as: UTF8.self))
    for (range, number) in links {
      text.addLink(
        Link(id: LinkID(rawValue: UInt64(number)), destination: "https://a.example/\(number)"),
        over: range)
    }
    return text
  }
}

@Suite struct DocumentViewTests {
  @Test func `a document is as high as its text, and lays out what can be seen`() {
    let stage = DocumentStage(DocumentStage.lines(20_000))
    #expect(!stage.document.textView.layout.isComplete)
    #expect(stage.document.contentSize.height > 100_000)
    let short = DocumentStage(DocumentStage.lines(3))
    #expect(short.document.textView.bounds.height == short.document.textView.layout.bounds.height)
    #expect(!short.document.canBecomeFocused || short.document.contentSize.height > 100)
  }

  @Test(arguments: [KeyEvent.Key.pageDown, .space])
  func `KEY-4: a key-only user reads a long text to its end and back, without a link`(
    key: KeyEvent.Key
  ) {
    let count = 5_000
    let text = AttributedText(
      (0..<count).map { "line \($0) of the text that wraps" }.joined(separator: "\n"))
    let stage = DocumentStage(text)
    #expect(stage.window.moveFocus(forward: true))
    #expect(stage.window.focusedView === stage.document)
    var presses = 0
    var shown = 0
    while presses < 20_000 {
      let old = stage.document.contentOffset.y
      let visible = stage.document.textView.layout.lines(in: stage.document.bounds)
      // No line is skipped on the way.
      #expect(visible.lowerBound <= shown)
      shown = visible.upperBound
      stage.press(key)
      presses += 1
      if stage.document.contentOffset.y == old { break }
    }
    let layout = stage.document.textView.layout
    #expect(layout.isComplete)
    #expect(shown == layout.lineCount)
    #expect(stage.document.contentOffset.y == layout.bounds.height - 100)
    stage.press(.home)
    #expect(stage.document.contentOffset.y == 0)
  }

  @Test func `one End reaches the true end, although the heights below were estimates`() {
    let stage = DocumentStage(DocumentStage.lines(20_000, words: 12))
    #expect(!stage.document.textView.layout.isComplete)
    stage.press(.end)
    let layout = stage.document.textView.layout
    #expect(layout.isComplete)
    #expect(stage.document.contentOffset.y == layout.bounds.height - 100)
    stage.press(.end)
    #expect(stage.document.contentOffset.y == layout.bounds.height - 100)
  }

  @Test func `keys scroll after a click beside the links, and without any focus`() {
    let stage = DocumentStage(DocumentStage.lines(100))
    stage.press(.down)
    #expect(stage.document.contentOffset.y == 40)
    stage.window.tap(150, 50, at: 1, kind: .mouse)
    #expect(stage.window.focusedView === stage.document)
    #expect(!stage.window.showsFocus)
    stage.document.lineStep = 20
    stage.press(.down)
    #expect(stage.document.contentOffset.y == 60)
    stage.press(.up)
    #expect(stage.document.contentOffset.y == 40)
  }

  @Test(arguments: [100.0, 90, 150, 333, 1_000])
  func `a resize keeps the first visible line, and so does the way back`(width: Double) {
    let stage = DocumentStage(DocumentStage.lines(3_000, words: 8))
    stage.document.contentOffset = Point(x: 0, y: 20 * 777)
    let offset = stage.document.textView.layout.line(
      at: stage.document.textView.layout.lines(
        in: Rect(x: 0, y: stage.document.contentOffset.y, width: 1, height: 1)
      ).lowerBound
    ).utf8Range.lowerBound
    let before = stage.firstLine
    stage.document.frame = Rect(x: 0, y: 0, width: width, height: 80)
    let layout = stage.document.textView.layout
    let first = layout.lines(
      in: Rect(x: 0, y: stage.document.contentOffset.y, width: 1, height: 1)
    ).lowerBound
    let line = layout.line(at: first)
    #expect(line.utf8Range.contains(offset))
    stage.document.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    #expect(stage.firstLine == before)
  }

  @Test func `another font keeps the first visible line`() {
    let stage = DocumentStage(DocumentStage.lines(500))
    stage.document.contentOffset = Point(x: 0, y: 20 * 123)
    let before = stage.firstLine
    stage.document.typeface.shaper = CellShaper(width: 10, height: 33)
    #expect(stage.firstLine == before)
    #expect(stage.document.contentOffset.y > 20 * 123)
  }

  @Test func `what is inserted above moves the place along`() {
    let stage = DocumentStage(DocumentStage.lines(500))
    stage.document.contentOffset = Point(x: 0, y: 20 * 123)
    let before = stage.firstLine
    var text = stage.document.text
    text.insert(AttributedText("new\nnew\nnew\n"), at: 0)
    stage.document.text = text
    #expect(stage.firstLine == before)
  }

  @Test func `Tab begins at the first link in sight`() {
    let stage = DocumentStage(DocumentStage.lines(2_000))
    stage.document.contentOffset = Point(x: 0, y: stage.document.maximumOffset.y / 2)
    stage.window.focus(stage.document)
    let top = stage.document.contentOffset.y
    stage.press(.tab)
    #expect(stage.window.focusedView === stage.document.textView)
    let link = stage.document.textView.focusedLink
    let index = link.flatMap { stage.document.text.linkIndex(withID: $0) }
    var rects: [Rect] = []
    if let index { stage.document.textView.layout.forEachRect(ofLink: index) { rects.append($0) } }
    #expect((rects.first?.y ?? 0) >= top)
    #expect((rects.first?.y ?? .infinity) < top + 100 + 20 * 20)
    // Away from the link, the next Tab begins where the user is.
    stage.press(.home)
    stage.press(.tab)
    #expect(stage.document.textView.focusedLink == LinkID(rawValue: 5))
    #expect(stage.document.contentOffset.y < 200)
  }

  @Test func `Tab goes on to links that are not laid out yet, to the last one`() {
    let stage = DocumentStage(DocumentStage.lines(3_000))
    var found = 0
    for _ in 0..<301 {
      stage.press(.tab)
      if stage.document.textView.focusedLink != nil { found += 1 }
    }
    #expect(found == 300)
  }

  @Test func `a fragment link scrolls to what has the name`() {
    var text = DocumentStage.lines(1_000)
    let target = text.string.utf8.count
    text.append(AttributedText("Target\n" + String(repeating: "after\n", count: 50)))
    text.updateAttributes(in: target..<target + 6) {
      $0.tags[TextAttributes.anchorTag] = "a b-target"
    }
    text.insert(AttributedText("to the target\n"), at: 0)
    text.addLink(Link(id: LinkID(rawValue: 9_999), destination: "#b-target"), over: 0..<13)
    let stage = DocumentStage(text)
    stage.window.tap(15, 10, at: 1, kind: .mouse)
    #expect(stage.firstLine.hasPrefix("Target"))
    #expect(!stage.document.scroll(toAnchor: "nowhere"))
    #expect(stage.document.scroll(toAnchor: "#top"))
    #expect(stage.document.contentOffset.y == 0)
  }

  @Test(arguments: 0..<60)
  func `text grown at run time never shows a link that can't be hit`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let stage = DocumentStage(AttributedText("start\n"))
    stage.document.margins = Insets(top: 7, left: 5, bottom: 9, right: 3)
    var next = 0
    for _ in 0..<25 {
      var text = stage.document.text
      let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        ["word", "a longer one", "x\n", "日本", "\n\n", "e\u{301}"].randomElement(using: &random)
          ?? ""
      }.joined(separator: " ")
      let grown = AttributedText(words)
      let isEnd = Bool.random(using: &random)
      let start = isEnd ? text.utf8Count : 0
      text.insert(grown, at: start)
      next += 1
      text.addLink(
        Link(id: LinkID(rawValue: UInt64(next)), destination: "https://a.example/\(next)"),
        over: start..<start + grown.utf8Count)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: stage.document.text = text
      case 1: stage.document.textView.text = text
      case 2:
        stage.document.text = text
        stage.document.frame.width = Double.random(in: 60...400, using: &random)
      default:
        stage.document.text = text
        stage.document.contentOffset.y = Double.random(in: 0...2_000, using: &random)
      }
      try expectHits(in: stage)
    }
  }

  /// Expects that each link that is drawn in the document is hit in the window where it is seen.
  private func expectHits(in stage: DocumentStage) throws {
    // The bars hide once nothing moves.
    stage.window.advance(to: stage.window.time + 2)
    let text = stage.document.textView
    let layout = text.layout
    for index in 0..<layout.text.linkCount {
      var rects: [Rect] = []
      layout.forEachRect(ofLink: index) { rects.append($0) }
      for rect in rects {
        let shown = text.convertToRoot(rect)
        let sight = stage.document.convertToRoot(stage.document.bounds)
        guard let visible = shown.intersection(sight)?.intersection(stage.window.bounds),
          visible.width > 1, visible.height > 1
        else { continue }
        let hit = stage.window.hitTest(visible.center, for: .mouse)
        #expect(hit === text, "link \(index) at \(visible)")
        let local = try #require(text.convertFromRoot(visible.center))
        #expect(text.hit(at: local).link != nil)
      }
    }
  }

  @Test
  func `a drag beyond the end pulls the text along where the platform does, and it springs back`() {
    for (profile, isPulled) in [(GestureProfile.uikit, true), (.gtk, false)] {
      let stage = DocumentStage(DocumentStage.lines(100))
      stage.window.profile = profile
      stage.window.send(.down, 100, 20, at: 1)
      stage.window.send(.move, 100, 40, at: 1.3)
      stage.window.send(.move, 100, 90, at: 1.4)
      #expect(stage.document.contentOffset.y == 0)
      let pull = stage.document.textView.frame.y
      #expect(isPulled ? (20...40).contains(pull) : pull == 0)
      stage.window.send(.up, 100, 90, at: 2)
      stage.window.advance(to: 3)
      #expect(stage.document.textView.frame.y == 0)
    }
  }

  @Test func `a text that sizes itself reports its size`() {
    let text = TextView(frame: Rect(x: 0, y: 0, width: 100, height: 0))
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    var sizes: [Size] = []
    text.contentSizeHandler = { sizes.append($0) }
    text.sizesToFit = true
    text.text = AttributedText("one two three four")
    #expect(text.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    text.frame.width = 50
    #expect(text.frame.height == 80)
    #expect(sizes.last?.height == 80)
    let count = sizes.count
    text.frame.x = 7
    #expect(sizes.count == count)
  }

  @Test func `what of a text is beyond its bounds is neither hit nor drawn`() {
    var content = AttributedText("one\ntwo")
    content.addLink(Link(id: LinkID(rawValue: 1), destination: "https://a.example/"), over: 4..<7)
    let stage = TestWindow(content, frame: Rect(x: 0, y: 0, width: 400, height: 20))
    #expect(stage.window.hitTest(Point(x: 5, y: 30), for: .mouse) !== stage.text)
    var surface = RecordingSurface()
    stage.text.draw(on: &surface, visible: Rect(x: 0, y: 0, width: 400, height: 100))
    let drawn = surface.commands.map { "\($0)" }.joined()
    #expect(drawn.contains("clip"))
  }
}

@Suite struct ScrollBarTests {
  private let stage = DocumentStage(DocumentStage.lines(100))

  private var bar: View? { stage.document.subviews.dropFirst().first }

  @Test func `a bar is hidden while nothing moves, and then lets touches through`() throws {
    let bar = try #require(bar)
    #expect(bar.isHidden)
    stage.window.send(.scroll(dx: 0, dy: 30, at: Point(x: 10, y: 10), time: 1))
    #expect(!bar.isHidden)
    stage.window.advance(to: 1.9)
    #expect(!bar.isHidden)
    #expect(stage.window.nextDeadline == 2)
    stage.window.advance(to: 2.1)
    #expect(bar.isHidden)
  }

  @Test func `a drag of the thumb and a click in the trough scroll`() throws {
    let bar = try #require(bar)
    stage.window.send(.scroll(dx: 0, dy: 1, at: Point(x: 10, y: 10), time: 1))
    let way = stage.document.maximumOffset.y
    stage.window.send(.down, 195, 5, at: 1.1, kind: .mouse)
    stage.window.send(.move, 195, 41, at: 1.2, kind: .mouse)
    #expect(abs(stage.document.contentOffset.y - way / 2) < way / 20)
    stage.window.send(.move, 150, 300, at: 1.3, kind: .mouse)
    #expect(stage.document.contentOffset.y == way)
    stage.window.advance(to: 5)
    #expect(!bar.isHidden)
    stage.window.send(.up, 150, 300, at: 5.1, kind: .mouse)
    stage.window.advance(to: 6.2)
    #expect(bar.isHidden)
    stage.window.send(.scroll(dx: 0, dy: -1, at: Point(x: 10, y: 10), time: 7))
    stage.window.tap(195, 5, at: 7.1, kind: .mouse)
    #expect(stage.document.contentOffset.y == way - 1 - 60)
    #expect(!stage.log.lines.contains { $0.contains("press") })
  }

  @Test func `a document that fits has no bar and is no stop of the keyboard`() throws {
    let small = DocumentStage(AttributedText("one line"))
    let bar = try #require(small.document.subviews.dropFirst().first)
    small.press(.down)
    #expect(bar.isHidden)
    #expect(!small.document.canBecomeFocused)
    #expect(!small.window.moveFocus(forward: true))
  }
}
