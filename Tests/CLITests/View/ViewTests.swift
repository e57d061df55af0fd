import Foundation
import Testing

/// `tapline view` in a real terminal: each key, and each thing that the mouse does.
@Suite(.serialized, .enabled(if: Tmux.path != nil, "tmux is not installed"))
struct ViewTests {
  static let first = """
    # First page

    See [the web](https://example.org/docs?x=1 "A title"), [page b](b.md),
    [part two](b.md#part-two), [outside](../outside.md).

    Read [below](#last-words). Log in at [https://paypal.com/](https://evil.example/) or
    [here](javascript:alert(1)) now.

    - [one](https://one.example/)
    - [two](https://two.example/)


    """

  /// A folder with some pages, and a terminal that shows the first.
  private func terminal(
    _ options: String = "", columns: Int = 80, rows: Int = 24, environment: String = ""
  ) throws -> Tmux {
    let folder = try TemporaryFolder()
    let filler = (1...60).map { "Line number \($0) of the filler, Needle here.\n\n" }.joined()
    _ = try folder.write(
      Self.first + filler + "## Last words\n\nThe end: [back](a.md).\n", to: "docs/a.md")
    let lines = (1...40).map { "line \($0) of b\n\n" }.joined()
    _ = try folder.write(
      "# Page b\n\nGo [to c](sub/c.md).\n\n\(lines)## Part two\n\nHere.\n", to: "docs/b.md")
    _ = try folder.write("# Page c\n\nUp [to a](../a.md).\n", to: "docs/sub/c.md")
    _ = try folder.write("# Outside page\n", to: "outside.md")
    let terminal = try Tmux(in: folder, columns: columns, rows: rows)
    try terminal.type("\(environment) '\(Tool.path)' view docs/a.md \(options); echo exit $?")
    return terminal
  }

  @Test func `keys scroll by lines, by screens and to the ends`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("j", "j")
    try terminal.wait(forTop: "See the web")
    try terminal.press("Up", "k")
    try terminal.wait(forTop: "First page")
    try terminal.press("Space")
    try terminal.wait { !$0.contains("First page") }
    try terminal.press("b")
    try terminal.wait(forTop: "First page")
    try terminal.press("PageDown", "d", "u", "PageUp")
    try terminal.wait(forTop: "First page")
    try terminal.press("G")
    try terminal.wait(for: "The end: back")
    try terminal.press("Down")
    try terminal.wait(forStatus: "the end")
    try terminal.press("g")
    try terminal.wait(forTop: "First page")
    try terminal.press("End")
    try terminal.wait(forStatus: "100%")
    try terminal.press("Home")
    try terminal.wait(forTop: "First page")
    try terminal.press("q")
    try terminal.wait(for: "exit 0")
  }

  @Test func `the focus moves through the links, and the status line says where each leads`() throws
  {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    let stops = [
      "https://example.org/docs?x=1", "docs/b.md", "docs/b.md#part-two",
      "careful: file://", "#last-words", "asks first: https://evil.example/ (LS-T1: ",
      "https://one.example/", "https://two.example/", "docs/a.md",
    ]
    for stop in stops {
      try terminal.press("Tab")
      try terminal.wait(forStatus: stop)
    }
    // The last link is far below: its line was scrolled to.
    try terminal.wait(for: "The end: back")
    try terminal.press("Tab")
    try terminal.wait(forStatus: "no link below")
    try terminal.press("g", "BTab")
    try terminal.wait(forStatus: "https://two.example/")
    try terminal.press("BTab")
    try terminal.wait(forStatus: "https://one.example/")
    try terminal.press("Escape")
    try terminal.wait(forStatus: "h: help")
    try terminal.press("Enter")
    try terminal.wait(forStatus: "no link has the focus")
  }

  @Test func `Enter follows, Backspace comes back, and nothing is opened unasked`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("Tab", "Enter")
    try terminal.wait(forStatus: "not opened")
    try terminal.press("Tab", "Enter")
    try terminal.wait(forTop: "Page b")
    try terminal.press("Tab", "Enter")
    try terminal.wait(forTop: "Page c")
    // The link leads out of the folder of its page, but not of the one that was opened.
    try terminal.press("Tab", "Enter")
    try terminal.wait(forTop: "First page")
    try terminal.press("BSpace")
    try terminal.wait(forTop: "Page c")
    try terminal.press("BSpace")
    try terminal.wait(forTop: "Page b")
    try terminal.press("BSpace")
    try terminal.wait(forTop: "First page")
    try terminal.press("BSpace")
    try terminal.wait(forStatus: "nothing to go back to")
    try terminal.press("Right")
    try terminal.wait(forTop: "Page b")
    try terminal.press("M-Left")
    try terminal.wait(forTop: "First page")
    // A heading of another page, and one of this.
    try terminal.press("f", "d")
    try terminal.wait(for: "Part two")
    try terminal.press("BSpace")
    try terminal.wait(forTop: "First page")
    try terminal.press("f", "g")
    try terminal.wait(for: "Last words")
  }

  @Test(arguments: [["y"], ["Left", "Enter"]])
  func `what must be confirmed is asked, with Cancel first`(yes: [String]) throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("f", "h")
    try terminal.wait(for: "Follow this link?")
    try terminal.wait(for: "Text: \"https://paypal.com/\"")
    try terminal.wait(for: "Leads to: https://evil.example/")
    try terminal.wait(for: "LS-T1: the text shows paypal.com")
    try terminal.press("Enter")
    try terminal.wait { !$0.contains("Follow this link?") }
    #expect(try !terminal.status.contains("opened"))
    try terminal.press("f", "h")
    try terminal.wait(for: "[y] Follow")
    for key in yes { try terminal.press(key) }
    try terminal.wait(forStatus: "not opened")
  }

  @Test func `a blocked link says why, by keys and by the mouse`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("f", "j")
    try terminal.wait(for: "This link is blocked.")
    try terminal.wait(for: "LS-S3: a javascript: link runs code")
    try terminal.press("x")
    try terminal.wait { !$0.contains("is blocked.") }
    let column = try #require(try terminal.position(of: "here now"))
    try terminal.mouse(35, column.column, column.row)
    try terminal.wait(forStatus: "blocked: javascript:alert(1)")
    try terminal.click(column.column, column.row)
    try terminal.wait(for: "This link is blocked.")
  }

  @Test func `pages outside of the opened folder need a yes`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("f", "f")
    try terminal.wait(for: "This file is outside of the opened folder.")
    try terminal.press("n")
    try terminal.wait { !$0.contains("outside of the opened") }
    #expect(try terminal.screen.hasPrefix("First page"))
    // A link that is followed twice within half a second is followed once (LS-A4).
    terminal.pause()
    try terminal.press("f", "f")
    try terminal.wait(for: "[y] Open")
    try terminal.press("y")
    try terminal.wait(forTop: "Outside page")
  }

  @Test func `words are found from the top on, and the next and previous ones`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("/")
    try terminal.send("number 40 OF")
    try terminal.wait(forStatus: "/number 40 OF")
    try terminal.press("Enter")
    try terminal.wait(forStatus: "\"number 40 OF\" not found")
    try terminal.press("/")
    try terminal.send("number 4")
    try terminal.press("Enter")
    try terminal.wait(for: "Line number 4 of")
    try terminal.press("n")
    try terminal.wait(for: "Line number 40 of")
    try terminal.press("n", "n", "n", "n", "n", "n", "n", "n", "n", "n")
    try terminal.wait(for: "Line number 4 of")
    try terminal.press("N")
    try terminal.wait(for: "Line number 49 of")
    for key in ["/", "Escape", "Escape", "n"] {
      try terminal.press(key)
      // A letter right behind Escape is one with Alt.
      terminal.pause()
    }
    try terminal.wait(forStatus: "nothing searched for")
  }

  @Test func `the outline leads to headings, and ? explains a cell`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("o")
    try terminal.wait(for: "───")
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "The end: back")
    try terminal.press("BSpace")
    try terminal.wait(forTop: "First page")
    try terminal.press("Tab", "?")
    try terminal.wait(for: "link 0: https://example.org/docs?x=1")
    try terminal.wait(for: "verdict: allow")
    try terminal.press("q")
    try terminal.mouse(35, 2, 0)
    try terminal.press("?")
    try terminal.wait(for: "bytes 2..<3 take x from 16 to 24")
    try terminal.press("q", "h")
    try terminal.wait(for: "Tab, Shift-Tab")
  }

  @Test func `a list that was cut off shows all of it in a larger terminal`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.run("resize-window", "-x", "80", "-y", "2")
    try terminal.press("o", "Down")
    try terminal.wait(for: "Last words")
    try terminal.run("resize-window", "-x", "80", "-y", "24")
    try terminal.wait { $0.contains(" First page") && $0.contains("Last words") }
    try terminal.press("Enter")
    try terminal.wait(for: "The end: back")
  }

  @Test func `the mouse hovers, follows, asks for menus and scrolls; other buttons do nothing`()
    throws
  {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    let link = try #require(try terminal.position(of: "page b"))
    try terminal.mouse(35, link.column + 1, link.row)
    try terminal.wait(forStatus: "docs/b.md")
    try terminal.mouse(35, 70, 22)
    try terminal.wait(forStatus: "h: help")
    // A press that leaves the link follows nothing, and neither do Back and Forward.
    try terminal.mouse(0, link.column, link.row)
    try terminal.mouse(32, 70, 20)
    try terminal.mouse(0, 70, 20, isRelease: true)
    for button in [1, 128, 129, 130] { try terminal.click(link.column, link.row, button: button) }
    try terminal.mouse(35, link.column, link.row)
    try terminal.wait(forStatus: "docs/b.md")
    #expect(try terminal.screen.hasPrefix("First page"))
    try terminal.click(link.column, link.row)
    try terminal.wait(forTop: "Page b")
    try terminal.press("BSpace")
    try terminal.wait(forTop: "First page")
    try terminal.mouse(65, 10, 10)
    try terminal.wait(forTop: "\nRead below")
    try terminal.mouse(64, 10, 10)
    try terminal.wait(forTop: "First page")
    try terminal.click(link.column, link.row, button: 2)
    try terminal.wait(for: "1 Open Link")
    let item = try #require(try terminal.position(of: "1 Open Link"))
    try terminal.click(item.column, item.row)
    try terminal.wait(forTop: "Page b")
  }

  @Test func `a click beside a link means it, unless a letter is there`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    let one = try #require(try terminal.position(of: "one"))
    try terminal.click(one.column + 3, one.row)
    try terminal.wait(forStatus: "not opened")
    try terminal.press("j", "k")
    try terminal.mouse(35, 70, 22)
    try terminal.wait(forStatus: "h: help")
    let comma = try #require(try terminal.position(of: ", page b"))
    try terminal.mouse(35, comma.column, comma.row)
    try terminal.click(comma.column, comma.row)
    try terminal.press("h")
    try terminal.wait(for: "Tab, Shift-Tab")
    #expect(try !terminal.screen.contains("not opened"))
  }

  @Test func `the menu by keys opens or copies a link`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("Tab", "Tab", "m")
    try terminal.wait(for: "2 Copy Link")
    try terminal.press("Escape")
    try terminal.wait { !$0.contains("2 Copy Link") }
    try terminal.press("y")
    try terminal.wait(forStatus: "copied")
    try terminal.press("m")
    try terminal.wait(for: "2 Copy Link")
    try terminal.press("Down", "Up", "Enter")
    try terminal.wait(forTop: "Page b")
  }

  @Test func `another width keeps the place`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.press("/")
    try terminal.send("number 30")
    try terminal.press("Enter")
    try terminal.wait(for: "Line number 30 of")
    func place() throws -> String {
      String(try terminal.screen.split(separator: "\n").first?.prefix(14) ?? "")
    }
    let top = try place()
    #expect(top.hasPrefix("Line number 2"))
    for (columns, rows) in [(30, 10), (120, 40), (17, 24), (80, 24)] {
      try terminal.run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      try terminal.wait { try place() == top && $0.contains("%") }
    }
  }

  @Test func `scripts get the address that was chosen`() throws {
    let terminal = try terminal("--print-link > chosen")
    try terminal.wait(forTop: "First page")
    try terminal.press("Tab", "Enter")
    try terminal.wait(for: "exit 0")
    try terminal.type("cat chosen")
    try terminal.wait(for: "https://example.org/docs?x=1")
    try terminal.type("clear; '\(Tool.path)' view --print-link docs/b.md; echo end $?")
    try terminal.wait(forTop: "Page b")
    try terminal.press("q")
    try terminal.wait(for: "end 1")
  }

  @Test func `a paste is no key and no answer`() throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.run("set-buffer", "qqq\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\rq")
    try terminal.run("paste-buffer", "-p", "-r")
    try terminal.press("/")
    try terminal.wait(forStatus: "/")
    try terminal.run("set-buffer", "Last words\nq")
    try terminal.run("paste-buffer", "-p", "-r")
    try terminal.wait(forStatus: "/Last words")
    try terminal.press("Enter")
    try terminal.wait(for: "The end: back")
  }

  @Test(arguments: [
    ("NO_COLOR=1", false, false), ("NO_COLOR= TERM=xterm", true, false),
    ("NO_COLOR= TERM=xterm-256color", true, true),
  ])
  func `colors are those of the environment`(
    environment: String, hasColors: Bool, hasMany: Bool
  ) throws {
    let terminal = try terminal(environment: "COLORTERM= \(environment)")
    try terminal.wait(forTop: "First page")
    try terminal.press("Tab")
    try terminal.wait(forStatus: "https://example.org/")
    let screen = try terminal.coloredScreen
    #expect(screen.contains("\u{1B}[38;5;") == hasMany || screen.contains(";38;5;") == hasMany)
    let plain = screen.firstMatch(of: /\e\[(\d+;)*(3[0-7]|9[0-7])m/) != nil
    #expect(plain == (hasColors && !hasMany))
  }

  @Test(arguments: [(1, 1), (1, 5), (5, 1), (2, 2), (500, 300)])
  func `terminals of any size show what fits`(columns: Int, rows: Int) throws {
    let terminal = try terminal()
    try terminal.wait(forTop: "First page")
    try terminal.run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    try terminal.wait { _ in try terminal.modes.contains("alternate_on=1") }
    for keys in [["Tab", "j", "G", "f", "Escape"], ["?", "x", "h", "x", "o", "Escape"], ["g"]] {
      for key in keys { try terminal.press(key) }
      // A letter right behind Escape is one with Alt.
      terminal.pause()
    }
    try terminal.mouse(35, 0, 0)
    try terminal.run("resize-window", "-x", "80", "-y", "24")
    try terminal.wait(forTop: "First page")
    try terminal.wait { screen in
      // The shell goes on where it was at the other size, so that its line may be cut in two.
      if screen.replacing("\n", with: "").contains("exit 0") { return true }
      // A list that is still open, where Escape came too late to be alone, takes the first one.
      try terminal.press("q")
      return false
    }
  }

  @Test(arguments: ["TERM", "HUP", "INT", "QUIT", "SEGV", "BUS", "ILL", "TRAP", "ABRT", "FPE"])
  func `the terminal is as before when a signal ends the program`(signal: String) throws {
    let terminal = try terminal(environment: "SWIFT_BACKTRACE=enable=no")
    try terminal.expectSameModes {
      try terminal.type("'\(Tool.path)' view docs/a.md")
      try terminal.wait(forTop: "First page")
      // `kill` of the shell is not at hand while the program runs.
      _ = try Tool.run(["-\(signal)", terminal.child], program: "/bin/kill")
    }
  }

  @Test(arguments: ["q", "C-c"])
  func `the terminal is as before when the user quits`(key: String) throws {
    let terminal = try terminal()
    try terminal.expectSameModes {
      try terminal.type("'\(Tool.path)' view docs/a.md")
      try terminal.wait(forTop: "First page")
      try terminal.press(key)
    }
  }

  @Test func `a stop gives the terminal back, and the page is there again afterwards`() throws {
    let terminal = try terminal()
    try terminal.expectSameModes {
      try terminal.type("'\(Tool.path)' view docs/a.md")
      try terminal.wait(forTop: "First page")
      try terminal.press("j", "j", "C-z")
      try terminal.wait(for: "Stopped")
    }
    try terminal.type("clear; fg")
    try terminal.wait(forTop: "See the web")
    // A stop that cannot be caught: the shell sets its own modes, and the page is drawn anew.
    _ = try Tool.run(["-STOP", terminal.child], program: "/bin/kill")
    try terminal.wait { _ in try terminal.run("capture-pane", "-p").contains("Stopped") }
    try terminal.type("fg")
    try terminal.wait(forTop: "See the web")
    try terminal.press("g")
    try terminal.wait(forTop: "First page")
    try terminal.press("q")
    try terminal.wait { _ in try terminal.modes.contains("alternate_on=0") }
  }

  @Test func `a document full of escape sequences draws letters only`() throws {
    let folder = try TemporaryFolder()
    let attack =
      "a\u{1B}]0;evil title\u{7}b\u{1B}[2J\u{1B}[31mc\u{9B}5md\u{1B}]8;;https://evil.example/\u{7}e"
      + "\u{1B}[?1049lf\u{90}q\u{9C}\u{202E}g\u{8}\u{7F}h\u{2028}i"
    _ = try folder.write("# Safe\n\n\(attack)\n", to: "attack.md")
    let terminal = try Tmux(in: folder)
    try terminal.type("'\(Tool.path)' view attack.md")
    try terminal.wait(forTop: "Safe")
    #expect(try !terminal.run("display-message", "-p", "#{pane_title}").contains("evil"))
    #expect(try terminal.modes.contains("alternate_on=1"))
    #expect(try !terminal.coloredScreen.contains("\u{1B}[31m"))
    try terminal.press("q")
    try terminal.wait { _ in try terminal.modes.contains("alternate_on=0") }
  }
}
