import CHarfBuzz
import Synchronization

/// The instances of a face that were asked for, each made once.
final class FontInstanceCache: Sendable {
  private let face: hb_face_t
  private let axes: [FontAxis]
  /// The instance with all axes at their standard.
  let standard: FontInstance
  private let instances = Mutex<[[Double]: FontInstance]>([:])

  /// How many instances are kept; an animation along an axis asks for more.
  private static let capacity = 64

  init(_ face: hb_face_t, axes: [FontAxis]) {
    self.face = face
    self.axes = axes
    standard = FontInstance(of: face, axes, at: axes.map(\.standard))
  }

  /// The instance nearest to some values of axes, by tag; what the face lacks is ignored.
  func instance(at wanted: [String: Double]) -> FontInstance {
    let values = axes.map { axis in wanted[axis.tag].map(axis.nearest) ?? axis.standard }
    guard zip(axes, values).contains(where: { $0.standard != $1 }) else { return standard }
    return instances.withLock { instances in
      if let instance = instances[values] { return instance }
      let instance = FontInstance(of: face, axes, at: values)
      if instances.count >= Self.capacity { instances.removeAll() }
      instances[values] = instance
      return instance
    }
  }
}
