import CICU
import Synchronization

/// One opened ICU break iterator for each kind and locale, from which finders are cloned.
///
/// Opening reads rules and takes microseconds; a clone shares them.
@safe final class BreakerPrototypes: Sendable {
  static let shared = BreakerPrototypes()

  private struct Key: Hashable {
    let kind: BoundaryFinder.Kind
    let locale: String
    let strictness: LineRules.Strictness?
  }

  /// A prototype, which only the owner of the lock touches.
  @safe private final class Prototype {
    let handle: OpaquePointer
    init(_ handle: OpaquePointer) { unsafe self.handle = handle }
    deinit { unsafe icu_breaker_close(handle) }
  }

  /// A text may name any number of locales; this bounds what they hold on to.
  private static let limit = 64

  private let opened = Mutex<[Key: Prototype]>([:])

  /// Returns a new iterator, which the caller closes.
  func clone(
    _ kind: BoundaryFinder.Kind, locale: String, strictness: LineRules.Strictness?
  ) throws(UnicodeError) -> OpaquePointer {
    var status: Int32 = 0
    let handle = unsafe opened.withLock { opened -> OpaquePointer? in
      let key = Key(kind: kind, locale: locale, strictness: strictness)
      if let known = opened[key] { return unsafe icu_breaker_clone(known.handle, &status) }
      guard
        let handle = unsafe icu_breaker_open(
          kind.rawValue, locale, strictness?.rawValue, &status)
      else { return nil }
      if opened.count >= Self.limit { opened.removeAll() }
      let prototype = unsafe Prototype(handle)
      opened[key] = prototype
      return unsafe icu_breaker_clone(prototype.handle, &status)
    }
    guard let handle = unsafe handle else {
      throw UnicodeError(
        service: "finding boundaries (\(kind), locale \"\(locale)\")", icuStatus: status)
    }
    return unsafe handle
  }
}
