import CHarfBuzz

/// What a font calls itself.
public struct FontNames: Sendable, Hashable {
  /// The family, in English where it has an English name; may be empty.
  public let family: String
  /// The style within the family, such as `Bold Oblique`; may be empty.
  public let style: String
  /// Every name of the family: in each language, and with its width or weight for programs that
  /// know four styles only, such as `DejaVu Sans Condensed`.
  public let families: [String]

  init(of face: hb_face_t) {
    let table = NameTable(face)
    family = table.first(of: [.typographicFamily, .family]) ?? ""
    style = table.first(of: [.typographicStyle, .style]) ?? ""
    var seen: Set<String> = []
    families = table.all(of: [.typographicFamily, .family, .wwsFamily])
      .filter { seen.insert($0).inserted }
  }

  /// Whether a family is meant by a name, in whatever case.
  func match(_ family: String) -> Bool {
    let key = family.lowercased()
    return families.contains { $0.lowercased() == key }
  }
}

/// The names that a face holds.
private struct NameTable {
  struct Entry {
    let id: UInt32
    let language: String
    let text: String
  }

  enum ID: UInt32 {
    case family = 1
    case style = 2
    case typographicFamily = 16
    case typographicStyle = 17
    case wwsFamily = 21
  }

  /// The names that have any letter, in the order of ids and languages.
  let entries: [Entry]

  init(_ face: hb_face_t) {
    var count: UInt32 = 0
    guard let names = unsafe hb_ot_name_list_names(face, &count) else {
      entries = []
      return
    }
    entries = unsafe UnsafeBufferPointer(start: names, count: Int(count)).compactMap { name in
      let id = unsafe name.name_id
      guard ID(rawValue: id) != nil else { return nil }
      let text = unsafe Self.text(id, unsafe name.language, of: face)
      guard !text.isEmpty else { return nil }
      let language = unsafe hb_language_to_string(name.language).map { unsafe String(cString: $0) }
      return Entry(id: id, language: language ?? "", text: text)
    }
  }

  /// Reads a name, of which 255 bytes are enough for any.
  @unsafe private static func text(
    _ id: UInt32, _ language: hb_language_t?, of face: hb_face_t
  ) -> String {
    var bytes = [CChar](repeating: 0, count: 256)
    var count = UInt32(bytes.count)
    _ = unsafe hb_ot_name_get_utf8(face, id, language, &count, &bytes)
    return String(
      decoding: bytes.prefix(Int(count)).lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The first of some names that there is, in English if possible.
  func first(of ids: [ID]) -> String? {
    for id in ids {
      let names = entries.filter { $0.id == id.rawValue }
      let english = names.first { $0.language == "en" || $0.language.hasPrefix("en-") }
      if let name = english ?? names.first { return name.text }
    }
    return nil
  }

  /// All of some names.
  func all(of ids: [ID]) -> [String] {
    ids.flatMap { id in entries.filter { $0.id == id.rawValue }.map(\.text) }
  }
}
