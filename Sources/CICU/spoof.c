#include "names.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

static const USpoofChecker *checker(const icu_spoof *self) { return (const USpoofChecker *)self; }

/// Makes the set of scalars that may stand in an identifier.
static USet *allowed_set(const icu_scalar_range *excluded, int32_t count, UErrorCode *error) {
  USet *set = uset_openEmpty();
  const USet *recommended = uspoof_getRecommendedSet(error);
  const USet *included = uspoof_getInclusionSet(error);
  if (U_FAILURE(*error)) return set;
  uset_addAll(set, recommended);
  uset_addAll(set, included);
  for (int32_t k = 0; k < count; k++)
    uset_removeRange(set, (UChar32)excluded[k].first, (UChar32)excluded[k].last);
  return set;
}

const icu_spoof *icu_spoof_open(const icu_scalar_range *excluded, int32_t count, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  USpoofChecker *spoof = uspoof_open(&error);
  USet *allowed = allowed_set(excluded, count, &error);
  if (U_SUCCESS(error)) {
    uspoof_setRestrictionLevel(spoof, USPOOF_HIGHLY_RESTRICTIVE);
    uspoof_setAllowedChars(spoof, allowed, &error);
    uspoof_setChecks(spoof, uspoof_getChecks(spoof, &error) | USPOOF_AUX_INFO, &error);
  }
  uset_close(allowed);
  *status = error;
  if (U_SUCCESS(error)) return (const icu_spoof *)spoof;
  uspoof_close(spoof);
  return NULL;
}

uint32_t icu_spoof_check(const icu_spoof *self, const uint8_t *text, int32_t count,
                         int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const int32_t bits =
      uspoof_checkUTF8(checker(self), text ? (const char *)text : "", count, NULL, &error);
  *status = error;
  return (uint32_t)bits & (USPOOF_ALL_CHECKS | USPOOF_RESTRICTION_LEVEL_MASK);
}

int32_t icu_spoof_skeleton(const icu_spoof *self, const uint8_t *text, int32_t count, uint8_t *out,
                           int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const int32_t needed = uspoof_getSkeletonUTF8(
      checker(self), 0, text ? (const char *)text : "", count, (char *)out, capacity, &error);
  *status = error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : error;
  return needed;
}

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
