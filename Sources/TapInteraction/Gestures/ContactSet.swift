internal import TapLayout

/// One pointer that touches, or touched and still counts.
struct Contact: BitwiseCopyable, Sendable {
  /// The pointer.
  var pointer: PointerID
  /// Where it went down.
  var origin: Point
  /// Where it was last.
  var location: Point
  /// Whether it touches still.
  var isDown: Bool
}

/// The few contacts that make up a gesture, kept without an allocation.
///
/// There is space for eight; a gesture can't have more fingers. A lifted contact stays until it is
/// removed: it still counts for the location of a tap.
struct ContactSet: Sendable {
  /// The number of contacts, lifted ones too.
  private(set) var count = 0

  private var slots = [8 of Contact](
    repeating: Contact(
      pointer: PointerID(0), origin: Point(x: 0, y: 0), location: Point(x: 0, y: 0), isDown: false))

  /// The number of contacts that touch.
  var downCount: Int {
    var total = 0
    for index in 0..<count where slots[index].isDown { total += 1 }
    return total
  }

  /// The center of all contacts; `nil` of none.
  var centroid: Point? {
    guard count > 0 else { return nil }
    var sum = Point(x: 0, y: 0)
    for index in 0..<count {
      sum.x += slots[index].location.x
      sum.y += slots[index].location.y
    }
    return Point(x: sum.x / Double(count), y: sum.y / Double(count))
  }

  /// Returns whether a pointer is one of the contacts and touches.
  func isDown(_ pointer: PointerID) -> Bool { index(of: pointer) != nil }

  /// Returns whether one of the contacts went down near a point.
  func hasOrigin(near place: Point, within reach: Reach) -> Bool {
    for index in 0..<count where reach.joins(slots[index].origin, place) { return true }
    return false
  }

  /// Returns whether every contact is near the point where it went down.
  func stays(within reach: Reach) -> Bool {
    for index in 0..<count where !reach.joins(slots[index].origin, slots[index].location) {
      return false
    }
    return true
  }

  /// Takes in a contact; `false` where it is down already or there is no room.
  mutating func insert(_ down: PointerEvent) -> Bool {
    guard count < slots.count, !isDown(down.pointer) else { return false }
    slots[count] = Contact(
      pointer: down.pointer, origin: down.location, location: down.location, isDown: true)
    count += 1
    return true
  }

  /// Moves a contact that touches; `false` where it was there already.
  mutating func move(_ event: PointerEvent) -> Bool {
    guard let index = index(of: event.pointer), slots[index].location != event.location else {
      return false
    }
    slots[index].location = event.location
    return true
  }

  /// Notes that a contact touches no more.
  mutating func lift(_ pointer: PointerID) {
    guard let index = index(of: pointer) else { return }
    slots[index].isDown = false
  }

  /// Forgets a contact that touches; `false` where there is none.
  mutating func remove(_ pointer: PointerID) -> Bool {
    guard let index = index(of: pointer) else { return false }
    for later in index..<(count - 1) { slots[later] = slots[later + 1] }
    count -= 1
    return true
  }

  /// Forgets all contacts.
  mutating func removeAll() { count = 0 }

  private func index(of pointer: PointerID) -> Int? {
    for index in 0..<count where slots[index].isDown && slots[index].pointer == pointer {
      return index
    }
    return nil
  }
}
