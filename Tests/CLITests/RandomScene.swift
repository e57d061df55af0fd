import TapTestSupport

/// A scene at random as a file tells it: texts, scroll views and boxes in each other, turned,
/// scaled, cut off and covered.
struct RandomScene {
  private var choices: SeededGenerator
  private var count = 0

  init(seed: Int) { choices = SeededGenerator(seed: seed) }

  /// The members of the object that make the scene, without events.
  mutating func members(scale: Double) -> String {
    let views = (0..<(1 + choices.number(below: 3))).map { _ in view(depth: 0) }
    let profile = choices.pick(["uikit", "android", "flutter", "gtk"])
    let window = #"{"size": [400, 300], "scale": \#(scale), "profile": "\#(profile)"}"#
    return #""window": \#(window), "views": [\#(views.joined(separator: ", "))]"#
  }

  private mutating func view(depth: Int) -> String {
    count += 1
    let id = "v\(count)"
    let kind = choices.pick(["text", "text", "scroll", "view"])
    var keys = [#""id": "\#(id)", "kind": "\#(kind)", "frame": \#(frame(depth))"#]
    if choices.once(in: 3) { keys.append(#""transform": \#(transform())"#) }
    if choices.once(in: 12) { keys.append(#""alpha": \#(choices.pick([0.0, 0.005, 0.5]))"#) }
    if choices.once(in: 25) { keys.append(#""hidden": true"#) }
    if choices.once(in: 25) { keys.append(#""enabled": false"#) }
    if choices.once(in: 5) { keys.append(#""clip": true"#) }
    if kind == "text" { keys += text(of: id) }
    if kind == "scroll" {
      let offset = "[\(choices.number(below: 30)), \(choices.number(below: 60)).25]"
      keys.append(#""contentSize": [500, 700], "contentOffset": \#(offset)"#)
    }
    if depth < 3 {
      let inner = (0..<choices.number(below: kind == "scroll" ? 4 : 2)).map { _ in
        view(depth: depth + 1)
      }
      keys.append(#""views": [\#(inner.joined(separator: ", "))]"#)
    }
    return "{\(keys.joined(separator: ", "))}"
  }

  private mutating func frame(_ depth: Int) -> String {
    let reach = depth == 0 ? 200 : 60
    let x = choices.number(below: reach) - 25
    let y = Double(choices.number(below: reach)) - 24.75
    return "[\(x), \(y), \(40 + choices.number(below: 260)), \(20 + choices.number(below: 180))]"
  }

  private mutating func transform() -> String {
    let scale = choices.pick([0.3, 0.5, 1.7, -1])
    let turn = choices.pick([0, 30, 45, 90, 137, -12])
    return #"{"scale": [\#(scale), \#(abs(scale) + 0.1)], "rotate": \#(turn)}"#
  }

  private mutating func text(of id: String) -> [String] {
    let text = choices.pick([
      "see docs now and more words", "one two", "שלום docs עולם", "日本語 text 字", "a\\nb\\n\\nc d",
    ])
    let length = text.replacing("\\n", with: "n").unicodeScalars.count
    let links = (0..<choices.number(below: 4)).map { index in
      let start = choices.number(below: length)
      let end = start + 1 + choices.number(below: length - start)
      let range = #""scalar": [\#(start), \#(end)]"#
      return #"{"id": "\#(id)-\#(index)", "destination": "https://a.example/d", \#(range)}"#
    }
    let align = choices.pick(["start", "right", "center", "justify"])
    var layout = #""cell": [\#(choices.pick([3.3, 8, 10])), 17.5], "align": "\#(align)""#
    if choices.once(in: 4) { layout += #", "clip": true, "height": 25"# }
    if choices.once(in: 4) { layout += #", "lines": 1"# }
    if choices.once(in: 4) { layout += #", "valign": "middle""# }
    let policy = choices.pick([
      #""linksOnly""#, #""linksOnlyBackgroundLongPress""#, #""inert""#, #"{"touchTargets": 20}"#,
      #"{"touchTargets": {"expandTo": 44, "overText": "full"}}"#,
      #"{"geometry": "seedCompatible"}"#,
    ])
    return [
      #""text": "\#(text)", "links": [\#(links.joined(separator: ", "))]"#,
      #""layout": {\#(layout)}, "policy": \#(policy)"#,
    ]
  }
}
