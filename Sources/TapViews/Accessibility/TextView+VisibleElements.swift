import TapInteraction
import TapLayout
import TapText

extension TextView {
  /// Appends the headings, paragraphs, list items, pictures and links that are in a rectangle of the
  /// view's own coordinates.
  ///
  /// Links follow the paragraph that they begin in. A paragraph is whole, unless it is very long.
  ///
  /// - Complexity: O(log *n* + lines and links in the rectangle).
  func appendTextElements(in rect: Rect, to elements: inout [VisibleElement]) {
    guard let rect = rect.intersection(bounds) else { return }
    let parts = textElements(in: rect)
    guard let accessibilityLabel else {
      elements += parts
      return
    }
    elements.append(
      VisibleElement(
        key: VisibleElement.Key(self, .whole), role: .group, view: self, name: accessibilityLabel,
        rect: convertToRoot(bounds), children: parts))
  }

  private func textElements(in rect: Rect) -> [VisibleElement] {
    let layout = layout
    var links: [Int] = []
    layout.links(in: rect, into: &links)
    var rest = links[...]
    var writer = BlockWriter()
    for paragraph in paragraphs(in: wholeParagraphs(around: layout.lines(in: rect))) {
      var own = imageElements(in: paragraph.utf8Range, of: layout)
      while let link = rest.first,
        layout.text.link(at: link).utf8Range.lowerBound < paragraph.utf8Range.upperBound
      {
        if let element = element(ofLink: link, of: layout) { own.append(element) }
        rest = rest.dropFirst()
      }
      writer.add(
        element(of: paragraph, of: layout), block: block(of: paragraph, of: layout.text), parts: own
      )
    }
    return writer.elements
  }

  /// The lines of the paragraphs that have a line in a range; the range itself where those are too
  /// many.
  private func wholeParagraphs(around lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty else { return lines }
    let layout = layout
    let start = layout.text.paragraphStart(
      at: layout.line(at: lines.lowerBound).utf8Range.lowerBound)
    let last = layout.line(at: lines.upperBound - 1).utf8Range.lowerBound
    let end = layout.text.paragraphTextEnd(from: last)
    guard let first = layout.line(containing: start), let last = layout.line(containing: end),
      first.index <= lines.lowerBound, last.index >= lines.upperBound - 1,
      last.index - first.index < lines.count + Self.mostFurtherLines
    else { return lines }
    return first.index..<last.index + 1
  }

  /// How many lines that are not near are read to make paragraphs whole.
  private static var mostFurtherLines: Int { 200 }

  /// A paragraph with its lines.
  private struct Paragraph {
    var index: Int
    var utf8Range: Range<Int>
    var rect: Rect
  }

  private func paragraphs(in lines: Range<Int>) -> [Paragraph] {
    let layout = layout
    var paragraphs: [Paragraph] = []
    for index in lines {
      let line = layout.line(at: index)
      guard let last = paragraphs.last, last.index == line.paragraph else {
        paragraphs.append(
          Paragraph(index: line.paragraph, utf8Range: line.utf8Range, rect: line.rect))
        continue
      }
      let end = max(last.utf8Range.upperBound, line.utf8Range.upperBound)
      paragraphs[paragraphs.count - 1].utf8Range = last.utf8Range.lowerBound..<end
      paragraphs[paragraphs.count - 1].rect = last.rect.union(line.rect)
    }
    return paragraphs
  }

  private func element(of paragraph: Paragraph, of layout: TextLayout) -> VisibleElement {
    let text = layout.text
    var words = text.spokenText(in: paragraph.utf8Range)
    while let last = words.unicodeScalars.last, last.properties.isWhitespace {
      words.unicodeScalars.removeLast()
    }
    let start = paragraph.utf8Range.isEmpty ? nil : paragraph.utf8Range.lowerBound
    let level = start.flatMap { text.attributes(at: $0).tags[TextAttributes.headingTag] }
      .flatMap { Int($0) }
    return VisibleElement(
      key: VisibleElement.Key(self, .paragraph(paragraph.index)),
      role: level == nil ? .text : .heading, view: self, text: words,
      rect: convertToRoot(paragraph.rect), traits: .staticText, level: level ?? 0)
  }

  /// What a paragraph is among the blocks of a document.
  private func block(
    of paragraph: Paragraph, of text: AttributedText
  ) -> BlockWriter.Block {
    let range = paragraph.utf8Range
    guard !range.isEmpty, let style = text.attributes(at: range.lowerBound).paragraph?.block else {
      return .text
    }
    if style.kind == .rule { return .nothing }
    guard style.kind == .text, style.bars.isEmpty, style.prefix > 0, style.prefix <= range.count
    else { return .text }
    let prefix = text.string(in: range.lowerBound..<range.lowerBound + style.prefix)
    return prefix.allSatisfy(\.isWhitespace) ? .continuation : .item
  }

  private func imageElements(in range: Range<Int>, of layout: TextLayout) -> [VisibleElement] {
    var elements: [VisibleElement] = []
    for run in layout.text.attributeRuns(in: range) {
      guard let name = run.attributes.inlineObject?.alternativeText, !name.isEmpty else { continue }
      var box: Rect?
      layout.forEachRect(of: run.utf8Range) { box = box?.union($0) ?? $0 }
      guard let box else { continue }
      elements.append(
        VisibleElement(
          key: VisibleElement.Key(self, .image(run.utf8Range.lowerBound)), role: .image, view: self,
          name: name, rect: convertToRoot(box)))
    }
    return elements
  }

  /// The element of a link by its index; `nil` where nothing of it shows.
  private func element(ofLink index: Int, of layout: TextLayout) -> VisibleElement? {
    let span = layout.text.link(at: index)
    let id = span.link.id
    assessLink(id)
    let isIdle =
      !policy.takes(.link) || interaction.inertLinks.contains(id)
      || (delegate != nil && action(for: span) == nil)
    let accessibility = TextAccessibility(
      layout, disabledLinks: isIdle ? [id] : [], visitedLinks: interaction.visited)
    // The delegate or the assessor may have changed the text; then the next list has it.
    guard let link = accessibility.linkElement(ofLink: index), let first = link.rects.first,
      let span = self.layout.text.link(withID: id)
    else { return nil }
    let box = link.rects.dropFirst().reduce(first) { $0.union($1) }
    return VisibleElement(
      key: VisibleElement.Key(self, .link(id)), role: .link, view: self, link: id, name: link.name,
      note: note(on: span).spoken(isVisited: link.traits.contains(.visited)),
      rect: convertToRoot(box), traits: link.traits, isFocused: interaction.focused == id)
  }
}

/// Puts the paragraphs of a text into its lists.
private struct BlockWriter {
  /// What a paragraph is.
  enum Block {
    case text, item
    /// A further paragraph of an item.
    case continuation
    /// Nothing to read.
    case nothing
  }

  private(set) var elements: [VisibleElement] = []
  /// Whether the last element is a list to which items are added.
  private var isListOpen = false

  mutating func add(_ paragraph: VisibleElement, block: Block, parts: [VisibleElement]) {
    let isEmpty = block == .nothing || paragraph.text.isEmpty
    // An empty line between two items separates no lists.
    guard !isEmpty || !parts.isEmpty else { return }
    let content = isEmpty ? parts : [paragraph] + parts
    switch block {
    case .item: addItem(paragraph, content)
    case .continuation where isListOpen:
      let list = elements.count - 1
      let item = elements[list].children.count - 1
      elements[list].children[item].children += content
      grow(list, paragraph.rect)
    default:
      isListOpen = false
      elements += content
    }
  }

  private mutating func addItem(_ paragraph: VisibleElement, _ content: [VisibleElement]) {
    guard case .paragraph(let index) = paragraph.key.part else { return }
    if !isListOpen {
      isListOpen = true
      elements.append(
        VisibleElement(
          key: VisibleElement.Key(paragraph.view, .list(index)), role: .list, view: paragraph.view,
          rect: paragraph.rect))
    }
    let list = elements.count - 1
    elements[list].children.append(
      VisibleElement(
        key: VisibleElement.Key(paragraph.view, .item(index)), role: .listItem,
        view: paragraph.view, rect: paragraph.rect, children: content))
    grow(list, paragraph.rect)
  }

  private mutating func grow(_ list: Int, _ rect: Rect) {
    elements[list].rect = elements[list].rect.union(rect)
    let item = elements[list].children.count - 1
    elements[list].children[item].rect = elements[list].children[item].rect.union(rect)
  }
}
