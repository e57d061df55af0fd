#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

/// The script of a scalar, quickly where it is ASCII.
static int32_t script_of(UChar32 scalar) {
  if (scalar < 0x80) {
    const UChar32 lower = scalar | 0x20;
    return lower >= 'a' && lower <= 'z' ? USCRIPT_LATIN : USCRIPT_COMMON;
  }
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript(scalar, &error);
}

/// Whether a scalar is a paired bracket, quickly where it is none of ASCII.
static int32_t bracket_of(UChar32 scalar, int32_t script) {
  const bool is_plain = scalar < 0x28 || (scalar > 0x29 && scalar < 0x5B);
  if (is_plain || script != USCRIPT_COMMON) return U_BPT_NONE;
  return u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

int32_t icu_script_items(const uint8_t *text, int32_t count, icu_script_item *out,
                         int32_t capacity, int32_t *done) {
  int32_t written = 0;
  int32_t at = 0;
  while (at < count) {
    int32_t next = at;
    UChar32 scalar;
    U8_NEXT(text, next, count, scalar);
    if (scalar < 0) scalar = 0xFFFD;
    const int32_t script = script_of(scalar);
    const int32_t pair = bracket_of(scalar, script);
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

int32_t icu_script_of(uint32_t scalar) { return script_of((UChar32)scalar); }

bool icu_script_is_used(int32_t script, uint32_t scalar) {
  return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}
