#include "CICUSpoof.h"

#include <unicode/uset.h>
#include <unicode/uspoof.h>

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
