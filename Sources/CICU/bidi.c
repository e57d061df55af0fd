#include "CICU.h"
#include "utf.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>

struct icu_bidi {
  UBiDi *bidi;
  UChar *units;
  uint8_t *levels;
  int32_t capacity;
};

icu_bidi *icu_bidi_open(int32_t *status) {
  icu_bidi *self = calloc(1, sizeof *self);
  if (self) self->bidi = ubidi_open();
  if (!self || !self->bidi) {
    free(self);
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  *status = U_ZERO_ERROR;
  return self;
}

void icu_bidi_close(icu_bidi *self) {
  ubidi_close(self->bidi);
  free(self->units);
  free(self->levels);
  free(self);
}

/// Makes room for a text of `count` bytes.
static bool reserve(icu_bidi *self, int32_t count) {
  if (count <= self->capacity) return true;
  free(self->units);
  free(self->levels);
  self->units = malloc((size_t)count * sizeof *self->units);
  self->levels = malloc((size_t)count);
  self->capacity = self->units && self->levels ? count : 0;
  return self->capacity > 0;
}

const uint8_t *icu_bidi_levels(icu_bidi *self, const uint8_t *text, int32_t count, int32_t *base,
                               int32_t *status) {
  *status = U_ZERO_ERROR;
  if (!reserve(self, count)) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  const tap_units units = tap_to_utf16(text, count, self->units);
  UErrorCode error = U_ZERO_ERROR;
  const UBiDiLevel wanted = *base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)*base;
  ubidi_setPara(self->bidi, self->units, units.count, wanted, NULL, &error);
  const UBiDiLevel *found = U_SUCCESS(error) ? ubidi_getLevels(self->bidi, &error) : NULL;
  *status = error;
  if (!found || U_FAILURE(error)) return NULL;
  *base = ubidi_getParaLevel(self->bidi);
  if (units.is_ascii) return found;
  tap_place place = {0, 0};
  for (int32_t unit = 0; unit < units.count; unit = place.unit) {
    const int32_t start = place.byte;
    tap_advance(&place, unit + 1, text, count, &units);
    for (int32_t at = start; at < place.byte; at++) self->levels[at] = found[unit];
  }
  return self->levels;
}

static bool is_strong(UCharDirection direction) {
  return direction == U_LEFT_TO_RIGHT || direction == U_RIGHT_TO_LEFT ||
         direction == U_RIGHT_TO_LEFT_ARABIC;
}

/// How many isolates or embeddings a scalar opens; below 0 it closes one.
static int32_t opened(UCharDirection direction) {
  switch (direction) {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_FIRST_STRONG_ISOLATE: return 1;
    case U_POP_DIRECTIONAL_FORMAT:
    case U_POP_DIRECTIONAL_ISOLATE: return -1;
    default: return 0;
  }
}

int32_t icu_bidi_base(const uint8_t *text, int32_t count) {
  int32_t isolates = 0;
  for (int32_t at = 0; at < count;) {
    UChar32 scalar;
    U8_NEXT(text, at, count, scalar);
    const UCharDirection direction = u_charDirection(scalar < 0 ? 0xFFFD : scalar);
    if (direction == U_POP_DIRECTIONAL_ISOLATE) {
      if (isolates > 0) isolates--;
    } else if (direction >= U_FIRST_STRONG_ISOLATE && direction <= U_RIGHT_TO_LEFT_ISOLATE) {
      isolates++;
    } else if (isolates == 0 && is_strong(direction)) {
      return direction != U_LEFT_TO_RIGHT;
    }
  }
  return 0;
}

int32_t icu_bidi_cut(const uint8_t *text, int32_t start, int32_t count) {
  const int32_t end = start + count;
  const int32_t least = start + count / 2;
  int32_t depth = 0, brackets = 0;
  int32_t best = 0, second = 0, last = start;
  bool was_strong = false;
  for (int32_t at = start; at < end;) {
    const int32_t place = at;
    UChar32 scalar;
    // The scalar may reach over the end; then it belongs to the next part.
    U8_NEXT(text, at, end, scalar);
    if (scalar < 0) scalar = 0xFFFD;
    last = place;
    const UCharDirection direction = u_charDirection(scalar);
    if (place > least && depth == 0 && was_strong && is_strong(direction)) {
      second = place;
      if (brackets == 0) best = place;
    }
    was_strong = is_strong(direction);
    depth += opened(direction);
    if (depth < 0) depth = 0;
    if (direction != U_OTHER_NEUTRAL) continue;
    const int32_t pair = u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (pair == U_BPT_OPEN) brackets++;
    if (pair == U_BPT_CLOSE && brackets > 0) brackets--;
  }
  if (best > 0) return best;
  if (second > 0) return second;
  return last > start ? last : end;
}
