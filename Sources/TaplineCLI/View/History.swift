/// The pages that were shown, as a browser keeps them.
struct History {
  /// A page and where the user was on it.
  struct Entry {
    var page: ViewedPage
    var offset: Int
  }

  private(set) var back: [Entry] = []
  private(set) var forward: [Entry] = []

  /// The most entries, of which each may keep a text in memory.
  static let longest = 100

  /// Notes that the user goes on from a page by a link.
  mutating func leave(_ entry: Entry) {
    back.append(entry)
    if back.count > Self.longest { back.removeFirst() }
    forward = []
  }

  /// Goes back from a page; `nil` where there is nothing before.
  mutating func goBack(from entry: Entry) -> Entry? {
    guard let previous = back.popLast() else { return nil }
    forward.append(entry)
    return previous
  }

  /// Goes on again from a page; `nil` where there is nothing after.
  mutating func goForward(from entry: Entry) -> Entry? {
    guard let next = forward.popLast() else { return nil }
    back.append(entry)
    return next
  }
}
