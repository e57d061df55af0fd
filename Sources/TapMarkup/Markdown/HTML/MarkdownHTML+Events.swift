import CMarkdown

extension MarkdownHTML {
  /// Writes the event at an index.
  mutating func write(_ index: Int, of events: borrowing MarkdownEvents) {
    let event = events[index]
    switch event.kind {
    case .CMARKDOWN_TEXT, .CMARKDOWN_ENTITY: writeText(event)
    case .CMARKDOWN_CODE_TEXT: writeSlice(event, isCode: true)
    case .CMARKDOWN_HTML_TEXT:
      if openImages.isEmpty, !isInReference { writeRaw(event) } else { writeSlice(event) }
    case .CMARKDOWN_SPACES: writeText(repeatElement(UInt8(ascii: " "), count: Int(event.count)))
    case .CMARKDOWN_SOFT_BREAK, .CMARKDOWN_NEWLINE:
      writeText(CollectionOfOne(openImages.isEmpty ? UInt8(ascii: "\n") : UInt8(ascii: " ")))
    case .CMARKDOWN_HARD_BREAK:
      if openImages.isEmpty { write("<br>\n") } else { writeText(" ".utf8) }
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_EMPHASIS_END, .CMARKDOWN_STRONG, .CMARKDOWN_STRONG_END,
      .CMARKDOWN_STRIKE, .CMARKDOWN_STRIKE_END, .CMARKDOWN_CODE, .CMARKDOWN_CODE_END:
      if let mark = bareLinks.plainMarks[index] {
        writeText(mark.utf8)
      } else if openImages.isEmpty, !isInReference {
        write(event.kind.tag ?? "")
      }
    case .CMARKDOWN_LINK: openLink(Int(event.offset), of: events)
    case .CMARKDOWN_LINK_END: closeLink()
    case .CMARKDOWN_IMAGE: openImages.append(Int(event.offset))
    case .CMARKDOWN_IMAGE_END: closeImage(of: events)
    default: writeBlock(event, of: events)
    }
  }

  private mutating func writeBlock(_ event: cmarkdown_event, of events: borrowing MarkdownEvents) {
    switch event.kind {
    case .CMARKDOWN_LIST:
      write(event.detail == 1 ? "<ol start=\"\(event.offset)\">" : "<ul>")
      isNumbered.append(event.detail == 1)
    case .CMARKDOWN_LIST_END: write(isNumbered.popLast() ?? false ? "</ol>" : "</ul>")
    case .CMARKDOWN_ITEM:
      write("<li>")
      switch event.detail {
      case 0: break
      case UInt8(ascii: " "): write("<input type=\"checkbox\">")
      default: write("<input type=\"checkbox\" checked>")
      }
    case .CMARKDOWN_HEADING:
      heading = event.detail
      write("<h\(heading)>")
    case .CMARKDOWN_HEADING_END: write("</h\(heading)>")
    case .CMARKDOWN_CODE_BLOCK:
      let name = events.pooled(Int(event.offset)..<Int(event.offset) + Int(event.count))
      let language = Self.escaped(name)
      write(language.isEmpty ? "<pre><code>" : "<pre><code class=\"language-\(language)\">")
    case .CMARKDOWN_ROW:
      write("<tr>")
      isInHeader = event.detail == 1
      column = 0
    case .CMARKDOWN_CELL: openCell(event)
    case .CMARKDOWN_ROW_END:
      closeCell()
      writeEmptyCells(to: Int(event.count))
      write("</tr>")
    default: if let tag = event.kind.tag { write(tag) }
    }
  }

  private var cellTag: String { isInHeader ? "th" : "td" }

  private mutating func openCell(_ event: cmarkdown_event) {
    closeCell()
    writeEmptyCells(to: Int(event.count))
    let alignments = ["", " align=\"left\"", " align=\"center\"", " align=\"right\""]
    write("<\(cellTag)\(alignments[Int(min(event.detail, 3))])>")
    isInCell = true
  }

  private mutating func closeCell() {
    guard isInCell else { return }
    isInCell = false
    column += 1
    write("</\(cellTag)>")
  }

  /// Writes the cells before a column that hold nothing.
  private mutating func writeEmptyCells(to target: Int) {
    while column < target {
      write("<\(cellTag)></\(cellTag)>")
      column += 1
    }
  }
}

extension cmarkdown_kind {
  /// The tag of a block or span that needs no attributes.
  fileprivate var tag: String? {
    switch self {
    case .CMARKDOWN_QUOTE: "<blockquote>"
    case .CMARKDOWN_QUOTE_END: "</blockquote>"
    case .CMARKDOWN_ITEM_END: "</li>"
    case .CMARKDOWN_PARAGRAPH: "<p>"
    case .CMARKDOWN_PARAGRAPH_END: "</p>"
    case .CMARKDOWN_CODE_BLOCK_END: "</code></pre>"
    case .CMARKDOWN_RULE: "<hr>"
    case .CMARKDOWN_TABLE: "<table>"
    case .CMARKDOWN_TABLE_END: "</table>"
    case .CMARKDOWN_EMPHASIS: "<em>"
    case .CMARKDOWN_EMPHASIS_END: "</em>"
    case .CMARKDOWN_STRONG: "<strong>"
    case .CMARKDOWN_STRONG_END: "</strong>"
    case .CMARKDOWN_STRIKE: "<del>"
    case .CMARKDOWN_STRIKE_END: "</del>"
    case .CMARKDOWN_CODE: "<code>"
    case .CMARKDOWN_CODE_END: "</code>"
    default: nil
    }
  }
}
