#include "CMarkdownHTML.h"

#include <md4c-html.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t room;
  cmarkdown_html page;
} writer;

static void take(const MD_CHAR *chunk, MD_SIZE count, void *state) {
  writer *self = state;
  cmarkdown_html *page = &self->page;
  if (page->has_failed) return;
  if (page->count + count > self->room) {
    uint32_t room = (page->count + count) * 2;
    uint8_t *larger = realloc(page->bytes, room);
    if (!larger) {
      page->has_failed = 1;
      return;
    }
    page->bytes = larger;
    self->room = room;
  }
  memcpy(page->bytes + page->count, chunk, count);
  page->count += count;
}

cmarkdown_html cmarkdown_html_render(const uint8_t *source, uint32_t count) {
  writer self = {0};
  unsigned flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS;
  if (md_html((const MD_CHAR *)source, count, take, &self, flags, 0) != 0)
    self.page.has_failed = 1;
  return self.page;
}

void cmarkdown_html_free(cmarkdown_html *page) {
  free(page->bytes);
  *page = (cmarkdown_html){0};
}
