// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
public import CTap
import TapDraw
import TapInteraction
import TapLayout
import TapViews

/// Calls `body` with a window, while other callers get `TAP_BUSY`.
@unsafe private func use(
  _ window: OpaquePointer?, _ body: (WindowObject) throws(CallError) -> Void
) -> tap_status {
  attempt { () throws(CallError) in
    try unsafe ObjectTable.shared.use(window, as: WindowObject.self, body)
  }
}

@c @implementation @unsafe public func tap_window_create(
  _ width: Double, _ height: Double, _ callbacks: UnsafePointer<tap_callbacks>!,
  _ window: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let width = try Input.number(width, in: 0...1e9, "width")
    let height = try Input.number(height, in: 0...1e9, "height")
    var known = unsafe tap_callbacks()
    if let callbacks = unsafe callbacks {
      try unsafe Output.check(
        size: callbacks.pointee.size, of: MemoryLayout<tap_callbacks>.size, "callbacks")
      unsafe known = unsafe callbacks.pointee
    }
    let object = unsafe WindowObject(width: width, height: height, callbacks: known)
    try unsafe give(object, window, "window")
  }
}

@c @implementation @unsafe public func tap_window_add(
  _ window: OpaquePointer!, _ layout: OpaquePointer!, _ x: Double, _ y: Double, _ policy: Int32,
  _ view: UnsafeMutablePointer<Int>!
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    let layout: LayoutObject = try unsafe ObjectTable.shared.object(layout)
    let view = unsafe try Output.require(view, "view")
    let origin = Point(
      x: try Input.number(x, in: Input.plane, "x"), y: try Input.number(y, in: Input.plane, "y"))
    let known: InteractionPolicy
    switch Int(policy) {
    case TAP_LINKS_ONLY: known = .linksOnly
    case TAP_LINKS_ONLY_BACKGROUND_LONG_PRESS: known = .linksOnlyBackgroundLongPress
    case TAP_INERT: known = .inert
    default: throw .argument("policy: there is no value \(policy)")
    }
    unsafe view.pointee = window.add(layout, at: origin, policy: known)
  }
}

@c @implementation @unsafe public func tap_window_set_layout(
  _ window: OpaquePointer!, _ view: Int, _ layout: OpaquePointer!
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    let layout: LayoutObject = try unsafe ObjectTable.shared.object(layout)
    let view = window.views[try Input.index(view, below: window.views.count, "view")]
    view.bounds.height = layout.layout.bounds.height
    view.setLayout(layout.layout, typeface: Typeface(shaper: layout.shaper))
  }
}

@c @implementation @unsafe public func tap_window_send_pointer(
  _ window: OpaquePointer!, _ event: UnsafePointer<tap_pointer_event>!
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    guard let event = unsafe event else { throw .argument("event is null") }
    try unsafe Output.check(
      size: event.pointee.size, of: MemoryLayout<tap_pointer_event>.size, "event")
    let given = unsafe event.pointee
    let location = Point(
      x: try Input.number(given.x, in: Input.plane, "x"),
      y: try Input.number(given.y, in: Input.plane, "y"))
    window.window.send(
      .pointer(
        PointerEvent(
          try Input.choice(given.phase, "phase"), pointer: PointerID(Int(given.pointer)),
          at: location, time: try Input.time(given.time),
          kind: try Input.choice(given.kind, "kind"),
          button: try Input.choice(given.button, "button"))))
  }
}

@c @implementation @unsafe public func tap_window_send_hover(
  _ window: OpaquePointer!, _ x: Double, _ y: Double, _ time: Double
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    var location: Point?
    if !x.isNaN, !y.isNaN {
      location = Point(
        x: try Input.number(x, in: Input.plane, "x"), y: try Input.number(y, in: Input.plane, "y"))
    }
    window.window.send(.hover(location, kind: .mouse, time: try Input.time(time)))
  }
}

@c @implementation @unsafe public func tap_window_send_scroll(
  _ window: OpaquePointer!, _ dx: Double, _ dy: Double, _ x: Double, _ y: Double, _ time: Double
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    let location = Point(
      x: try Input.number(x, in: Input.plane, "x"), y: try Input.number(y, in: Input.plane, "y"))
    window.window.send(
      .scroll(
        dx: try Input.number(dx, in: Input.plane, "dx"),
        dy: try Input.number(dy, in: Input.plane, "dy"), at: location,
        time: try Input.time(time)))
  }
}

@c @implementation @unsafe public func tap_window_send_key(
  _ window: OpaquePointer!, _ key: Int32, _ modifiers: Int32, _ is_down: Int32, _ time: Double
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    guard KeyEvent.Key.allCases.indices.contains(Int(key)) else {
      throw .argument("key: there is no value \(key)")
    }
    guard let bits = UInt8(exactly: modifiers), bits < 16 else {
      throw .argument("modifiers: there is no value \(modifiers)")
    }
    window.window.send(
      .key(
        KeyEvent(
          KeyEvent.Key.allCases[Int(key)], modifiers: .init(rawValue: bits), isDown: is_down != 0,
          time: try Input.time(time))))
  }
}

@c @implementation @unsafe public func tap_window_advance(
  _ window: OpaquePointer!, _ time: Double
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    window.window.advance(to: try Input.time(time))
  }
}

@c @implementation @unsafe public func tap_window_next_deadline(
  _ window: OpaquePointer!, _ time: UnsafeMutablePointer<Double>!
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    let time = unsafe try Output.require(time, "time")
    guard let deadline = window.window.nextDeadline else {
      throw CallError(TAP_NOT_FOUND, "nothing is due")
    }
    unsafe time.pointee = deadline
  }
}

@c @implementation @unsafe public func tap_window_take_damage(
  _ window: OpaquePointer!, _ rects: UnsafeMutablePointer<tap_rect>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    // What there is no room for must not be lost.
    guard capacity >= 8 else {
      throw .argument("the capacity is \(capacity); it must be 8 or more")
    }
    _ = unsafe try Output.require(rects, "rects")
    _ = unsafe try Output.require(count, "count")
    let damage = window.window.takeDisplayRects().map { tap_rect($0) }
    try unsafe Output.fill(damage, rects, capacity, count, "rects")
  }
}

@c @implementation @unsafe public func tap_window_render(
  _ window: OpaquePointer!, _ scale: Double, _ background: UInt32,
  _ pixels: UnsafeMutablePointer<UInt8>!, _ width: Int, _ height: Int, _ stride: Int
) -> tap_status {
  unsafe use(window) { (window) throws(CallError) in
    let pixels = try unsafe CallerPixels(
      pixels, width: width, height: height, stride: stride, scale: scale)
    pixels.draw(on: background) { surface, visible in
      window.window.render(on: &surface, visible: visible)
    }
  }
}
