#include "CICU.h"
#include "ranges.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

static uint16_t group(uint32_t mask) {
  if (mask & U_GC_L_MASK) return 1;
  if (mask & U_GC_M_MASK) return 2;
  if (mask & U_GC_N_MASK) return 3;
  if (mask & U_GC_P_MASK) return 4;
  if (mask & U_GC_S_MASK) return 5;
  if (mask & U_GC_Z_MASK) return 6;
  return mask & (U_GC_CC_MASK | U_GC_CF_MASK) ? 7 : 0;
}

static uint16_t width_bits(UChar32 c, uint32_t mask) {
  const uint32_t none =
      U_GC_M_MASK | U_GC_CC_MASK | U_GC_CF_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
  if (mask & none) return 0;
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH: return 2;
    case U_EA_AMBIGUOUS: return 1 | icu_pack_ambiguous;
    default: return 1;
  }
}

static uint16_t bidi_bits(UChar32 c) {
  switch (u_charDirection(c)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER: return icu_pack_bidi;
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE: return icu_pack_bidi | icu_pack_line_reset;
    case U_BOUNDARY_NEUTRAL:
    case U_BLOCK_SEPARATOR:
    case U_SEGMENT_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL: return icu_pack_line_reset;
    default: return 0;
  }
}

static uint16_t break_bits(UChar32 c, uint32_t mask) {
  uint16_t bits = 0;
  switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
    case U_LB_HEBREW_LETTER: if (mask & U_GC_L_MASK) bits = icu_pack_line_plain; break;
    case U_LB_COMBINING_MARK: if (mask & U_GC_M_MASK) bits = icu_pack_line_plain; break;
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE: bits = icu_pack_hard_break; break;
    case U_LB_COMPLEX_CONTEXT: bits = icu_pack_dictionary | icu_pack_word_dictionary; break;
    case U_LB_IDEOGRAPHIC:
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
    case U_LB_NONSTARTER:
    case U_LB_H2:
    case U_LB_H3:
    case U_LB_JL:
    case U_LB_JV:
    case U_LB_JT: bits = icu_pack_word_dictionary; break;
    default: break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_OTHER:
    case U_GCB_CONTROL:
    case U_GCB_CR:
    case U_GCB_LF:
    case U_GCB_LV:
    case U_GCB_LVT: bits |= icu_pack_plain; break;
    default: break;
  }
  return bits;
}

static uint16_t pack(UChar32 c) {
  const uint32_t mask = U_GET_GC_MASK(c);
  uint16_t bits = width_bits(c, mask) | bidi_bits(c) | break_bits(c, mask);
  bits |= (uint16_t)(group(mask) << icu_pack_group_shift);
  // Only symbols have an emoji presentation, only separators and controls are white space.
  if (mask & U_GC_S_MASK && u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION))
    bits |= icu_pack_emoji;
  if (mask & (U_GC_Z_MASK | U_GC_CC_MASK) && u_isUWhiteSpace(c)) bits |= icu_pack_white_space;
  // Hidden letters are the Hangul fillers.
  if (mask & (U_GC_M_MASK | U_GC_CF_MASK | U_GC_CN_MASK | U_GC_LO_MASK) &&
      u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
    bits |= icu_pack_ignorable;
  return bits;
}

/// Blocks below the first of ideographs are of many kinds.
enum { block = 128, large_block = 1024, first_even = 0x3400 };

/// The categories that come in large blocks of one kind: ideographs and syllables, and what is
/// unassigned or for private use.
static const uint32_t even_mask = U_GC_LO_MASK | U_GC_CN_MASK | U_GC_CO_MASK | U_GC_CS_MASK;

/// The ranges written so far, and what they are of.
typedef struct range_list {
  uint16_t (*pack)(UChar32 scalar);
  icu_pack_range *out;
  int32_t count, capacity;
  uint16_t last;
  /// Bits of letters that no sample stands for.
  uint16_t single;
} range_list;

static void append(range_list *list, UChar32 first, uint16_t bits) {
  if (list->count > 0 && list->last == bits) return;
  if (list->count < list->capacity) list->out[list->count] = (icu_pack_range){(uint32_t)first, bits};
  list->last = bits;
  list->count++;
}

/// Whether a block looks as even as its first scalar.
static bool is_even(const range_list *list, UChar32 first, int32_t size, uint16_t bits) {
  return list->pack(first + size / 3) == bits && list->pack(first + 2 * size / 3) == bits &&
         list->pack(first + size - 1) == bits;
}

/// Returns how many scalars from `first` on to take for equal.
static int32_t even_count(const range_list *list, UChar32 first, UChar32 limit, uint16_t bits) {
  for (int32_t size = large_block; size >= block; size /= large_block / block)
    if (first >= first_even && first % size == 0 && limit - first >= size && is_even(list, first, size, bits)) return size;
  return 1;
}

static UBool see_category(const void *context, UChar32 start, UChar32 limit, UCharCategory type) {
  range_list *list = (range_list *)context;
  const bool may_be_even = U_MASK(type) & even_mask;
  for (UChar32 c = start; c < limit;) {
    const uint16_t bits = list->pack(c);
    append(list, c, bits);
    const bool is_single = U_MASK(type) & U_GC_LO_MASK && bits & list->single;
    c += may_be_even && !is_single ? even_count(list, c, limit, bits) : 1;
  }
  return true;
}

int32_t icu_write_ranges(uint16_t (*pack)(UChar32), uint16_t single, icu_pack_range *out,
                         int32_t capacity) {
  range_list list = {pack, out, 0, capacity, 0, single};
  u_enumCharTypes(see_category, &list);
  return list.count;
}

int32_t icu_pack_ranges(icu_pack_range *out, int32_t capacity) {
  return icu_write_ranges(pack, 0, out, capacity);
}

static uint16_t pack_bidi(UChar32 c) {
  uint16_t bits = (uint16_t)u_charDirection(c);
  if (bits != U_OTHER_NEUTRAL) return bits;
  switch (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return bits | icu_bidi_opens;
    case U_BPT_CLOSE: return bits | icu_bidi_closes;
    default: return bits;
  }
}

int32_t icu_bidi_ranges(icu_pack_range *out, int32_t capacity) {
  return icu_write_ranges(pack_bidi, 0, out, capacity);
}

static uint16_t pack_script(UChar32 c) {
  UErrorCode error = U_ZERO_ERROR;
  const uint16_t script = (uint16_t)uscript_getScript(c, &error) & icu_script_number;
  switch (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return script | icu_script_opens;
    case U_BPT_CLOSE: return script | icu_script_closes;
    default: return script;
  }
}

int32_t icu_script_ranges(icu_pack_range *out, int32_t capacity) {
  // Scripts may change anywhere among letters.
  range_list list = {pack_script, out, 0, capacity, 0, icu_script_number};
  u_enumCharTypes(see_category, &list);
  return list.count;
}

uint32_t icu_script_bracket(uint32_t scalar) {
  const UChar32 c = (UChar32)scalar;
  const bool opens = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_OPEN;
  return (uint32_t)(opens ? u_getBidiPairedBracket(c) : c);
}

uint32_t icu_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  uint32_t tag = 0;
  for (int k = 0; k < 4; k++) tag = tag << 8 | (uint8_t)(name && *name ? *name++ : ' ');
  return tag;
}

bool icu_is_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI); }

int32_t icu_script_of(uint32_t scalar) {
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript((UChar32)scalar, &error);
}

bool icu_script_is_used(int32_t script, uint32_t scalar) {
  return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

/// Whether a scalar stands in a square of its own, so that a justified line opens beside it.
///
/// Hangul has spaces between words, and emoji stand in text of any script.
static bool is_block(UChar32 c, uint32_t mask) {
  if (mask & (U_GC_M_MASK | U_GC_C_MASK)) return false;
  UErrorCode error = U_ZERO_ERROR;
  switch (uscript_getScript(c, &error)) {
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_BOPOMOFO:
    case USCRIPT_YI: return true;
    case USCRIPT_HANGUL: return false;
    default: break;
  }
  const int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return (width == U_EA_WIDE || width == U_EA_FULLWIDTH) &&
         !u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION);
}

static uint16_t pack_line(UChar32 c) {
  const uint32_t mask = U_GET_GC_MASK(c);
  uint16_t bits = mask & (U_GC_L_MASK | U_GC_N_MASK) ? icu_line_letter : 0;
  switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_NUMERIC:
    case U_LB_ALPHABETIC:
    case U_LB_AMBIGUOUS: bits |= icu_line_letter | icu_line_breakable; break;
    case U_LB_IDEOGRAPHIC: bits |= icu_line_letter; break;
    case U_LB_COMPLEX_CONTEXT:
      // Rule LB1: its marks are marks like any other.
      if (!(mask & (U_GC_MN_MASK | U_GC_MC_MASK))) bits |= icu_line_breakable;
      break;
    case U_LB_HEBREW_LETTER:
    case U_LB_SURROGATE:
    case U_LB_UNKNOWN: bits |= icu_line_breakable; break;
    default: break;
  }
  return is_block(c, mask) ? bits | icu_line_block : bits;
}

int32_t icu_line_ranges(icu_pack_range *out, int32_t capacity) {
  // Hieroglyphs have brackets among their letters.
  return icu_write_ranges(pack_line, icu_line_breakable, out, capacity);
}

/// Returns the scalar that `c` is in canonical form, where that is one scalar.
static uint32_t canonical(UChar32 c) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFDInstance(&error);
  UChar units[U16_MAX_LENGTH];
  const int32_t count = U_SUCCESS(error) ? unorm2_getDecomposition(form, c, units, 2, &error) : -1;
  return U_SUCCESS(error) && count == 1 ? units[0] : (uint32_t)c;
}

uint32_t icu_bidi_bracket(uint32_t scalar) {
  const UChar32 c = (UChar32)scalar;
  const bool opens = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_OPEN;
  return canonical(opens ? u_getBidiPairedBracket(c) : c);
}

void icu_version(uint8_t *out) { u_getVersion(out); }

void icu_unicode_version(uint8_t *out) { u_getUnicodeVersion(out); }
