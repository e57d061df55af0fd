#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

int32_t icu_script_items(const uint8_t *text, int32_t count, icu_script_item *out,
                         int32_t capacity, int32_t *done) {
  int32_t written = 0;
  int32_t at = 0;
  while (at < count) {
    int32_t next = at;
    UChar32 scalar;
    U8_NEXT(text, next, count, scalar);
    if (scalar < 0) scalar = 0xFFFD;
    UErrorCode error = U_ZERO_ERROR;
    const int32_t script = uscript_getScript(scalar, &error);
    const int32_t pair = script == USCRIPT_COMMON
                             ? u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)
                             : U_BPT_NONE;
    icu_script_item *last = written > 0 ? &out[written - 1] : NULL;
    if (pair == U_BPT_NONE && last && last->script == script && last->bracket == 0) {
      last->end = (uint32_t)next;
    } else {
      if (written == capacity) break;
      const bool opens = pair == U_BPT_OPEN;
      const UChar32 closing = opens ? u_getBidiPairedBracket(scalar) : scalar;
      out[written++] = (icu_script_item){(uint32_t)next, script,
                                         pair == U_BPT_NONE ? 0 : (uint32_t)closing, opens};
    }
    at = next;
  }
  *done = at;
  return written;
}

uint32_t icu_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  uint32_t tag = 0;
  for (int k = 0; k < 4; k++) tag = tag << 8 | (uint8_t)(name && *name ? *name++ : ' ');
  return tag;
}
