#include "CICU.h"
#include "utf.h"

#include <stdlib.h>
#include <unicode/ubidi.h>

struct icu_bidi {
  UBiDi *bidi;
  UChar *units;
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
  free(self);
}

int32_t icu_bidi_levels(icu_bidi *self, const uint8_t *text, int32_t count, int32_t base,
                        uint8_t *levels, int32_t *status) {
  *status = U_ZERO_ERROR;
  if (count == 0) return base > 0;
  if (count > self->capacity) {
    free(self->units);
    self->capacity = 0;
    self->units = malloc((size_t)count * sizeof *self->units);
    if (!self->units) {
      *status = U_MEMORY_ALLOCATION_ERROR;
      return 0;
    }
    self->capacity = count;
  }
  const tap_units units = tap_to_utf16(text, count, self->units);
  UErrorCode error = U_ZERO_ERROR;
  const UBiDiLevel wanted = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  ubidi_setPara(self->bidi, self->units, units.count, wanted, NULL, &error);
  const UBiDiLevel *found = U_SUCCESS(error) ? ubidi_getLevels(self->bidi, &error) : NULL;
  *status = error;
  if (!found || U_FAILURE(error)) return 0;
  tap_place place = {0, 0};
  for (int32_t unit = 0; unit < units.count;) {
    const int32_t start = place.byte;
    tap_advance(&place, unit + 1, text, count, &units);
    memset(levels + start, found[unit], (size_t)(place.byte - start));
    unit = place.unit;
  }
  return ubidi_getParaLevel(self->bidi);
}
