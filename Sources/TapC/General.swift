// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
public import CTap

/// The version of the interface.
private let version = OwnedString("1.0.0")

@c @implementation @unsafe public func tap_version() -> UnsafePointer<CChar>! {
  unsafe version.start
}

@c @implementation @unsafe public func tap_error_message() -> UnsafePointer<CChar>! {
  unsafe ctap_error()
}

@c @implementation @unsafe public func tap_retain(_ object: UnsafeRawPointer!) -> tap_status {
  attempt { () throws(CallError) in
    try ObjectTable.shared.retain(UInt(bitPattern: object))
  }
}

@c @implementation @unsafe public func tap_release(_ object: UnsafeRawPointer!) -> tap_status {
  attempt { () throws(CallError) in
    let number = UInt(bitPattern: object)
    if number != 0 { try ObjectTable.shared.release(number) }
  }
}
