import TapInteraction
import TapLayout
import TapShaping
import TapText
import TapViews

/// Messages one below the other, in blocks, so that one more concerns its block alone.
final class ChatList: View {
  /// As many rows as are in a block.
  private static let blockSize = 100

  weak var linkDelegate: (any TextViewDelegate)?
  private let shaper: HarfBuzzShaper
  private var blocks: [View] = []
  /// The number of messages.
  private(set) var count = 0

  init(_ shaper: HarfBuzzShaper) {
    self.shaper = shaper
    super.init(frame: Rect(x: 0, y: 0, width: 600, height: 0))
  }

  /// Adds a message at the end.
  func append(_ text: AttributedText) {
    if count % Self.blockSize == 0 {
      let block = View(frame: Rect(x: 0, y: bounds.height, width: bounds.width, height: 0))
      block.clipsToBounds = true
      blocks.append(block)
      addSubview(block)
    }
    let block = blocks[blocks.count - 1]
    let row = ChatRow(text, number: count, shaper, linkDelegate)
    row.frame = Rect(
      x: 0, y: block.bounds.height, width: bounds.width, height: row.height(atWidth: bounds.width))
    block.frame.height = row.frame.maxY
    block.addSubview(row)
    frame.height = block.frame.maxY
    count += 1
  }

  /// Lays all rows out for a width.
  func resize(toWidth width: Double) {
    guard width != bounds.width else { return }
    frame.width = width
    var top = 0.0
    for block in blocks {
      var y = 0.0
      for case let row as ChatRow in block.subviews {
        row.frame = Rect(x: 0, y: y, width: width, height: row.height(atWidth: width))
        y = row.frame.maxY
      }
      block.frame = Rect(x: 0, y: top, width: width, height: y)
      top += y
    }
    frame.height = top
  }
}

/// One message, which reacts to a tap beside its links.
final class ChatRow: View {
  private static let margin = 8.0
  private let text = TextView()

  init(
    _ words: AttributedText, number: Int, _ shaper: HarfBuzzShaper,
    _ delegate: (any TextViewDelegate)?
  ) {
    super.init(frame: .zero)
    identifier = "row\(number)"
    text.identifier = "message\(number)"
    text.typeface.shaper = shaper
    text.text = words
    text.delegate = delegate
    addSubview(text)
    addGestureRecognizer(TapGestureRecognizer())
  }

  override var drawBounds: Rect? { bounds }
  override var hitBounds: Rect? { bounds }

  /// The height at a width; lays the text out for it.
  func height(atWidth width: Double) -> Double {
    let inner = max(width - 2 * Self.margin, 1)
    text.frame = Rect(
      x: Self.margin, y: Self.margin, width: inner, height: 0)
    text.frame.height = text.layout.bounds.height
    return text.frame.maxY + Self.margin
  }
}
