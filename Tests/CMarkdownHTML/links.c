#include "CMarkdownHTML.h"

#include <md4c-html.h>
#include <stdlib.h>
#include <string.h>

/// What the next chunk of HTML belongs to.
typedef enum { TEXT, DESTINATION, TITLE } part;

typedef struct {
  const char *source;
  uint32_t source_count;
  part part;
  uint32_t room;
  cmarkdown_html_links links;
} reader;

static void append(reader *self, const char *bytes, uint32_t count) {
  cmarkdown_html_links *links = &self->links;
  if (links->has_failed) return;
  if (links->count + count > self->room) {
    uint32_t room = (links->count + count) * 2;
    uint8_t *larger = realloc(links->bytes, room);
    if (!larger) {
      links->has_failed = 1;
      return;
    }
    links->bytes = larger;
    self->room = room;
  }
  memcpy(links->bytes + links->count, bytes, count);
  links->count += count;
}

/// Tells whether a chunk is one that the renderer writes of its own, not a slice of the source.
static int is_literal(const reader *self, const char *chunk, uint32_t count, const char *literal) {
  uintptr_t start = (uintptr_t)self->source, at = (uintptr_t)chunk;
  if (at >= start && at < start + self->source_count) return 0;
  return count == strlen(literal) && memcmp(chunk, literal, count) == 0;
}

static void take(const MD_CHAR *chunk, MD_SIZE count, void *state) {
  reader *self = state;
  switch (self->part) {
  case TEXT:
    if (is_literal(self, chunk, count, "<a href=\"")) self->part = DESTINATION;
    return;
  case DESTINATION:
    if (is_literal(self, chunk, count, "\" title=\"")) {
      append(self, "", 1);
      self->part = TITLE;
    } else if (is_literal(self, chunk, count, "\">")) {
      append(self, "\0", 2);
      self->part = TEXT;
    } else {
      append(self, chunk, count);
    }
    return;
  case TITLE:
    if (is_literal(self, chunk, count, "\">")) {
      append(self, "", 1);
      self->part = TEXT;
    } else {
      append(self, chunk, count);
    }
  }
}

cmarkdown_html_links cmarkdown_html_parse(const uint8_t *source, uint32_t count) {
  reader self = {.source = (const char *)source, .source_count = count};
  unsigned flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS;
  if (md_html(self.source, count, take, &self, flags, 0) != 0) self.links.has_failed = 1;
  return self.links;
}

void cmarkdown_html_free(cmarkdown_html_links *links) {
  free(links->bytes);
  *links = (cmarkdown_html_links){0};
}
