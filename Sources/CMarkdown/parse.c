#include "CMarkdown.h"

#include <md4c.h>
#include <stdlib.h>
#include <string.h>

/// The state of one parse: what is written so far, and what the limits leave.
typedef struct {
  const char *source;
  uint32_t source_count;
  cmarkdown_document *out;
  uint32_t event_room;
  uint32_t target_room;
  uint32_t pool_room;
  uint64_t events_left;
  uint64_t target_bytes_left;
  uint32_t targets_left;
  cmarkdown_status status;
  uint32_t cell_count;
  uint8_t cell_alignment;
  uint8_t is_cell_due;
  uint8_t is_header;
} parse;

/// Gives an array room for `wanted` elements of `size` bytes. Returns null where memory is out.
static void *grown(void *array, uint32_t *room, uint64_t wanted, size_t size) {
  if (wanted <= *room) return array;
  uint64_t more = *room < 64 ? 64 : (uint64_t)*room + *room / 2;
  if (more < wanted) more = wanted;
  if (more > UINT32_MAX) return NULL;
  void *larger = realloc(array, more * size);
  if (larger) *room = (uint32_t)more;
  return larger;
}

/// Ends the parse. md4c heeds only negative results in some places, so the status is kept apart.
static int fail(parse *self, cmarkdown_status status) {
  self->status = status;
  return -1;
}

static int append(parse *self, cmarkdown_event event) {
  cmarkdown_document *out = self->out;
  cmarkdown_event *events =
      grown(out->events, &self->event_room, (uint64_t)out->event_count + 1, sizeof event);
  if (!events) return fail(self, CMARKDOWN_OUT_OF_MEMORY);
  out->events = events;
  events[out->event_count++] = event;
  return 0;
}

/// Counts a callback, whether or not it leaves an event: md4c's work is bounded by this.
static int charge(parse *self) {
  if (self->events_left == 0) return fail(self, CMARKDOWN_TOO_MANY_EVENTS);
  self->events_left--;
  return 0;
}

static int record(parse *self, cmarkdown_kind kind, uint8_t detail, uint32_t offset,
                  uint32_t count) {
  if (self->is_cell_due) {
    self->is_cell_due = 0;
    int failed = append(self, (cmarkdown_event){.kind = CMARKDOWN_CELL,
                                                .detail = self->cell_alignment,
                                                .count = self->cell_count - 1});
    if (failed) return failed;
  }
  return append(
      self, (cmarkdown_event){.kind = kind, .detail = detail, .offset = offset, .count = count});
}

static int is_slice(const parse *self, const char *text, uint32_t count) {
  uintptr_t start = (uintptr_t)self->source, at = (uintptr_t)text;
  return at >= start && at + count <= start + self->source_count;
}

static int pool_append(parse *self, const void *bytes, uint32_t count) {
  cmarkdown_document *out = self->out;
  uint8_t *pool = grown(out->pool, &self->pool_room, (uint64_t)out->pool_count + count, 1);
  if (!pool) return fail(self, CMARKDOWN_OUT_OF_MEMORY);
  out->pool = pool;
  if (count) memcpy(pool + out->pool_count, bytes, count);
  out->pool_count += count;
  return 0;
}

/// Keeps a string of md4c: its place where it is a slice of the source, else its resolved bytes.
static int keep(parse *self, const MD_ATTRIBUTE *string, cmarkdown_string *kept) {
  *kept = (cmarkdown_string){0};
  if (string->size == 0 || !string->text) return 0;
  if (string->size > self->target_bytes_left) return fail(self, CMARKDOWN_TOO_MANY_TARGET_BYTES);
  self->target_bytes_left -= string->size;
  if (is_slice(self, string->text, string->size)) {
    kept->offset = (uint32_t)(string->text - self->source);
    kept->count = string->size;
    return 0;
  }
  kept->offset = self->out->pool_count;
  kept->is_pooled = 1;
  for (uint32_t i = 0; string->substr_offsets[i] < string->size; i++) {
    const char *part = string->text + string->substr_offsets[i];
    uint32_t count = string->substr_offsets[i + 1] - string->substr_offsets[i];
    uint8_t resolved[8];
    int32_t length = string->substr_types[i] == MD_TEXT_ENTITY
                         ? cmarkdown_entity((const uint8_t *)part, count, resolved)
                         : 0;
    int failed = length > 0 ? pool_append(self, resolved, (uint32_t)length)
                            : pool_append(self, part, count);
    if (failed) return failed;
  }
  kept->count = self->out->pool_count - kept->offset;
  return 0;
}

static int keep_target(parse *self, cmarkdown_kind kind, const MD_ATTRIBUTE *destination,
                       const MD_ATTRIBUTE *title) {
  if (self->targets_left == 0) return fail(self, CMARKDOWN_TOO_MANY_TARGETS);
  self->targets_left--;
  cmarkdown_document *out = self->out;
  cmarkdown_target target;
  int failed = keep(self, destination, &target.destination);
  if (!failed) failed = keep(self, title, &target.title);
  if (failed) return failed;
  cmarkdown_target *targets =
      grown(out->targets, &self->target_room, (uint64_t)out->target_count + 1, sizeof target);
  if (!targets) return fail(self, CMARKDOWN_OUT_OF_MEMORY);
  out->targets = targets;
  targets[out->target_count++] = target;
  return record(self, kind, 0, out->target_count - 1, 0);
}

static int open_code_block(parse *self, const MD_BLOCK_CODE_DETAIL *code) {
  cmarkdown_string language;
  int failed = keep(self, &code->lang, &language);
  if (failed) return failed;
  if (language.count && !language.is_pooled) {
    uint32_t offset = self->out->pool_count;
    failed = pool_append(self, self->source + language.offset, language.count);
    if (failed) return failed;
    language.offset = offset;
  }
  return record(self, CMARKDOWN_CODE_BLOCK, 0, language.offset, language.count);
}

static int open_cell(parse *self, MD_ALIGN alignment) {
  static const uint8_t alignments[] = {
      [MD_ALIGN_DEFAULT] = 0, [MD_ALIGN_LEFT] = 1, [MD_ALIGN_CENTER] = 2, [MD_ALIGN_RIGHT] = 3};
  self->cell_count++;
  self->cell_alignment = alignments[alignment];
  self->is_cell_due = 1;
  return 0;
}

static int enter_block(MD_BLOCKTYPE type, void *detail, void *state) {
  parse *self = state;
  int failed = charge(self);
  if (failed) return failed;
  switch (type) {
  case MD_BLOCK_DOC: case MD_BLOCK_TBODY: return 0;
  case MD_BLOCK_QUOTE: return record(self, CMARKDOWN_QUOTE, 0, 0, 0);
  case MD_BLOCK_UL: {
    MD_BLOCK_UL_DETAIL *list = detail;
    return record(self, CMARKDOWN_LIST, 0, 0, list->is_tight ? 1 : 0);
  }
  case MD_BLOCK_OL: {
    MD_BLOCK_OL_DETAIL *list = detail;
    return record(self, CMARKDOWN_LIST, 1, list->start, list->is_tight ? 1 : 0);
  }
  case MD_BLOCK_LI: {
    MD_BLOCK_LI_DETAIL *item = detail;
    return record(self, CMARKDOWN_ITEM, item->is_task ? (uint8_t)item->task_mark : 0, 0, 0);
  }
  case MD_BLOCK_HR: return record(self, CMARKDOWN_RULE, 0, 0, 0);
  case MD_BLOCK_H:
    return record(self, CMARKDOWN_HEADING, (uint8_t)((MD_BLOCK_H_DETAIL *)detail)->level, 0, 0);
  case MD_BLOCK_CODE: return open_code_block(self, detail);
  case MD_BLOCK_HTML: return record(self, CMARKDOWN_HTML_BLOCK, 0, 0, 0);
  case MD_BLOCK_P: return record(self, CMARKDOWN_PARAGRAPH, 0, 0, 0);
  case MD_BLOCK_TABLE: return record(self, CMARKDOWN_TABLE, 0, 0, 0);
  case MD_BLOCK_THEAD: self->is_header = 1; return 0;
  case MD_BLOCK_TR:
    self->cell_count = 0;
    return record(self, CMARKDOWN_ROW, self->is_header, 0, 0);
  case MD_BLOCK_TH: case MD_BLOCK_TD:
    return open_cell(self, ((MD_BLOCK_TD_DETAIL *)detail)->align);
  }
  return 0;
}

static int leave_block(MD_BLOCKTYPE type, void *detail, void *state) {
  (void)detail;
  parse *self = state;
  int failed = charge(self);
  if (failed) return failed;
  switch (type) {
  case MD_BLOCK_DOC: case MD_BLOCK_TBODY: case MD_BLOCK_HR: return 0;
  case MD_BLOCK_QUOTE: return record(self, CMARKDOWN_QUOTE_END, 0, 0, 0);
  case MD_BLOCK_UL: case MD_BLOCK_OL: return record(self, CMARKDOWN_LIST_END, 0, 0, 0);
  case MD_BLOCK_LI: return record(self, CMARKDOWN_ITEM_END, 0, 0, 0);
  case MD_BLOCK_H: return record(self, CMARKDOWN_HEADING_END, 0, 0, 0);
  case MD_BLOCK_CODE: return record(self, CMARKDOWN_CODE_BLOCK_END, 0, 0, 0);
  case MD_BLOCK_HTML: return record(self, CMARKDOWN_HTML_BLOCK_END, 0, 0, 0);
  case MD_BLOCK_P: return record(self, CMARKDOWN_PARAGRAPH_END, 0, 0, 0);
  case MD_BLOCK_TABLE: return record(self, CMARKDOWN_TABLE_END, 0, 0, 0);
  case MD_BLOCK_THEAD: self->is_header = 0; return 0;
  case MD_BLOCK_TR: return record(self, CMARKDOWN_ROW_END, 0, 0, self->cell_count);
  case MD_BLOCK_TH: case MD_BLOCK_TD: self->is_cell_due = 0; return 0;
  }
  return 0;
}

static int enter_span(MD_SPANTYPE type, void *detail, void *state) {
  parse *self = state;
  int failed = charge(self);
  if (failed) return failed;
  switch (type) {
  case MD_SPAN_EM: return record(self, CMARKDOWN_EMPHASIS, 0, 0, 0);
  case MD_SPAN_STRONG: return record(self, CMARKDOWN_STRONG, 0, 0, 0);
  case MD_SPAN_DEL: return record(self, CMARKDOWN_STRIKE, 0, 0, 0);
  case MD_SPAN_CODE: return record(self, CMARKDOWN_CODE, 0, 0, 0);
  case MD_SPAN_A: {
    MD_SPAN_A_DETAIL *link = detail;
    return keep_target(self, CMARKDOWN_LINK, &link->href, &link->title);
  }
  case MD_SPAN_IMG: {
    MD_SPAN_IMG_DETAIL *image = detail;
    return keep_target(self, CMARKDOWN_IMAGE, &image->src, &image->title);
  }
  default: return 0;
  }
}

static int leave_span(MD_SPANTYPE type, void *detail, void *state) {
  (void)detail;
  parse *self = state;
  int failed = charge(self);
  if (failed) return failed;
  switch (type) {
  case MD_SPAN_EM: return record(self, CMARKDOWN_EMPHASIS_END, 0, 0, 0);
  case MD_SPAN_STRONG: return record(self, CMARKDOWN_STRONG_END, 0, 0, 0);
  case MD_SPAN_DEL: return record(self, CMARKDOWN_STRIKE_END, 0, 0, 0);
  case MD_SPAN_CODE: return record(self, CMARKDOWN_CODE_END, 0, 0, 0);
  case MD_SPAN_A: return record(self, CMARKDOWN_LINK_END, 0, 0, 0);
  case MD_SPAN_IMG: return record(self, CMARKDOWN_IMAGE_END, 0, 0, 0);
  default: return 0;
  }
}

static int text(MD_TEXTTYPE type, const MD_CHAR *bytes, MD_SIZE count, void *state) {
  parse *self = state;
  int failed = charge(self);
  if (failed) return failed;
  if (type == MD_TEXT_BR) return record(self, CMARKDOWN_HARD_BREAK, 0, 0, 0);
  if (type == MD_TEXT_SOFTBR) return record(self, CMARKDOWN_SOFT_BREAK, 0, 0, 0);
  if (count == 0) return 0;
  if (is_slice(self, bytes, count)) {
    cmarkdown_kind kind = type == MD_TEXT_ENTITY ? CMARKDOWN_ENTITY
                          : type == MD_TEXT_CODE ? CMARKDOWN_CODE_TEXT
                          : type == MD_TEXT_HTML ? CMARKDOWN_HTML_TEXT
                                                 : CMARKDOWN_TEXT;
    return record(self, kind, 0, (uint32_t)(bytes - self->source), count);
  }
  return record(self, bytes[0] == '\n' ? CMARKDOWN_NEWLINE : CMARKDOWN_SPACES, 0, 0, count);
}

cmarkdown_status cmarkdown_parse(const uint8_t *source, uint32_t count, uint64_t event_limit,
                                 uint32_t target_limit, uint64_t target_byte_limit,
                                 cmarkdown_document *out) {
  *out = (cmarkdown_document){0};
  parse self = {.source = (const char *)source,
                .source_count = count,
                .out = out,
                .events_left = event_limit,
                .target_bytes_left = target_byte_limit,
                .targets_left = target_limit};
  MD_PARSER parser = {.flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS,
                      .enter_block = enter_block,
                      .leave_block = leave_block,
                      .enter_span = enter_span,
                      .leave_span = leave_span,
                      .text = text};
  int failed = md_parse((const MD_CHAR *)source, count, &parser, &self);
  if (!failed) return CMARKDOWN_DONE;
  return self.status == CMARKDOWN_DONE ? CMARKDOWN_OUT_OF_MEMORY : self.status;
}

void cmarkdown_free(cmarkdown_document *document) {
  free(document->events);
  free(document->targets);
  free(document->pool);
  *document = (cmarkdown_document){0};
}
