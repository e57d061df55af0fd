import TapLayout
import TapScenes
import TapText
import Testing

@Suite struct LayoutConfigurationTests {
  @Test func `an empty object is the command line's default`() throws {
    let layout = try LayoutConfiguration(json: Array("{}".utf8))
    #expect(layout == LayoutConfiguration())
    #expect(layout.width == 400)
    #expect(layout.cell == CellShaper(width: 8, height: 16, ambiguousWidth: 1))
  }

  @Test func `every key reaches its option`() throws {
    let json = #"""
      {"width": 300.5, "height": 90, "valign": "middle", "insets": [1, 2, 3, 4], "clip": true,
       "cell": [10, 20], "ambiguousWidth": 2, "align": "center", "direction": "rtl",
       "wrap": "cluster", "lineBreak": "strict", "wordBreak": "keepAll", "lines": 3, "truncate": "head", "token": "more", "lang": "th",
       "lineHeight": {"points": 24}, "lineSpacing": 5, "paragraphSpacing": 6,
       "firstLineIndent": 7, "headIndent": 8, "tab": 40, "tabStops": [10, 20],
       "hyphenate": false, "hyphenationPoints": [2, 5], "overlap": "last",
       "isolateLinks": true, "slop": 8, "slopOverText": true}
      """#
    var options = LayoutOptions()
    options.height = 90
    options.verticalAlignment = .middle
    options.insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    options.clips = true
    options.alignment = .center
    options.direction = .rightToLeft
    options.wrap = .cluster
    options.lineBreak = .strict
    options.wordBreak = .keepAll
    options.lineLimit = 3
    options.truncation = .head
    options.truncationToken = "more"
    options.language = "th"
    options.lineHeight = .absolute(24)
    options.lineSpacing = 5
    options.paragraphSpacing = 6
    options.firstLineIndent = 7
    options.headIndent = 8
    options.tabInterval = 40
    options.tabStops = [10, 20]
    options.hyphenates = false
    options.hyphenationPoints = [2, 5]
    options.overlap = .last
    options.isolatesLinks = true
    let cell = CellShaper(width: 10, height: 20, ambiguousWidth: 2)
    #expect(
      try LayoutConfiguration(json: Array(json.utf8))
        == LayoutConfiguration(
          options: options, width: 300.5, cell: cell, slop: HitSlop(8, overText: true)))
  }

  @Test func `a bare line height is a multiple`() throws {
    let layout = try LayoutConfiguration(json: Array(#"{"lineHeight": 1.5}"#.utf8))
    #expect(layout.options.lineHeight == .multiple(1.5))
  }

  @Test func `a byte order mark counts for nothing`() throws {
    let layout = try LayoutConfiguration(json: [0xEF, 0xBB, 0xBF] + Array(#"{"width": 7}"#.utf8))
    #expect(layout.width == 7)
  }
}
