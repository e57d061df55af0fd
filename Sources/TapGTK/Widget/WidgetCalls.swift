import CGTK
import TapLayout
import TapViews

/// What the widget of GTK calls, each with the object behind it.
enum WidgetCalls {
  static var all: tap_gtk_calls {
    unsafe tap_gtk_calls(
      event: { owner, event in unsafe widget(owner).take(event.pointee) },
      contains: { owner, x, y in unsafe widget(owner).takes(Point(x: x, y: y)) },
      draw: { owner, context, x, y, width, height in
        unsafe widget(owner).draw(
          on: context, Rect(x: x, y: y, width: width, height: height))
      },
      resize: { owner, width, height in unsafe widget(owner).resize(to: width, height) },
      height: { owner, width in unsafe widget(owner).height(at: width) },
      focus: { owner, isForward, isByKey in
        unsafe widget(owner).moveFocus(forward: isForward, byKey: isByKey)
      },
      elements: { owner in unsafe widget(owner).listElements() },
      perform: { owner, element, action in
        unsafe widget(owner).perform(action, ofElement: element)
      },
      tooltip: { owner, x, y, isOfFocus, tooltip in
        unsafe widget(owner).fill(tooltip, at: isOfFocus ? nil : Point(x: x, y: y))
      },
      blur: { owner in unsafe widget(owner).loseFocus() },
      theme: { owner in unsafe widget(owner).themeDidChange() },
      timer: { owner in unsafe widget(owner).timeDidCome() },
      release: { owner in
        let object = unsafe Unmanaged<TapWidget>.fromOpaque(owner)
        unsafe object.takeUnretainedValue().widget = nil
        unsafe object.release()
      })
  }
}

/// The object behind a widget of GTK.
@unsafe private func widget(_ owner: UnsafeMutableRawPointer) -> TapWidget {
  unsafe Unmanaged<TapWidget>.fromOpaque(owner).takeUnretainedValue()
}
