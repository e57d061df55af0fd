#pragma once
#include "CPublicSuffix.h"

#include <libpsl.h>
#include <stdatomic.h>
#include <time.h>

enum { cache_bits = 10, cache_size = 1 << cache_bits };

struct cpublicsuffix_list {
  const psl_ctx_t *rules;
  bool owns_rules;
  /// When a built-in list was made, in seconds since 1970; else 0.
  time_t time;
  uint64_t fingerprint;
  /// What is known of short labels. Each slot holds one packed label with its answer, so that a
  /// reader sees both or none.
  _Atomic uint64_t *cache;
};
