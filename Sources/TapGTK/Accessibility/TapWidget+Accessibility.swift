import CGTK
import TapHost
import TapInteraction
import TapViews

extension TapWidget {
  /// Gives GTK the elements of what is shown now.
  func listElements() {
    measure(.accessibility) {
      let list = ElementList(window.visibleElements, &elementTable)
      unsafe withWidget { widget in
        unsafe tap_gtk_view_set_elements(
          widget, list.elements, Int32(clamping: list.elements.count), list.strings)
      }
    }
  }

  /// Does what assistive technology asks of an element.
  func perform(_ action: tap_gtk_action, ofElement id: UInt64) {
    guard let element = elementTable.element(id, in: window.visibleElements) else { return }
    driver.perform(
      action == .TAP_GTK_ACTIVATE ? .activate : .focus, of: element.link, in: element.view)
    display()
  }
}
