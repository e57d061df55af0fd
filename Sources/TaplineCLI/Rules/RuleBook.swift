internal import CRules

/// All rules, read from the pages of the documentation catalogue.
///
/// A page begins with `# FAMILY: title`. Each `### ID` begins a rule, whose text ends at a line
/// `Tests:`; the list below that line names its tests.
struct RuleBook {
  /// The rules of one page.
  struct Family: Hashable {
    /// The letters that its ids begin with.
    let name: String

    /// What its rules are about.
    let title: String

    /// Its rules, in the order of their numbers.
    var rules: [Rule] = []
  }

  /// The families, in the order of the pages.
  private(set) var families: [Family] = []

  /// The rules in this program.
  static let shared = RuleBook(pages: embeddedPages)

  /// Every rule.
  var rules: [Rule] { families.flatMap(\.rules) }

  /// Reads pages that follow one another.
  init(pages: String) {
    var section = Section()
    for line in pages.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        close(&section)
        let parts = line.dropFirst(2).split(separator: ": ", maxSplits: 1)
        families.append(Family(name: String(parts.first ?? ""), title: String(parts.last ?? "")))
      } else if line.hasPrefix("## ") {
        close(&section)
      } else if line.hasPrefix("### ") {
        close(&section)
        section.id = String(line.dropFirst(4))
      } else {
        section.add(line)
      }
    }
    close(&section)
  }

  /// Adds the rule of a section to the last family, and begins a new section.
  private mutating func close(_ section: inout Section) {
    defer { section = Section() }
    guard let id = section.id, let family = families.last else { return }
    families[families.count - 1].rules.append(
      Rule(id: id, family: family.name, text: section.text, tests: section.tests))
  }

  /// The lines below a heading.
  private struct Section {
    var id: String?
    var lines: [Substring] = []
    var tests: [String] = []
    var isInTests = false

    mutating func add(_ line: Substring) {
      if line == "Tests:" {
        isInTests = true
      } else if !isInTests {
        lines.append(line)
      } else if line.hasPrefix("- ") {
        tests.append(line.dropFirst(2).trimmed { $0 == "`" || $0 == " " })
      }
    }

    var text: String { Substring(lines.joined(separator: "\n")).trimmed { $0 == "\n" } }
  }
}

extension RuleBook {
  /// The pages that the program carries.
  private static var embeddedPages: String {
    let bytes = unsafe UnsafeBufferPointer(start: crules_text(), count: Int(crules_count()))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The rule with an id; `nil` where there is none.
  func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// What a name refers to.
  enum Match: Hashable {
    case rule(Rule)
    case families([Family])
  }

  /// The rule or the families of a name, whatever its case.
  ///
  /// `LS` refers to all families whose names begin with `LS-`. A success criterion of WCAG, such as
  /// `2.5.8` or `WCAG-2.5.8`, refers to the rules that mention it.
  func match(_ name: String) -> Match? {
    let name = name.uppercased()
    if let rule = rule(name) { return .rule(rule) }
    let families = families.filter { $0.name == name || $0.name.hasPrefix(name + "-") }
    if !families.isEmpty { return .families(families) }
    return self.family(ofCriterion: name.split(separator: "-").last ?? "").map { .families([$0]) }
  }

  /// The rules that mention a success criterion; `nil` if none does.
  private func family(ofCriterion number: Substring) -> Family? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ Int($0) != nil }) else { return nil }
    let rules = rules.filter { rule in
      rule.text.ranges(of: number).contains { range in
        rule.text[range.upperBound...].first?.isNumber != true
          && rule.text[..<range.lowerBound].last?.isNumber != true
      }
    }
    let title = "rules that mention this success criterion"
    return rules.isEmpty ? nil : Family(name: "WCAG \(number)", title: title, rules: rules)
  }
}

extension Substring {
  fileprivate func trimmed(_ isBorder: (Character) -> Bool) -> String {
    var rest = drop(while: isBorder)
    while let last = rest.last, isBorder(last) { rest.removeLast() }
    return String(rest)
  }
}
