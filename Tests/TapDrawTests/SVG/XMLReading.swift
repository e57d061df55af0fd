import Foundation
import FoundationXML

/// What an XML parser that is not ours finds in a file.
final class XMLReading: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  /// The elements in the order of their ends.
  private(set) var elements: [Element] = []
  /// The most groups that enclose one element.
  private(set) var deepestGroup = 0
  private var open: [Element] = []

  /// Reads a file; `nil` where it is not well-formed.
  static func reading(_ xml: String) -> XMLReading? {
    let reading = XMLReading()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reading
    return parser.parse() && reading.open.isEmpty ? reading : nil
  }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(Element(name: name, attributes: attributes))
    deepestGroup = max(deepestGroup, open.count { $0.name == "g" })
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let element = open.popLast() { elements.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }
}
