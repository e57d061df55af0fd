import CICU
import Synchronization

/// One prototype of ICU break iterators for each kind and locale.
@safe final class BreakerPrototypes: Sendable {
  static let shared = BreakerPrototypes()

  private struct Key: Hashable {
    let kind: BoundaryFinder.Kind
    let locale: String
    let strictness: LineRules.Strictness?
  }

  /// A text may name any number of locales; this bounds what they hold on to.
  private static let limit = 64

  private let opened = Mutex<[Key: BreakerPrototype]>([:])

  /// Returns an iterator for exclusive use, and the prototype to return it to.
  func take(
    _ kind: BoundaryFinder.Kind, locale: String, strictness: LineRules.Strictness?
  ) throws(UnicodeError) -> (handle: OpaquePointer, prototype: BreakerPrototype) {
    var status: Int32 = 0
    let taken = unsafe opened.withLock { opened -> (OpaquePointer, BreakerPrototype)? in
      let key = Key(kind: kind, locale: locale, strictness: strictness)
      let known = opened[key]
      guard
        let prototype = known
          ?? BreakerPrototype(kind, locale: locale, strictness: strictness, &status),
        let handle = unsafe prototype.take(&status)
      else { return nil }
      if known == nil {
        if opened.count >= Self.limit { opened.removeAll() }
        opened[key] = prototype
      }
      return unsafe (handle, prototype)
    }
    guard let taken = unsafe taken else {
      throw UnicodeError(
        service: "finding boundaries (\(kind), locale \"\(locale)\")", icuStatus: status)
    }
    return unsafe taken
  }
}
