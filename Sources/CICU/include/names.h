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

/// Writes a text without its nonspacing marks, composed (NFC), as `icu_idna_map` writes a name.
int32_t icu_without_marks(const uint8_t *_Nullable text, int32_t count, uint8_t *_Nullable out,
                          int32_t capacity, int32_t *_Nonnull status);
