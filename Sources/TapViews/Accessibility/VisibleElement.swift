package import TapInteraction
package import TapLayout
package import TapText

/// An element of what a window shows, with those within: for front ends that keep an object of their
/// toolkit for each.
///
/// Unlike `AccessibilityNode`, elements are made for what is in sight and near it alone, so that
/// their number does not depend on the length of the content, and a text is divided into headings,
/// paragraphs, list items and pictures.
package struct VisibleElement {
  /// What an element is.
  package enum Role: Sendable, Hashable {
    /// Several elements that belong together.
    case group
    /// A paragraph of a text.
    case text
    /// A heading of a text.
    case heading
    /// Items of a list.
    case list
    /// An item of a list.
    case listItem
    /// A picture in a text.
    case image
    /// A link of a text.
    case link
    /// A control.
    case button
    /// One of several choices.
    case radioButton
    /// One of a row of which one is selected.
    case tab
    /// A row of tabs.
    case tabList
  }

  /// Identifies an element from one moment to the next.
  package struct Key: Hashable {
    /// The view that the element is part of.
    let view: ObjectIdentifier
    /// The part of the view.
    let part: Part

    /// Makes the key of a part of a view.
    init(_ view: View, _ part: Part) {
      self.view = ObjectIdentifier(view)
      self.part = part
    }
  }

  /// A part of a view.
  enum Part: Hashable {
    /// The view as a whole.
    case whole
    /// One of the elements that a view of a client's own has.
    case node(Int)
    case link(LinkID)
    /// A paragraph by its ordinal.
    case paragraph(Int)
    /// The list that begins, as far as it is near, with a paragraph.
    case list(Int)
    /// The item of a list that begins with a paragraph.
    case item(Int)
    /// A picture by its UTF-8 offset in the text.
    case image(Int)
  }

  /// Identifies the element.
  package var key: Key
  /// What it is.
  package var role: Role
  /// The view that acts for the element.
  package var view: View
  /// The link, where it is one.
  package var link: LinkID?
  /// What it is called; empty for a text without a name of its own.
  package var name = ""
  /// What is to be known beside the name, such as where a link leads.
  package var note = ""
  /// The text of a paragraph, heading or item.
  package var text = ""
  /// The smallest rectangle around it, in the window's coordinates, in points.
  package var rect: Rect
  /// Its state.
  package var traits: AccessibilityTraits = []
  /// Whether it has the keyboard focus.
  package var isFocused = false
  /// The level of a heading, from 1; 0 for other elements.
  package var level = 0
  /// Which of several it is; `nil` where it is alone.
  package var position: AccessibilityNode.Position?
  /// The elements within, in the order in which they are read.
  package var children: [VisibleElement] = []
}

extension VisibleElement {
  /// Makes an element from what a view says that it is; `nil` for a whole window.
  init?(_ node: AccessibilityNode, part: Part) {
    guard let role = Role(node.role) else { return nil }
    key = Key(node.view, node.link.map(Part.link) ?? part)
    self.role = role
    view = node.view
    link = node.link
    name = node.name
    text = role == .text ? node.value ?? "" : ""
    note = role == .text ? "" : node.value ?? ""
    rect = node.rects.dropFirst().reduce(node.rects.first ?? .zero) { $0.union($1) }
    traits = node.traits
    isFocused = node.isFocused
    position = node.position
  }
}

extension VisibleElement.Role {
  /// The role of an element of a view; `nil` for a whole window.
  fileprivate init?(_ role: AccessibilityNode.Role) {
    switch role {
    case .window: return nil
    case .text: self = .text
    case .link: self = .link
    case .button: self = .button
    case .radioButton: self = .radioButton
    case .group, .scrollArea: self = .group
    case .tab: self = .tab
    case .tabList: self = .tabList
    }
  }
}
