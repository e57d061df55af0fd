import Foundation
import TapFoundation
import Tapline

// A string of Foundation with two links, and what a tap on it finds: the offsets that come back are
// those of Foundation's own types.
var string = AttributedString("Read the guide or 日本語の案内 now")
for (words, address) in [("guide", "https://a.example/en"), ("日本語の案内", "https://a.example/ja")] {
  if let range = string.range(of: words) { string[range].foundation.link = URL(string: address) }
}
let text = try AttributedText(string)
let layout = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
for x in [95.0, 205, 395] {
  let hit = layout.hit(at: Point(x: x, y: 10))
  let link = layout.link(for: hit)
  let range = link.map { text.nsRange(utf8: $0.utf8Range) }
  let place = range.map { "\($0.location)..<\($0.location + $0.length)" } ?? "none"
  print(x, hit.region.name, "UTF-16 \(place)", link?.link.destination ?? "no link")
}
// Back again: each link is an attribute that Foundation knows.
let copy = AttributedString(text)
for run in copy.runs {
  guard let link = run.foundation.link else { continue }
  print(String(copy[run.range].characters), link.absoluteString)
}
