import TapViews

/// An item that users know from elsewhere, with its words in English and a symbol.
///
/// The counterpart of `UITabBarItem.SystemItem`.
public enum TabBarSystemItem: String, Sendable, Hashable, CaseIterable {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
  case downloads, mostRecent, mostViewed

  /// The words.
  public var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The symbol.
  public var symbol: Symbol {
    switch self {
    case .more: .ellipsis
    case .favorites, .featured, .topRated: .star
    case .recents, .history, .mostRecent: .clock
    case .contacts: .person
    case .bookmarks, .mostViewed: .book
    case .search: .magnifier
    case .downloads: .download
    }
  }
}
