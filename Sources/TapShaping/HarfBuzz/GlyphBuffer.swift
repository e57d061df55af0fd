import CHarfBuzz

/// HarfBuzz's buffer, kept from one call to the next.
struct GlyphBuffer: ~Copyable {
  let buffer: hb_buffer_t

  init() {
    buffer = hb_buffer_create()
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
  }

  /// Shapes a range of some text, of which the rest is context; returns whether memory sufficed.
  ///
  /// Characters are numbered by their offset in the text.
  func shape(_ text: Span<UInt8>, _ range: Range<Int>, _ plan: ShapePlan) -> Bool {
    hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(characters.count), UInt32(range.lowerBound),
          Int32(range.count))
      }
    }
    hb_buffer_set_direction(buffer, plan.direction)
    hb_buffer_set_script(buffer, plan.script)
    unsafe hb_buffer_set_language(buffer, plan.language)
    unsafe plan.features.withUnsafeBufferPointer { features in
      unsafe hb_shape(plan.font, buffer, features.baseAddress, UInt32(features.count))
    }
    return hb_buffer_allocation_successful(buffer) != 0
  }
}
