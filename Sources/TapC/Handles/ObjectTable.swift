import CTap
import Synchronization

/// What C has of the library: an object behind a number.
///
/// Most never change. Those that do are used by one caller at a time, as the table sees to it.
class TapObject: @unchecked Sendable {
  /// What it is called in messages.
  class var name: String { "object" }
}

/// The objects that C has, by numbers in the disguise of pointers.
///
/// A number names a slot and how often that was used before, so one that was released, or was never
/// given out, is recognized. No pointer of C's is ever followed to an object.
final class ObjectTable: Sendable {
  static let shared = ObjectTable()

  private struct Slot {
    var object: TapObject?
    var generation: UInt = 0
    var count = 0
    var isBusy = false
  }

  private struct Slots {
    var all: [Slot] = []
    var free: [Int] = []
  }

  private let slots = Mutex(Slots())

  /// The bits of a number: three zeros, the index of the slot from 1, the generation.
  private static let indexBits = 32
  private static let generations: UInt = 1 << 28

  /// Gives out an object, with one reference.
  func add(_ object: TapObject) throws(CallError) -> OpaquePointer {
    let number = slots.withLock { slots -> UInt? in
      let index = slots.free.popLast() ?? slots.all.count
      guard index < 1 << 31 else { return nil }
      if index == slots.all.count { slots.all.append(Slot()) }
      slots.all[index].object = object
      slots.all[index].count = 1
      slots.all[index].isBusy = false
      return Self.number(index, slots.all[index].generation)
    }
    guard let pointer = unsafe number.flatMap({ unsafe OpaquePointer(bitPattern: $0) }) else {
      throw CallError(TAP_NO_MEMORY, "there are too many objects; release some")
    }
    return unsafe pointer
  }

  /// Counts one more reference.
  func retain(_ number: UInt) throws(CallError) {
    let isThere = slots.withLock { slots in
      guard let index = Self.index(number, in: slots) else { return false }
      slots.all[index].count += 1
      return true
    }
    guard isThere else { throw Self.invalid("object") }
  }

  /// Counts one reference less.
  func release(_ number: UInt) throws(CallError) {
    // The object ends outside of the lock: what it owns may need the table.
    let ended = slots.withLock { slots -> TapObject?? in
      guard let index = Self.index(number, in: slots) else { return nil }
      slots.all[index].count -= 1
      guard slots.all[index].count == 0 else { return .some(nil) }
      defer {
        slots.all[index].object = nil
        slots.all[index].generation += 1
        // A slot that has been used so often is never used again.
        if slots.all[index].generation < Self.generations { slots.free.append(index) }
      }
      return slots.all[index].object
    }
    guard ended != nil else { throw Self.invalid("object") }
  }

  /// The object behind a number.
  func object<Object: TapObject>(
    _ pointer: OpaquePointer?, as type: Object.Type = Object.self
  ) throws(CallError) -> Object {
    let number = UInt(bitPattern: pointer)
    let found = slots.withLock { slots in
      Self.index(number, in: slots).flatMap { slots.all[$0].object }
    }
    guard let found else { throw Self.invalid(type.name) }
    guard Swift.type(of: found) == type else {
      throw CallError(
        TAP_INVALID_OBJECT, "expected a \(type.name), found a \(Swift.type(of: found).name)")
    }
    return unsafe unsafeDowncast(found, to: type)
  }

  /// Calls `body` with an object that changes, while other callers get `TAP_BUSY`.
  func use<Object: TapObject>(
    _ pointer: OpaquePointer?, as type: Object.Type = Object.self,
    _ body: (Object) throws(CallError) -> Void
  ) throws(CallError) {
    let object = unsafe try object(pointer, as: type)
    let number = UInt(bitPattern: pointer)
    let isFree = slots.withLock { slots in
      guard let index = Self.index(number, in: slots), !slots.all[index].isBusy else {
        return false
      }
      slots.all[index].isBusy = true
      return true
    }
    guard isFree else {
      throw CallError(
        TAP_BUSY, "the \(type.name) is at work in another thread, or calls back right now")
    }
    defer {
      slots.withLock { slots in
        // It may have been released meanwhile.
        if let index = Self.index(number, in: slots) { slots.all[index].isBusy = false }
      }
    }
    try body(object)
  }

  private static func number(_ index: Int, _ generation: UInt) -> UInt {
    (generation << UInt(indexBits) | UInt(index + 1)) << 3
  }

  /// The slot that a number names, if it is in use.
  private static func index(_ number: UInt, in slots: Slots) -> Int? {
    let index = Int(number >> 3 & (1 << UInt(indexBits) - 1)) - 1
    guard slots.all.indices.contains(index), slots.all[index].object != nil,
      self.number(index, slots.all[index].generation) == number
    else { return nil }
    return index
  }

  private static func invalid(_ name: String) -> CallError {
    CallError(TAP_INVALID_OBJECT, "expected a \(name), but there is none: was it released?")
  }
}

/// Gives out an object.
@unsafe func give(
  _ object: TapObject, _ result: UnsafeMutablePointer<OpaquePointer?>?, _ name: String
) throws(CallError) {
  let result = unsafe try Output.require(result, name)
  unsafe result.pointee = unsafe try ObjectTable.shared.add(object)
}

/// Passes on a string that belongs to an object.
@unsafe func give(
  _ string: OwnedString?, _ start: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ name: String
) throws(CallError) {
  let start = unsafe try Output.require(start, name)
  let length = unsafe try Output.require(length, "length")
  unsafe start.pointee = unsafe string?.start
  unsafe length.pointee = string?.count ?? 0
}

/// Passes on how many things an object has.
@unsafe func giveCount<Object: TapObject>(
  _ count: UnsafeMutablePointer<Int>?, of object: OpaquePointer?, _ value: (Object) -> Int
) -> tap_status {
  attempt { () throws(CallError) in
    let object: Object = try unsafe ObjectTable.shared.object(object)
    unsafe try Output.require(count, "count").pointee = value(object)
  }
}
