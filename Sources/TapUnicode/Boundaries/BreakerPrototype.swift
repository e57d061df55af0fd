import CICU
import Synchronization

/// An opened ICU break iterator, from which others are cloned.
///
/// Opening reads rules and takes microseconds; a clone shares them, which still costs as much as
/// the line breaks of a short paragraph. So the last clone that was returned is kept for the next
/// user.
///
/// Its own iterator is only ever cloned, one clone at a time under the lock of `BreakerPrototypes`,
/// and the spare one has one owner: so it is Sendable.
@safe final class BreakerPrototype: @unchecked Sendable {
  private let handle: OpaquePointer
  private let spare = unsafe Atomic<OpaquePointer?>(nil)

  /// Opens an iterator; `nil` where ICU can't, with the reason in `status`.
  init?(
    _ kind: BoundaryFinder.Kind, locale: String, strictness: LineRules.Strictness?,
    _ status: inout Int32
  ) {
    guard
      let handle = unsafe icu_breaker_open(kind.rawValue, locale, strictness?.rawValue, &status)
    else { return nil }
    unsafe self.handle = handle
  }

  deinit {
    if let spare = unsafe spare.exchange(nil, ordering: .acquiring) {
      unsafe icu_breaker_close(spare)
    }
    unsafe icu_breaker_close(handle)
  }

  /// Returns the spare iterator, else a new clone; `nil` where ICU can't make one, with the reason
  /// in `status`.
  func take(_ status: inout Int32) -> OpaquePointer? {
    if let spare = unsafe spare.exchange(nil, ordering: .acquiring) { return unsafe spare }
    return unsafe icu_breaker_clone(handle, &status)
  }

  /// Keeps an iterator that was taken, and closes the one that it kept before.
  func giveBack(_ handle: OpaquePointer) {
    unsafe icu_breaker_rest(handle)
    if let other = unsafe spare.exchange(handle, ordering: .acquiringAndReleasing) {
      unsafe icu_breaker_close(other)
    }
  }
}
