import Testing

/// Answers about scenes of views, byte for byte.
@Suite struct ScreenTests {
  /// A text in a scroll view, half of it under a cover, before a view that waits for long presses.
  static let scene = #"""
    {"window": {"size": [400, 300]}, "views": [
      {"id": "back", "kind": "view", "frame": [0, 0, 400, 300],
       "recognizers": [{"kind": "longPress"}]},
      {"id": "roll", "kind": "scroll", "frame": [0, 0, 400, 100], "contentSize": [400, 900],
       "contentOffset": [0, 40], "views": [
         {"id": "body", "kind": "text", "frame": [0, 0, 400, 300], "layout": {"cell": [10, 20]},
          "behind": "back", "policy": "linksOnlyBackgroundLongPress",
          "text": "see docs now\n\n\nmore docs\n\n\n\n\nlast words",
          "verdicts": {"L1": "block", "L2": "warn"}, "links": [
            {"id": "L1", "destination": "d", "text": "docs"},
            {"id": "L2", "destination": "e", "text": "docs", "occurrence": 1},
            {"id": "L3", "destination": "f", "text": "last"}]}]},
      {"id": "note", "kind": "text", "frame": [0, 200, 200, 40], "text": "note",
       "transform": {"rotate": 90}, "policy": {"touchTargets": 8}, "layout": {"cell": [10, 20]},
       "links": [{"id": "N", "destination": "n", "text": "note"}]},
      {"id": "cover", "kind": "view", "frame": [0, 0, 75, 60]},
      {"id": "gone", "kind": "view", "frame": [0, 0, 400, 300], "hidden": true}]}
    """#

  struct Question: Sendable, CustomTestStringConvertible {
    let arguments: String
    var messages = ""
    var code: Int32 = 0
    let output: String
    var testDescription: String { arguments }

    init(_ arguments: String, messages: String = "", code: Int32 = 0, output: String) {
      self.arguments = arguments
      self.messages = messages
      self.code = code
      self.output = output
    }
  }

  static let hits = [
    Question(
      "hit --at 85,30 --at 10,30 --at 10,90 --at 500,1",
      output: """
        85,30  body: cluster "s" 23..24, line 3, link 1 "docs" to e, verdict warn
        10,30  cover
        10,90  roll
        500,1  no view

        """),
    Question(
      "hit --at 85,30 --explain",
      output: """
        85,30  body: cluster "s" 23..24, line 3, link 1 "docs" to e, verdict warn
          skipped: gone is hidden
          skipped: outside cover
          skipped: outside note
          hit: body
          the point 85, 70 is inside the bounds 400 by 180
          line 3 takes y from 60 to 80; its boxes take x from 0 to 90
          bytes 23..<24 take x from 80 to 90, left to right; the point is in the trailing half: cluster
          link 1: e
          body receives presses of its link
          back receives longPress, which body passes on

        """),
    Question(
      "hit --at 5,61 --explain",
      output: """
        5,61  roll
          skipped: gone is hidden
          skipped: outside cover
          skipped: outside note
          skipped: the policy of body lets touches on blank space fall through
          hit: roll

        """),
    Question(
      "hit --json --at 170,60 --scale 2",
      output: """
        {"view":"body","point":[170,60],"region":"cluster","line":3,"cluster":{"utf8":[23,24],\
        "utf16":[23,24],"scalar":[23,24],"index":23,"text":"s","rect":[80,60,10,20],\
        "direction":"ltr"},"link":{"index":1,"destination":"e","text":"docs","utf8":[20,24]},\
        "hidden":null,"caret":{"utf8":24,"affinity":"upstream","x":90,"y":60,"height":20},\
        "local":[85,70],"verdict":"warn"}

        """),
    Question(
      "hit --json --at 10,290 --require-link", code: 1,
      output: """
        {"view":"back","point":[10,290],"region":null,"line":null,"cluster":null,"link":null,\
        "hidden":null,"caret":null,"local":[10,290],"verdict":null}

        """),
    // The note turns clockwise about (100, 220): its words run down at x from 100 to 120.
    Question(
      "hit --at 110,125 --at 110,165",
      output: """
        110,125  note: cluster "n" 0..1, line 0, link 0 "note" to n
        110,165  back

        """),
    Question(
      "hit --at 110,165 --pointer touch",
      output: "110,165  note: trailingMargin, line 0, link 0 \"note\" to n\n"),
  ]

  static let places = [
    Question(
      "locate --text docs",
      code: 1,
      output: """
        "docs"
           utf8 4..8, no tap point: outside the window

        """),
    Question(
      "locate --text docs --all --json",
      output: """
        {"view":"body","utf8":[4,8],"text":"docs","rects":[],"tapPoint":null,\
        "obstacle":"outside the window"}
        {"view":"body","utf8":[20,24],"text":"docs","rects":[[50,20,40,20]],"tapPoint":[75,30],\
        "obstacle":null}

        """),
    Question(
      "locate --link 1 --view body --scale 2 --json",
      output: """
        {"view":"body","utf8":[20,24],"text":"docs","rects":[[100,40,80,40]],"tapPoint":[150,60],\
        "obstacle":null}

        """),
    Question(
      "locate --text more --json", code: 1,
      output: """
        {"view":"body","utf8":[15,19],"text":"more","rects":[[0,20,40,20]],"tapPoint":null,\
        "obstacle":"covered by cover"}

        """),
    Question(
      "locate --text note",
      output: """
        "note"
           utf8 0..4, tap 110,125, at 100,120 20x40

        """),
    Question(
      "locate --text words --json", code: 1,
      output: """
        {"view":"body","utf8":[34,39],"text":"words","rects":[],"tapPoint":null,\
        "obstacle":"outside roll"}

        """),
    Question(
      "locate --text nowhere", messages: "tapline: standard input: \"nowhere\" not found\n",
      code: 1, output: ""),
    Question(
      "locate --link 0", messages: "tapline: locate: the scene has several texts; add --view ID",
      code: 2, output: ""),
    Question(
      "locate --link 0 --view cover",
      messages: "tapline: locate: no text view \"cover\"; expected body or note", code: 2,
      output: ""),
  ]

  static let listings = [
    Question(
      "links --view note",
      output: """
        view note:
        0  "note" to n
           utf8 0..4, tap 110,125, at 100,120 20x40

        """),
    Question(
      "links --view note --json",
      output: """
        {"view":"note","index":0,"destination":"n","title":null,"text":"note","utf8":[0,4],\
        "utf16":[0,4],"scalar":[0,4],"cluster":[0,4],"rects":[[100,120,20,40]],\
        "tapPoint":[110,125],"source":null,"verdict":null,"linked":true,\
        "identity":{"scheme":"file","host":null,"owner":null,"redirectors":[]},"findings":[],\
        "id":"N","obstacle":null}

        """),
    Question(
      "layout --view note",
      output: """
        view note:
        line 0, paragraph 0, utf8 0..4, at 0,0 40x20, baseline 16
           x 0..10  utf8 0..1  "n" ltr
           x 10..20  utf8 1..2  "o" ltr
           x 20..30  utf8 2..3  "t" ltr
           x 30..40  utf8 3..4  "e" ltr

        """),
    Question(
      "layout --width 90",
      messages: "tapline: layout: \"-\" is a scene, whose texts have their own layout options; "
        + "remove those of the command line", code: 2, output: ""),
  ]

  @Test(arguments: hits + places + listings)
  func `an answer about a scene is exactly this`(question: Question) throws {
    var words = question.arguments.split(separator: " ").map(String.init)
    words.insert(contentsOf: ["-", "--format", "scene"], at: 1)
    let outcome = try Tool.run(words, input: Self.scene)
    #expect(outcome.output == question.output)
    #expect(outcome.messages.hasPrefix(question.messages))
    #expect(outcome.messages.isEmpty == question.messages.isEmpty)
    #expect(outcome.code == question.code)
  }

  @Test func `points stream through a scene, one line each`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scene, to: "scene.json")
    let outcome = try Tool.run(
      ["hit", file, "--points", "-", "--explain", "--scale", "2"], input: "170 60\nx\n10,580\n")
    #expect(outcome.code == 1)
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[0].hasPrefix("170,60  body: cluster \"s\" 23..24"))
    #expect(outcome.lines[2].hasSuffix(" |   hit: back |   back receives longPress"))
  }

  @Test func `links and lines come view by view, and files too`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scene, to: "scene.json")
    let other = try folder.write("[a](b)", to: "a.md")
    let plain = try Tool.run(["links", file, other])
    let headings = plain.lines.filter { $0.hasSuffix(":") }
    #expect(headings == ["\(file):", "view body:", "view note:", "\(other):"])
    let json = try Tool.run(["links", file, other, "--json"])
    #expect(json.lines.count == 5)
    #expect(json.lines[3].hasPrefix("{\"file\":\"\(file)\",\"view\":\"note\",\"index\":0,"))
    #expect(json.lines[4].hasPrefix("{\"file\":\"\(other)\",\"index\":0,"))
  }

  /// What `locate` calls tappable, a tap activates; what it calls out of reach, none does.
  @Test func `a tap point taps`() throws {
    for (link, view, taps) in [("L2", "body", true), ("N", "note", true), ("L3", "body", false)] {
      let index = link == "N" ? "0" : link == "L2" ? "1" : "2"
      let words = ["locate", "-", "--format", "scene", "--json", "--view", view, "--link", index]
      let located = try Tool.run(words, input: Self.scene)
      let point = located.output.firstMatch(of: /"tapPoint":(\[[^\]]+\])/)?.1
      #expect((point != nil) == taps && located.code == (taps ? 0 : 1))
      guard let point else { continue }
      let played = Self.scene.replacing(
        "{\"window\"", with: #"{"events": [{"at": 0, "tap": \#(point)}], "window""#)
      let log = try Tool.run(["replay", "-"], input: played)
      // A relative destination without a base asks first.
      let event = link == "N" ? "confirm" : "activate"
      #expect(log.output.contains("\(view) \(event) \(link) "))
    }
  }

  @Test func `device pixels go in and come out for plain texts too`() throws {
    let hit = try Tool.run(["hit", "-", "--at", "24,8", "--scale", "2"], input: "abc")
    #expect(hit.output == "24,8  cluster \"b\" 1..2, line 0, no link\n")
    let place = try Tool.run(["locate", "-", "--text", "b", "--scale", "1.5"], input: "abc")
    #expect(place.output == "\"b\"\n   utf8 1..2, tap 18,12, at 12,0 12x24\n")
  }
}
