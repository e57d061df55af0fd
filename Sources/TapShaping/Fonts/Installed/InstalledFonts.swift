import Synchronization

/// The faces of installed fonts, each opened when it is first needed.
final class InstalledFonts: Sendable {
  private let fontconfig: Fontconfig
  /// The numbers of the fonts of each family, by its name in small letters.
  private let families: [String: [Int]]
  private let state = Mutex(State())

  /// What was found out so far.
  private struct State: Sendable {
    /// The faces that were opened; `nil` for those that cannot be read.
    var faces: [InstalledFont.Place: FontFace?] = [:]
    var matches = BoundedTable<Wish, FontFace?>(capacity: 1024)
    var orders = BoundedTable<Wish, [Int]>(capacity: 256)
    var fallbacks = BoundedTable<Wish, FontFace?>(capacity: 8192)
  }

  /// What is asked for.
  private struct Wish: Hashable, Sendable {
    var request: FontRequest
    var language: FontconfigLanguage
    var prefersColor = false
    var scalars: [Unicode.Scalar] = []
  }

  /// Finds what is installed; `nil` without a configuration that can be read.
  init?(configuration: String? = nil) {
    guard let fontconfig = Fontconfig(configuration: configuration) else { return nil }
    self.fontconfig = fontconfig
    var families: [String: [Int]] = [:]
    for (number, font) in fontconfig.fonts.enumerated() {
      for family in Set(font.families.map { $0.lowercased() }) {
        families[family, default: []].append(number)
      }
    }
    self.families = families
  }
}

extension InstalledFonts {
  /// The name of each font's family, of several names the first.
  var familyNames: [String] { fontconfig.fonts.compactMap(\.families.first) }

  /// The face that suits a request best; `nil` where no font has its family.
  func face(for request: FontRequest, language: String) -> FontFace? {
    let wish = Wish(request: request, language: FontconfigLanguage(language))
    return state.withLock { state in
      state.matches[wish] ?? state.matches.keep(match(wish, &state), for: wish)
    }
  }

  private func match(_ wish: Wish, _ state: inout State) -> FontFace? {
    let family = wish.request.family ?? "sans-serif"
    if families[family.lowercased()] == nil, Self.generics.contains(family.lowercased()) {
      return generic(family, wish, &state)
    }
    for name in fontconfig.synonyms(of: family) {
      if let face = member(of: name, for: wish.request, &state) { return face }
    }
    return nil
  }

  /// The families that no font has, but that stand for one.
  private static let generics: Set = [
    "sans-serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui", "emoji",
    "math",
  ]

  private func generic(_ family: String, _ wish: Wish, _ state: inout State) -> FontFace? {
    var wish = wish
    wish.request.family = family
    wish.prefersColor = family.lowercased() == "emoji"
    for number in order(wish, &state) {
      guard let name = fontconfig.fonts[number].families.first else { continue }
      if let face = member(of: name, for: wish.request, &state) { return face }
    }
    return nil
  }

  /// The face of a family that suits a request best among those that can be read.
  private func member(
    of family: String, for request: FontRequest, _ state: inout State
  ) -> FontFace? {
    var members = families[family.lowercased()] ?? []
    while let best = members.best(for: request, { fontconfig.fonts[$0].reach }) {
      if let face = open(best, &state) { return face }
      members.removeAll { $0 == best }
    }
    return nil
  }
}

extension InstalledFonts {
  /// The first face in the order of a request that has all of some characters.
  func fallback(
    for scalars: [Unicode.Scalar], _ request: FontRequest, language: String, prefersColor: Bool
  ) -> FontFace? {
    let wish = Wish(
      request: request, language: FontconfigLanguage(language), prefersColor: prefersColor,
      scalars: scalars)
    return state.withLock { state in
      state.fallbacks[wish] ?? state.fallbacks.keep(find(wish, &state), for: wish)
    }
  }

  private func find(_ wish: Wish, _ state: inout State) -> FontFace? {
    for number in order(wish, &state) where fontconfig.font(number, covers: wish.scalars) {
      // Fontconfig and HarfBuzz may disagree about a strange font.
      guard let face = open(number, &state), wish.scalars.allSatisfy(face.covers) else { continue }
      return face
    }
    return nil
  }

  private func order(_ wish: Wish, _ state: inout State) -> [Int] {
    var wish = wish
    wish.scalars = []
    return state.orders[wish]
      ?? state.orders.keep(
        fontconfig.order(
          wish.request, languages: (wish.prefersColor ? [.emoji] : []) + [wish.language],
          prefersColor: wish.prefersColor), for: wish)
  }

  private func open(_ number: Int, _ state: inout State) -> FontFace? {
    let place = fontconfig.fonts[number].place
    if let known = state.faces[place] { return known }
    let face = try? FontFace(file: place.path, index: place.index)
    state.faces[place] = .some(face)
    return face
  }
}
