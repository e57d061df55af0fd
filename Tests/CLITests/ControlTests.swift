import Testing

/// Answers about bars, buttons and segments of a scene, byte for byte.
@Suite struct ControlTests {
  private static let scene = #"""
    {"window": {"size": [300, 200]}, "views": [
      {"id": "small", "kind": "button", "frame": [10, 10, 20, 20], "title": "go"},
      {"id": "near", "kind": "button", "frame": [31, 10, 60, 44]},
      {"id": "round", "kind": "button", "frame": [100, 10, 56, 56], "cornerRadius": 28,
       "icon": "plus"},
      {"id": "bar", "kind": "tabBar", "frame": [0, 151, 300, 49], "selected": 1,
       "items": [{"id": "a", "title": "Home", "badge": "2"}, {"id": "b", "title": "Go there"}]},
      {"id": "text", "kind": "text", "frame": [10, 100, 280, 16], "text": "where to go",
       "links": [{"id": "L", "destination": "https://a.example", "text": "go"}]}]}
    """#

  private func answer(_ words: String, code: Int32 = 0) throws -> String {
    let arguments = words.split(separator: " ").map(String.init)
    let outcome = try Tool.run(
      [arguments[0], "-", "--format", "scene"] + arguments.dropFirst(), input: Self.scene)
    #expect(outcome.messages == "")
    #expect(outcome.code == code)
    return outcome.output
  }

  @Test func `locate finds controls by their words, after texts`() throws {
    #expect(
      try answer("locate --text Home") == """
           tab "Home, 2", tap 75,175.5, at 0,151 150x49

        """)
    #expect(try answer("locate --text go --all --json").split(separator: "\n").count == 2)
    #expect(
      try answer("locate --text Go --json") == #"""
        {"view":"bar.b","role":"tab","text":"Go there","rects":[[150,151,150,49]],"tapPoint":[225,175.5]}

        """#)
  }

  @Test func `locate gives no point on a control that is covered`() throws {
    let covered = Self.scene.replacing(
      #""text": "where to go","#,
      with: #""text": "where to go", "policy": {"blank": {"tap": "ignore"}},"#
    )
    .replacing(#""frame": [10, 100, 280, 16]"#, with: #""frame": [0, 140, 300, 60]"#)
    let outcome = try Tool.run(
      ["locate", "-", "--format", "scene", "--text", "Home"], input: covered)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("no tap point: it is covered"))
  }

  @Test func `WCAG-4, WCAG-5: audit judges controls beside links, and those without a name`() throws
  {
    let lines = try answer("audit", code: 1)
    #expect(
      lines == """
        view text:
        0  "go" 16x16 at 82,100, passes 2.5.8 inline in a sentence
        controls:
        small  "go" 20x20 at 10,10, fails 2.5.8: below 24x24, not inline in a sentence, too close to another target
        near  "" 60x44 at 31,10, passes 2.5.8
        warning: 4.1.2: the button has no name
        round  "plus" 56x56 at 100,10, passes 2.5.8
        bar.a  "Home, 2" 150x49 at 0,151, passes 2.5.8
        bar.b  "Go there" 150x49 at 150,151, passes 2.5.8

        """)
    let records = try answer("audit --level AAA --json", code: 1).split(separator: "\n")
    #expect(records.count { $0.contains("\"check\":\"controlName\"") } == 1)
    #expect(records.count { $0.contains("\"role\":\"button\"") && $0.contains("\"fail\"") } == 2)
  }

  @Test func `hit names the item of a bar`() throws {
    #expect(
      try answer("hit --at 10,160 --at 200,160 --at 15,15") == """
        10,160  bar.a
        200,160  bar.b
        15,15  small

        """)
  }

  @Test func `check passes over folders that say so`() throws {
    let folder = try TemporaryFolder()
    let good = #"{"text": "a", "queries": [{"query": "lines", "expect": {"count": 1}}]}"#
    _ = try folder.write(good, to: "cases/good.json")
    _ = try folder.write("[]", to: "cases/other/none.json")
    #expect(try Tool.run(["check", folder.path + "/cases"]).code == 3)
    _ = try folder.write("", to: "cases/other/.tapline-ignore")
    let outcome = try Tool.run(["check", folder.path + "/cases"])
    #expect(outcome.output == "1 passed, 0 failed, 0 pending\n")
    #expect(try Tool.run(["check", folder.path + "/cases/other/none.json"]).code == 3)
  }
}
