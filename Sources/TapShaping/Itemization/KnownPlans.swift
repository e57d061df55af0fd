/// The numbers of the plans of one style, few, so that looking through them beats hashing.
struct KnownPlans {
  private var plans: [(face: FontFace, script: UInt32, isRightToLeft: Bool, number: Int)] = []

  /// The number of the plan of a face, a script and a direction.
  subscript(face: FontFace, script: UInt32, isRightToLeft: Bool) -> Int? {
    get {
      for plan in plans
      where plan.face === face && plan.script == script && plan.isRightToLeft == isRightToLeft {
        return plan.number
      }
      return nil
    }
    set {
      guard let newValue else { return }
      plans.append((face, script, isRightToLeft, newValue))
    }
  }
}
