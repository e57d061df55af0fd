#include "names.h"

#include <unicode/uidna.h>

static const UIDNA *uidna(const icu_idna *self) { return (const UIDNA *)self; }

const icu_idna *icu_idna_open(bool std3, int32_t *status) {
  const uint32_t options = UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ |
                           UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE;
  UErrorCode error = U_ZERO_ERROR;
  UIDNA *idna = uidna_openUTS46(std3 ? options | UIDNA_USE_STD3_RULES : options, &error);
  *status = error;
  return U_SUCCESS(error) ? (const icu_idna *)idna : NULL;
}

int32_t icu_idna_map(const icu_idna *self, int32_t what, const uint8_t *text, int32_t count,
                     uint8_t *out, int32_t capacity, uint32_t *errors, int32_t *status) {
  int32_t (*const functions[])(const UIDNA *, const char *, int32_t, char *, int32_t, UIDNAInfo *,
                               UErrorCode *) = {
      uidna_nameToASCII_UTF8, uidna_nameToUnicodeUTF8, uidna_labelToUnicodeUTF8};
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  UErrorCode error = U_ZERO_ERROR;
  const int32_t needed = functions[what](uidna(self), text ? (const char *)text : "", count,
                                         (char *)out, capacity, &info, &error);
  *errors = info.errors;
  *status = error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : error;
  return needed;
}
