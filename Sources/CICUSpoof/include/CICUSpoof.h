#pragma once
#include <stdbool.h>
#include <stdint.h>

// Checks of identifiers by UTS #39. They are apart from CICU since they alone need ICU's i18n
// library.

/// A range of scalars, both ends in it.
typedef struct icu_scalar_range {
  uint32_t first, last;
} icu_scalar_range;

/// What checks identifiers by UTS #39. Any number of threads may use one.
typedef struct icu_spoof icu_spoof;

/// Opens a checker for the life of the program, with restriction level "highly restrictive", which
/// allows the scalars that UTS #39 recommends or includes but for `excluded`. Returns null where
/// `status` tells why.
const icu_spoof *_Nullable icu_spoof_open(const icu_scalar_range *_Nullable excluded,
                                          int32_t count, int32_t *_Nonnull status);

/// Returns the bits of the checks that an identifier fails (ICU's `USPOOF_` numbers), and above
/// them its restriction level from 1 (ASCII) on.
uint32_t icu_spoof_check(const icu_spoof *_Nonnull self, const uint8_t *_Nullable text,
                         int32_t count, int32_t *_Nonnull status);

/// The bits of a check.
enum {
  icu_spoof_checks = 0xFFFF,
  icu_spoof_character = 1 << 6,  // a scalar that is not allowed
  icu_spoof_level_shift = 28
};

/// Writes the skeleton of an identifier to `out` and returns how many bytes it takes; where they are
/// more than `capacity`, what `out` holds is not to be read. Keeps no pointer.
int32_t icu_spoof_skeleton(const icu_spoof *_Nonnull self, const uint8_t *_Nullable text,
                           int32_t count, uint8_t *_Nullable out, int32_t capacity,
                           int32_t *_Nonnull status);
