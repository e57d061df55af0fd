#pragma once
#include <stdbool.h>
#include <stdint.h>

// Names of hosts: their mapping by UTS #46.

/// What maps the names of hosts by UTS #46, non-transitionally, with bidi and joiners checked. Any
/// number of threads may use one.
typedef struct icu_idna icu_idna;

/// What to map: a name to ASCII, a name to Unicode, a single label to Unicode.
enum { icu_idna_name_to_ascii, icu_idna_name_to_unicode, icu_idna_label_to_unicode };

/// Opens a mapping for the life of the program. With `std3` set, ASCII other than letters, digits
/// and hyphens is disallowed. Returns null where `status` tells why.
const icu_idna *_Nullable icu_idna_open(bool std3, int32_t *_Nonnull status);

/// Writes what `text` maps to and returns how many bytes that takes; where they are more than
/// `capacity`, what stands in `out` is not to be read. Sets the bits of ICU's `UIDNA_ERROR_`
/// numbers in `errors`. Keeps no pointer.
int32_t icu_idna_map(const icu_idna *_Nonnull self, int32_t what, const uint8_t *_Nullable text,
                     int32_t count, uint8_t *_Nullable out, int32_t capacity,
                     uint32_t *_Nonnull errors, int32_t *_Nonnull status);

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

/// Writes the skeleton of an identifier as `icu_idna_map` writes a name.
int32_t icu_spoof_skeleton(const icu_spoof *_Nonnull self, const uint8_t *_Nullable text,
                           int32_t count, uint8_t *_Nullable out, int32_t capacity,
                           int32_t *_Nonnull status);

/// Writes a text without its nonspacing marks, composed (NFC), as `icu_idna_map` writes a name.
int32_t icu_without_marks(const uint8_t *_Nullable text, int32_t count, uint8_t *_Nullable out,
                          int32_t capacity, int32_t *_Nonnull status);
