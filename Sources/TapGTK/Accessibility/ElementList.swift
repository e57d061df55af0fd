import CGTK
import TapInteraction
import TapLayout
import TapViews

/// The elements of a window as C takes them: a flat list, each with its depth, and their words.
struct ElementList {
  private(set) var elements: [tap_gtk_element] = []
  /// The words, each with a zero at its end; at the start an empty one.
  private(set) var strings: [CChar] = [0]

  /// Lists elements with those within, by the identities that a table gives them.
  init(_ elements: [VisibleElement], _ table: inout ElementTable) {
    table.begin()
    append(elements, depth: 0, &table)
    table.end()
  }

  private mutating func append(
    _ elements: [VisibleElement], depth: Int32, _ table: inout ElementTable
  ) {
    for element in elements {
      let id = table.id(of: element)
      append(element, id, depth)
      append(element.children, depth: depth + 1, &table)
    }
  }

  private mutating func append(_ element: VisibleElement, _ id: UInt64, _ depth: Int32) {
    let rect = element.rect
    let (left, top) = (Self.whole(rect.x.rounded(.down)), Self.whole(rect.y.rounded(.down)))
    let (right, bottom) = (Self.whole(rect.maxX.rounded(.up)), Self.whole(rect.maxY.rounded(.up)))
    var traits: Int = 0
    for (trait, bit) in Self.states where element.traits.contains(trait) { traits |= bit }
    if element.isFocused { traits |= TAP_GTK_FOCUSED }
    elements.append(
      tap_gtk_element(
        id: id, depth: depth, x: left, y: top, width: right - left, height: bottom - top,
        name: string(element.name), note: string(element.note), text: string(element.text),
        level: Int32(clamping: element.level), index: Int32(clamping: element.position?.index ?? 0),
        count: Int32(clamping: element.position?.count ?? 0), states: UInt32(traits),
        role: tap_gtk_role(element.role)))
  }

  private static let states: [(AccessibilityTraits, Int)] = [
    (.focusable, TAP_GTK_FOCUSABLE), (.disabled, TAP_GTK_DISABLED), (.selected, TAP_GTK_SELECTED),
  ]

  /// A whole number that no sum of two makes too large.
  private static func whole(_ value: Double) -> Int32 {
    Int32(min(max(value.isFinite ? value : 0, -1e8), 1e8))
  }

  /// Adds words, and returns where they begin.
  private mutating func string(_ words: String) -> Int32 {
    guard !words.isEmpty else { return 0 }
    let start = Int32(clamping: strings.count)
    // A zero would end them.
    for byte in words.utf8 where byte != 0 { strings.append(CChar(bitPattern: byte)) }
    strings.append(0)
    return start
  }
}

extension tap_gtk_role {
  /// The role of an element.
  fileprivate init(_ role: VisibleElement.Role) {
    switch role {
    case .group: self = .TAP_GTK_GROUP
    case .text: self = .TAP_GTK_TEXT
    case .heading: self = .TAP_GTK_HEADING
    case .list: self = .TAP_GTK_LIST
    case .listItem: self = .TAP_GTK_LIST_ITEM
    case .image: self = .TAP_GTK_IMAGE
    case .link: self = .TAP_GTK_LINK
    case .button: self = .TAP_GTK_BUTTON
    case .radioButton: self = .TAP_GTK_RADIO
    case .tab: self = .TAP_GTK_TAB
    case .tabList: self = .TAP_GTK_TAB_LIST
    }
  }
}
