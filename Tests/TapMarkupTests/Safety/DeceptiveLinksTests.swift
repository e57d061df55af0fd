import TapLinks
import TapMarkup
import TapTestSupport
import TapText
import Testing

/// Links that show another place than they lead to, by the trick they use.
@Suite struct DeceptiveLinksTests {
  @Test(arguments: MarkupForm.allCases)
  func `LS: no deceptive link passes in silence`(in form: MarkupForm) throws {
    let tricks = try DeceptiveLinks.all()
    let safety = LinkSafety()
    var count = 0
    for trick in tricks {
      var passed: [String] = []
      let sources = trick.sources(in: form)
      for source in sources {
        let document = try form.read(source)
        let text = document.text
        var reader = LinkContextReader(text)
        let links = text.links.map { safety.assess($0.link, in: reader.context(of: $0)).verdict }
        // A link that is hidden is reported with its address instead of being one.
        let addresses =
          document.unlinkedAddresses.compactMap(safety.report)
          + safety.deceptiveAddresses(in: text)
        let reports = addresses.map(\.assessment.verdict)
        let isNoticed =
          links.allSatisfy { $0 > .allow } && (links + reports).contains { $0 > .allow }
        if !isNoticed { passed.append("\(source.debugDescription): \(links) \(reports)") }
      }
      count += sources.count
      print("\(form.rawValue), \(trick.class): \(sources.count - passed.count)/\(sources.count)")
      #expect(passed.isEmpty, "\(trick.class): \(passed.joined(separator: "\n"))")
      #expect(trick.source.hasPrefix("https://"))
    }
    print("deceptive links in \(form.rawValue): \(count)")
    #expect(count >= (form == .plain ? 10 : 200))
  }
}
