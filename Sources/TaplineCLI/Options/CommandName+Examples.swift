extension CommandName {
  /// Two command lines that people use, for the end of the help text.
  var examples: [String] {
    switch self {
    case .hit:
      ["tapline hit page.md --at 40,8 --explain", "tapline hit scene.json --at 195,50 --json"]
    case .links:
      ["tapline links page.html", "tapline links notes.txt --detect unicode --json"]
    case .locate:
      [
        "tapline locate page.md --text \"Read more\"",
        "tapline locate scene.json --link L1 --scale 2",
      ]
    case .layout:
      [
        "tapline layout page.md --width 320",
        "tapline layout page.md --font \"DejaVu Sans\" --lines 3",
      ]
    case .render:
      [
        "tapline render page.md --font \"DejaVu Sans\" -o page.svg",
        "tapline render page.md --at 40,8 --show text,links,clusters,points -o page.svg",
      ]
    case .detect:
      ["tapline detect notes.txt", "make 2>&1 | tapline detect - --profile terminal"]
    case .audit:
      ["tapline audit page.md --font \"DejaVu Sans\"", "tapline audit page.html --sarif"]
    case .diff:
      ["tapline diff old.md new.md", "tapline diff page.md page.md --b-width 320 --only vanished"]
    case .fit:
      ["tapline fit touches.csv", "tapline fit touches.csv --json"]
    case .replay:
      ["tapline replay scene.json", "tapline replay scene.json --json"]
    case .check:
      ["tapline check corpus", "tapline check corpus --junit results.xml"]
    case .batch:
      ["tapline batch requests.ndjson", "tapline batch requests.ndjson --unordered"]
    case .view:
      ["tapline view page.md", "tapline view page.html --lossy"]
    case .explain:
      ["tapline explain LINK-12", "tapline explain 2.5.8"]
    case .completions:
      [
        "tapline completions bash > ~/.local/share/bash-completion/completions/tapline",
        "tapline completions fish > ~/.config/fish/completions/tapline.fish",
      ]
    }
  }
}
