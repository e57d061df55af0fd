import TapViews

/// The identities of elements, each the same as long as the element is listed.
struct ElementTable {
  /// An element in a role: in another one it is another widget.
  private struct Key: Hashable {
    var element: VisibleElement.Key
    var role: VisibleElement.Role

    init(_ element: VisibleElement) {
      self.element = element.key
      role = element.role
    }
  }

  private var ids: [Key: UInt64] = [:]
  private var old: [Key: UInt64] = [:]
  /// The list that an item was in, by the identity of the item.
  private var lists: [UInt64: UInt64] = [:]
  private var oldLists: [UInt64: UInt64] = [:]
  private var last: UInt64 = 0

  /// Begins a new list of elements.
  mutating func begin() {
    swap(&ids, &old)
    swap(&lists, &oldLists)
    ids.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
  }

  /// Forgets the elements that were not listed again.
  mutating func end() {
    old.removeAll(keepingCapacity: true)
    oldLists.removeAll(keepingCapacity: true)
  }

  /// The identity of an element of the list; elements within come after it.
  mutating func id(of element: VisibleElement) -> UInt64 {
    element.role == .list ? listID(of: element) : ownID(of: element)
  }

  private mutating func ownID(of element: VisibleElement) -> UInt64 {
    let key = Key(element)
    let id = ids[key] ?? old[key] ?? newID()
    ids[key] = id
    return id
  }

  /// A list that is scrolled begins with another item: it is the one that its items were in.
  private mutating func listID(of element: VisibleElement) -> UInt64 {
    var items: [UInt64] = []
    for item in element.children { items.append(ownID(of: item)) }
    let id = items.lazy.compactMap { [oldLists] in oldLists[$0] }.first ?? newID()
    ids[Key(element)] = id
    for item in items { lists[item] = id }
    return id
  }

  private mutating func newID() -> UInt64 {
    last += 1
    return last
  }

  /// Finds the element of an identity among those of now.
  func element(_ id: UInt64, in elements: [VisibleElement]) -> VisibleElement? {
    for element in elements {
      if ids[Key(element)] == id { return element }
      if let found = self.element(id, in: element.children) { return found }
    }
    return nil
  }
}
