#include "list.h"

#include <string.h>

enum { longest_label = 63, longest_name = 255, packed_label = 10 };

static const uint64_t is_known = (uint64_t)1 << 63, is_unknown = (uint64_t)1 << 62;

/// Packs a short label of letters, digits and hyphens, six bits each, so that no two labels are
/// equal. Returns 0 where it does not fit.
static uint64_t pack(const char *label, int32_t count) {
  if (count > packed_label) return 0;
  uint64_t packed = 0;
  for (int32_t k = 0; k < count; k++) {
    const char c = label[k];
    uint64_t digit;
    if (c >= 'a' && c <= 'z') {
      digit = (uint64_t)(c - 'a') + 1;
    } else if (c >= '0' && c <= '9') {
      digit = (uint64_t)(c - '0') + 27;
    } else if (c == '-') {
      digit = 37;
    } else {
      return 0;
    }
    packed = packed << 6 | digit;
  }
  return packed;
}

static bool ask(const cpublicsuffix_list *self, const char *label) {
  return psl_is_public_suffix2(self->rules, label, PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE) == 1;
}

bool cpublicsuffix_is_top_level(const cpublicsuffix_list *self, const uint8_t *label,
                                int32_t count) {
  if (count < 1 || count > longest_label) return false;
  char lower[longest_label + 1];
  for (int32_t k = 0; k < count; k++) {
    const char c = (char)label[k];
    if (c == 0 || c == '.') return false;
    lower[k] = c >= 'A' && c <= 'Z' ? c | 0x20 : c;
  }
  lower[count] = 0;
  const uint64_t packed = pack(lower, count);
  if (packed == 0) return ask(self, lower);
  _Atomic uint64_t *slot = &self->cache[packed * 0x9E3779B97F4A7C15u >> (64 - cache_bits)];
  const uint64_t seen = atomic_load_explicit(slot, memory_order_relaxed);
  if (seen == (packed | is_known)) return true;
  if (seen == (packed | is_unknown)) return false;
  const bool answer = ask(self, lower);
  atomic_store_explicit(slot, packed | (answer ? is_known : is_unknown), memory_order_relaxed);
  return answer;
}

int32_t cpublicsuffix_labels(const cpublicsuffix_list *self, const uint8_t *name, int32_t count) {
  // No rule is as long as a name may be, so the end of a longer one tells.
  int32_t start = count > longest_name ? count - longest_name : 0;
  while (start > 0 && start < count && name[start - 1] != '.') start++;
  char end[longest_name + 1];
  memcpy(end, name + start, (size_t)(count - start));
  end[count - start] = 0;
  const char *suffix = psl_unregistrable_domain(self->rules, end);
  int32_t labels = 1;
  for (; suffix && *suffix; suffix++) labels += *suffix == '.';
  return labels;
}
