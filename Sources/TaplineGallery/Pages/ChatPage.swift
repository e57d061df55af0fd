import TapGTK
import TapHost
import TapInteraction
import TapLayout
import TapShaping
import TapText
import TapViews

/// A chat of many messages: rows that react to taps beside their links.
final class ChatPage: GalleryPage {
  private let scroll = ScrollView()
  private let list: ChatList
  private let column = GTKBox(isColumn: true)

  init(_ shaper: HarfBuzzShaper, count: Int) {
    list = ChatList(shaper)
    super.init(name: "chat", title: "\(count) messages")
    scroll.identifier = "scroll"
    view.window.addSubview(scroll)
    scroll.addSubview(list)
    list.linkDelegate = opener
    for number in 0..<count { list.append(GalleryTexts.message(number)) }
    column.add(view, grows: true)
    column.add(GTKButton("Send a message") { [unowned self] _ in send() })
  }

  override var root: any GTKWidget { column }

  override func layOut() {
    scroll.frame = view.window.bounds
    list.resize(toWidth: scroll.bounds.width)
    showEnd()
  }

  /// Appends a message and shows it.
  private func send() {
    measure("append") {
      list.append(GalleryTexts.message(list.count))
      showEnd()
    }
  }

  private func showEnd() {
    scroll.contentSize = Size(width: list.bounds.width, height: list.bounds.height)
    scroll.contentOffset.y = .infinity
  }
}
