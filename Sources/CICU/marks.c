#include "names.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

/// Takes the nonspacing marks out of a text, and returns how long it is then.
static int32_t drop_marks(UChar *text, int32_t count) {
  int32_t written = 0;
  for (int32_t at = 0; at < count;) {
    UChar32 scalar;
    U16_NEXT(text, at, count, scalar);
    if (u_charType(scalar) != U_NON_SPACING_MARK) U16_APPEND_UNSAFE(text, written, scalar);
  }
  return written;
}

int32_t icu_without_marks(const uint8_t *text, int32_t count, uint8_t *out, int32_t capacity,
                          int32_t *status) {
  // A scalar of canonical form takes at most three times the units (Unicode FAQ).
  enum { growth = 3 };
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *decompose = unorm2_getNFDInstance(&error);
  const UNormalizer2 *compose = unorm2_getNFCInstance(&error);
  const int32_t room = count * growth + 1;
  UChar *units = malloc(sizeof(UChar) * (size_t)room * 2);
  int32_t needed = 0;
  if (!units) error = U_MEMORY_ALLOCATION_ERROR;
  if (U_SUCCESS(error)) {
    UChar *const letters = units + room;
    int32_t length = 0;
    u_strFromUTF8WithSub(units, room, &length, (const char *)text, count, 0xFFFD, NULL, &error);
    length = unorm2_normalize(decompose, units, length, letters, room, &error);
    if (U_SUCCESS(error)) length = drop_marks(letters, length);
    length = unorm2_normalize(compose, letters, length, units, room, &error);
    u_strToUTF8((char *)out, capacity, &needed, units, length, &error);
  }
  free(units);
  *status = error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : error;
  return needed;
}
