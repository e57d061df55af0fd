#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <unicode/utf16.h>
#include <unicode/utf8.h>

// UTF-8 to UTF-16 and back to places. ICU's UTF-16 iterators are faster than its UTF-8 ones by
// more than the conversion costs.

/// What a conversion found.
typedef struct tap_units {
  int32_t count;
  bool is_ascii, is_well_formed;
} tap_units;

/// Writes `text` as UTF-16 to `out`, which holds `count` units at least.
static inline tap_units tap_to_utf16(const uint8_t *text, int32_t count, UChar *out) {
  tap_units result = {0, true, true};
  int32_t at = 0;
  int32_t unit = 0;
  while (at < count) {
    while (count - at >= 8) {
      uint64_t word;
      memcpy(&word, text + at, 8);
      if (word & 0x8080808080808080u) break;
      for (int k = 0; k < 8; k++) out[unit + k] = text[at + k];
      at += 8;
      unit += 8;
    }
    // A few scalars one by one, then back to the fast loop.
    const int32_t stop = count - at > 8 ? at + 8 : count;
    while (at < stop) {
      UChar32 scalar = text[at];
      if (scalar < 0x80) {
        at++;
        out[unit++] = (UChar)scalar;
        continue;
      }
      result.is_ascii = false;
      U8_NEXT(text, at, count, scalar);
      if (scalar < 0) {
        result.is_well_formed = false;
        scalar = 0xFFFD;
      }
      U16_APPEND_UNSAFE(out, unit, scalar);
    }
  }
  result.count = unit;
  return result;
}

/// A place in a text, counted in both encodings.
typedef struct tap_place {
  int32_t byte, unit;
} tap_place;

/// Moves a place on to a UTF-16 offset.
static inline void tap_advance(tap_place *place, int32_t unit, const uint8_t *text, int32_t count,
                               const tap_units *units) {
  if (units->is_ascii) {
    place->byte += unit - place->unit;
    place->unit = unit;
    return;
  }
  int32_t byte = place->byte;
  int32_t at = place->unit;
  if (units->is_well_formed) {
    while (at < unit) {
      const uint8_t lead = text[byte];
      byte += 1 + (lead >= 0xC0) + (lead >= 0xE0) + (lead >= 0xF0);
      at += 1 + (lead >= 0xF0);
    }
  } else {
    while (at < unit && byte < count) {
      UChar32 scalar;
      U8_NEXT(text, byte, count, scalar);
      at += scalar > 0xFFFF ? 2 : 1;
    }
  }
  place->byte = byte;
  place->unit = at;
}
