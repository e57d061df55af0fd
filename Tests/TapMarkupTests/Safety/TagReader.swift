import TapText

/// A reader of the tags of an HTML source, as the tokenizer of the HTML standard sees them: apart from
/// the parser, so that what that one drops can be told.
///
/// It ends where the tree decides what a tag means: at `select`, `svg`, `math`, `frameset`,
/// `plaintext`, and at comments within scripts.
struct TagReader {
  /// A start tag with its position and its attributes by their names in small letters.
  struct Tag {
    var name: String
    var position: SourcePosition
    var attributes: [String: String]
  }

  private(set) var tags: [Tag] = []
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
    read()
  }

  private static let ends: Set<String> = [
    "select", "svg", "math", "frameset", "plaintext",
  ]
  private static let rawTexts: Set<String> = [
    "title", "textarea", "style", "script", "xmp", "iframe", "noembed", "noframes",
  ]

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func next() {
    guard let scalar = peek() else { return }
    index += 1
    if scalar == "\n" || scalar == "\r" && peek() != "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  private func isAt(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return index + wanted.count <= scalars.count
      && zip(scalars[index...], wanted).allSatisfy { Self.small($0) == Self.small($1) }
  }

  private mutating func skip(past text: String) {
    while peek() != nil, !isAt(text) { next() }
    for _ in text.unicodeScalars { next() }
  }

  private mutating func read() {
    while peek() != nil {
      if isAt("<!--") {
        readComment()
      } else if peek() == "<", let first = peek(1) {
        if Self.isLetter(first) {
          guard readTag() else { return }
        } else if first == "/", let letter = peek(2), Self.isLetter(letter) {
          next()
          _ = readAttributes()
        } else if first == "!" || first == "?" || first == "/" {
          skip(past: ">")
        } else {
          next()
        }
      } else {
        next()
      }
    }
  }

  private mutating func readComment() {
    for _ in 0..<2 { next() }
    while peek() != nil {
      if isAt("-->") || isAt("--!>") { return skip(past: ">") }
      next()
    }
  }

  /// Returns whether tags after this one mean what they say.
  private mutating func readTag() -> Bool {
    let position = SourcePosition(line: line, column: column)
    next()
    var name = ""
    while let scalar = peek(), !Self.isSpace(scalar), scalar != "/", scalar != ">" {
      name.unicodeScalars.append(Self.small(scalar))
      next()
    }
    guard let attributes = readAttributes() else { return false }
    tags.append(Tag(name: name, position: position, attributes: attributes))
    if Self.ends.contains(name) { return false }
    guard Self.rawTexts.contains(name) else { return true }
    while peek() != nil, !isAt("</\(name)") {
      if isAt("<!--") { return false }
      next()
    }
    return true
  }

  /// Reads the attributes up to the end of the tag; `nil` where the source ends before.
  private mutating func readAttributes() -> [String: String]? {
    var attributes: [String: String] = [:]
    while let scalar = peek() {
      if scalar == ">" {
        next()
        return attributes
      }
      guard !Self.isSpace(scalar), scalar != "/" else {
        next()
        continue
      }
      let (name, value) = readAttribute()
      if attributes[name] == nil { attributes[name] = value }
    }
    return nil
  }

  private mutating func readAttribute() -> (String, String) {
    var name = ""
    repeat {
      if let scalar = peek() { name.unicodeScalars.append(Self.small(scalar)) }
      next()
    } while peek().map { !Self.isSpace($0) && !"/>=".unicodeScalars.contains($0) } ?? false
    skipSpaces()
    guard peek() == "=" else { return (name, "") }
    next()
    skipSpaces()
    var value = ""
    if let quote = peek(), quote == "\"" || quote == "'" {
      next()
      while let scalar = peek(), scalar != quote {
        value.unicodeScalars.append(scalar)
        next()
      }
      next()
    } else {
      while let scalar = peek(), !Self.isSpace(scalar), scalar != ">" {
        value.unicodeScalars.append(scalar)
        next()
      }
    }
    return (name, value)
  }

  private mutating func skipSpaces() { while peek().map(Self.isSpace) ?? false { next() } }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    " \t\n\u{C}\r".unicodeScalars.contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(small(scalar))
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }
}
