#pragma once
#include "CICU.h"

#include <unicode/utypes.h>

/// Writes the bits that `pack` gives for all scalars, as `icu_pack_ranges` tells. Blocks of letters
/// are taken for equal from samples, but for letters with one of the bits `single`.
int32_t icu_write_ranges(uint16_t (*_Nonnull pack)(UChar32), uint16_t single,
                         icu_pack_range *_Nonnull out, int32_t capacity);
