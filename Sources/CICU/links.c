#include "CICU.h"
#include "ranges.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

/// Terminal_Punctuation as Unicode 17 has it: it came to a few marks after Unicode 15, and left one.
static bool is_terminal(UChar32 c) {
  switch (c) {
    case 0x0836: return false;
    case 0x2024: case 0x2CF9: case 0x2CFA: case 0x2CFB: case 0xFE12: case 0xFE15: case 0xFE16:
      return true;
    default: return u_hasBinaryProperty(c, UCHAR_TERMINAL_PUNCTUATION);
  }
}

/// XID_Continue as Unicode 17 has it: joiners and middle dots came to it after Unicode 15.
static bool continues_word(UChar32 c) {
  return c == 0x200C || c == 0x200D || c == 0x30FB || c == 0xFF65 ||
         u_hasBinaryProperty(c, UCHAR_XID_CONTINUE);
}

/// Link_Term as UTS #58 derives it from other properties; what it does not list is Hard.
static uint16_t term(UChar32 c, uint32_t mask) {
  const uint32_t hard = U_GC_CC_MASK | U_GC_CN_MASK | U_GC_CO_MASK | U_GC_CS_MASK;
  if (mask & hard || u_isUWhiteSpace(c) || u_hasBinaryProperty(c, UCHAR_DEPRECATED))
    return icu_link_hard;
  if (c == '<') return icu_link_open;
  if (c == '>') return icu_link_close;
  switch (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return icu_link_open;
    case U_BPT_CLOSE: return icu_link_close;
    default: break;
  }
  if (is_terminal(c)) return icu_link_soft;
  if (u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_QUOTATION) return icu_link_soft;
  return icu_link_include;
}

static bool is_ascii_host(UChar32 c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

/// Whether a local part may hold it: the atext of RFC 5322, a dot, or a letter beyond ASCII.
static bool is_email(UChar32 c) {
  if (c >= 0x80) return continues_word(c);
  if (is_ascii_host(c) || c == '.') return true;
  for (const char *mark = "!#$%&'*+/=?^_`{|}~"; *mark; mark++)
    if (c == *mark) return true;
  return false;
}

/// What UTS #46 does with a scalar, from the data of ICU's own IDNA: nothing, or it maps it to
/// others, or it forbids it, which shows as U+FFFD. What it ignores is no letter of a host either.
static uint16_t host_bits(UChar32 c) {
  if (c < 0x80) return is_ascii_host(c) ? icu_link_host : 0;
  // Two fillers of Hangul and the replacement character map to themselves there.
  if (c == 0x115F || c == 0x1160 || c == 0xFFFD) return 0;
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *mapping = unorm2_getInstance(NULL, "uts46", UNORM2_COMPOSE, &error);
  if (U_FAILURE(error)) return 0;
  UChar units[32];
  const int32_t count = unorm2_getDecomposition(mapping, c, units, 32, &error);
  if (U_FAILURE(error) || count == 0) return 0;
  if (count < 0) return icu_link_host;
  for (int32_t k = 0; k < count; k++)
    if (units[k] == 0xFFFD || (units[k] < 0x80 && !is_ascii_host(units[k]))) return 0;
  return icu_link_host | icu_link_mapped;
}

/// Fillers, operators and formats that show nothing: bidi controls are told apart.
static bool is_invisible(UChar32 c) {
  switch (c) {
    case 0x00AD: case 0x115F: case 0x1160: case 0x17B4: case 0x17B5: case 0x180E: case 0x200B:
    case 0x2800: case 0x3164: case 0xFEFF: case 0xFFA0: return true;
    default:
      return (c >= 0x2060 && c <= 0x2064) || (c >= 0xFFF9 && c <= 0xFFFC) ||
             (c >= 0xE0000 && c <= 0xE007F);
  }
}

/// Whether text in its script touches an address: Han, kana, Hangul with its particles, Bopomofo, and
/// the scripts without spaces between words, such as Thai.
static bool is_unspaced(UChar32 c, uint32_t mask) {
  if (u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT) return true;
  if (!(mask & U_GC_L_MASK)) return false;
  // The prolonged sound marks are of no one script.
  if (c == 0x30FC || c == 0xFF70) return true;
  UErrorCode error = U_ZERO_ERROR;
  switch (uscript_getScript(c, &error)) {
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_HANGUL:
    case USCRIPT_BOPOMOFO: return true;
    default: return false;
  }
}

static bool is_wide_mark(UChar32 c, uint16_t term) {
  if (term == icu_link_include || term == icu_link_hard) return false;
  const int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

static uint16_t pack_link(UChar32 c) {
  const uint32_t mask = U_GET_GC_MASK(c);
  uint16_t bits = term(c, mask);
  if (bits == icu_link_include) bits |= host_bits(c);
  if (is_wide_mark(c, bits & icu_link_term)) bits |= icu_link_wide_mark;
  if (is_email(c)) bits |= icu_link_email;
  if (u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL)) bits |= icu_link_bidi_control;
  if (bits & icu_link_bidi_control || is_invisible(c)) bits |= icu_link_invisible;
  if (u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_QUOTATION) bits |= icu_link_quotation;
  if (is_unspaced(c, mask)) bits |= icu_link_unspaced;
  if (c == 0x2025 || c == 0x2026 || c == 0x22EF) bits |= icu_link_ellipsis;
  if (continues_word(c)) bits |= icu_link_word;
  return bits;
}

int32_t icu_link_ranges(icu_pack_range *out, int32_t capacity) {
  // Letters that others stand for are mapped one by one, and a few of them not at all.
  return icu_write_ranges(pack_link, icu_link_mapped, out, capacity);
}

uint32_t icu_link_bracket(uint32_t scalar) {
  const UChar32 c = (UChar32)scalar;
  if (c == '>') return '<';
  if (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_CLOSE) return 0;
  if (u_hasBinaryProperty(c, UCHAR_DEPRECATED)) return 0;
  return (uint32_t)u_getBidiPairedBracket(c);
}
