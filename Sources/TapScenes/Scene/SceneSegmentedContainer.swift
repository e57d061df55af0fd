import TapViews

/// A container that shows one of its views at a time, as a segmented control says.
struct SceneSegmentedContainer: Sendable {
  /// The identifier of the control.
  var control: String
}

extension SceneSegmentedContainer {
  /// Takes the keys of a container.
  init(_ fields: inout JSONFields, into references: inout SceneReferences) throws(SceneError) {
    control = try references.segmentedControl(try fields.require("control"))
  }
}
