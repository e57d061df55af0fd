// For memmem.
#define _GNU_SOURCE
#include "list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/// FNV-1a.
static uint64_t fingerprint(const char *bytes, size_t count) {
  uint64_t hash = 0xCBF29CE484222325u;
  for (size_t k = 0; k < count; k++) hash = (hash ^ (uint8_t)bytes[k]) * 0x100000001B3u;
  return hash;
}

static cpublicsuffix_list *wrap(const psl_ctx_t *rules, bool owns_rules) {
  cpublicsuffix_list *self = calloc(1, sizeof *self);
  _Atomic uint64_t *cache = calloc(cache_size, sizeof *cache);
  if (self && cache) {
    *self = (cpublicsuffix_list){rules, owns_rules, 0, 0, cache};
    return self;
  }
  free(self);
  free(cache);
  return NULL;
}

cpublicsuffix_list *cpublicsuffix_open(void) {
  const psl_ctx_t *rules = psl_builtin();
  cpublicsuffix_list *self = rules ? wrap(rules, false) : NULL;
  if (!self) return NULL;
  const char *sum = psl_builtin_sha1sum();
  self->time = psl_builtin_file_time();
  self->fingerprint = fingerprint(sum, strlen(sum));
  return self;
}

/// Whether a text has the line that starts the part of the name system, as each copy of the list has.
static bool is_list(const char *text, size_t count) {
  static const char mark[] = "===BEGIN ICANN DOMAINS===";
  return memmem(text, count, mark, sizeof mark - 1) != NULL;
}

static cpublicsuffix_list *parse(char *text, size_t count, cpublicsuffix_status *status) {
  *status = CPUBLICSUFFIX_NO_LIST;
  if (!is_list(text, count)) return NULL;
  FILE *stream = fmemopen(text, count, "r");
  psl_ctx_t *rules = stream ? psl_load_fp(stream) : NULL;
  if (stream) fclose(stream);
  if (!rules) return NULL;
  cpublicsuffix_list *self = psl_suffix_count(rules) > 0 ? wrap(rules, true) : NULL;
  if (!self) {
    psl_free(rules);
    return NULL;
  }
  self->fingerprint = fingerprint(text, count);
  *status = CPUBLICSUFFIX_OK;
  return self;
}

cpublicsuffix_list *cpublicsuffix_load(const char *path, cpublicsuffix_status *status) {
  *status = CPUBLICSUFFIX_UNREADABLE;
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  // One byte more than may be tells a file that is too large, whatever it says of its size.
  char *text = malloc(cpublicsuffix_largest + 1);
  const size_t count = text ? fread(text, 1, cpublicsuffix_largest + 1, file) : 0;
  cpublicsuffix_list *self = NULL;
  if (!text) {
    *status = CPUBLICSUFFIX_OUT_OF_MEMORY;
  } else if (count > cpublicsuffix_largest) {
    *status = CPUBLICSUFFIX_TOO_LARGE;
  } else if (!ferror(file)) {
    self = parse(text, count, status);
  }
  free(text);
  fclose(file);
  return self;
}

void cpublicsuffix_close(cpublicsuffix_list *self) {
  if (self->owns_rules) psl_free((psl_ctx_t *)self->rules);
  free(self->cache);
  free(self);
}

void cpublicsuffix_day(const cpublicsuffix_list *self, char out[16]) {
  struct tm day;
  out[0] = 0;
  if (self->time > 0 && gmtime_r(&self->time, &day)) strftime(out, 16, "%Y-%m-%d", &day);
}

uint64_t cpublicsuffix_fingerprint(const cpublicsuffix_list *self) { return self->fingerprint; }
