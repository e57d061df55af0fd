#include "memory.h"

#include <stdlib.h>
#include <string.h>

static const uint8_t elements[GUMBO_TAG_LAST + 1] = {
    // What a viewer without scripts shows nothing of.
    [GUMBO_TAG_HEAD] = CGUMBO_HIDDEN, [GUMBO_TAG_TITLE] = CGUMBO_HIDDEN,
    [GUMBO_TAG_STYLE] = CGUMBO_STYLE_SHEET, [GUMBO_TAG_SCRIPT] = CGUMBO_HIDDEN,
    [GUMBO_TAG_NOSCRIPT] = CGUMBO_HIDDEN, [GUMBO_TAG_TEMPLATE] = CGUMBO_HIDDEN,
    [GUMBO_TAG_IFRAME] = CGUMBO_HIDDEN, [GUMBO_TAG_EMBED] = CGUMBO_HIDDEN,
    [GUMBO_TAG_OBJECT] = CGUMBO_HIDDEN, [GUMBO_TAG_APPLET] = CGUMBO_HIDDEN,
    [GUMBO_TAG_VIDEO] = CGUMBO_HIDDEN, [GUMBO_TAG_AUDIO] = CGUMBO_HIDDEN,
    [GUMBO_TAG_CANVAS] = CGUMBO_HIDDEN, [GUMBO_TAG_SVG] = CGUMBO_HIDDEN,
    [GUMBO_TAG_SELECT] = CGUMBO_HIDDEN, [GUMBO_TAG_DATALIST] = CGUMBO_HIDDEN,
    [GUMBO_TAG_TEXTAREA] = CGUMBO_HIDDEN, [GUMBO_TAG_FRAMESET] = CGUMBO_HIDDEN,
    [GUMBO_TAG_NOFRAMES] = CGUMBO_HIDDEN, [GUMBO_TAG_NOEMBED] = CGUMBO_HIDDEN,
    [GUMBO_TAG_PROGRESS] = CGUMBO_HIDDEN, [GUMBO_TAG_METER] = CGUMBO_HIDDEN,
    [GUMBO_TAG_LINK] = CGUMBO_STYLE_SHEET, [GUMBO_TAG_BASE] = CGUMBO_BASE,
    [GUMBO_TAG_META] = CGUMBO_META, [GUMBO_TAG_AREA] = CGUMBO_AREA,
    // Blocks.
    [GUMBO_TAG_HTML] = CGUMBO_BLOCK, [GUMBO_TAG_BODY] = CGUMBO_BLOCK,
    [GUMBO_TAG_ARTICLE] = CGUMBO_BLOCK, [GUMBO_TAG_SECTION] = CGUMBO_BLOCK,
    [GUMBO_TAG_NAV] = CGUMBO_BLOCK, [GUMBO_TAG_ASIDE] = CGUMBO_BLOCK,
    [GUMBO_TAG_HGROUP] = CGUMBO_BLOCK, [GUMBO_TAG_HEADER] = CGUMBO_BLOCK,
    [GUMBO_TAG_FOOTER] = CGUMBO_BLOCK, [GUMBO_TAG_ADDRESS] = CGUMBO_BLOCK,
    [GUMBO_TAG_MAIN] = CGUMBO_BLOCK, [GUMBO_TAG_DIV] = CGUMBO_BLOCK,
    [GUMBO_TAG_FIGCAPTION] = CGUMBO_BLOCK, [GUMBO_TAG_CAPTION] = CGUMBO_CAPTION,
    [GUMBO_TAG_FORM] = CGUMBO_BLOCK, [GUMBO_TAG_FIELDSET] = CGUMBO_BLOCK,
    [GUMBO_TAG_LEGEND] = CGUMBO_BLOCK, [GUMBO_TAG_DETAILS] = CGUMBO_BLOCK,
    [GUMBO_TAG_SUMMARY] = CGUMBO_SUMMARY, [GUMBO_TAG_CENTER] = CGUMBO_CENTERED,
    [GUMBO_TAG_DT] = CGUMBO_BLOCK, [GUMBO_TAG_P] = CGUMBO_PARAGRAPH,
    [GUMBO_TAG_H1] = CGUMBO_H1, [GUMBO_TAG_H2] = CGUMBO_H2, [GUMBO_TAG_H3] = CGUMBO_H3,
    [GUMBO_TAG_H4] = CGUMBO_H4, [GUMBO_TAG_H5] = CGUMBO_H5, [GUMBO_TAG_H6] = CGUMBO_H6,
    [GUMBO_TAG_PRE] = CGUMBO_PREFORMATTED, [GUMBO_TAG_LISTING] = CGUMBO_PREFORMATTED,
    [GUMBO_TAG_XMP] = CGUMBO_PREFORMATTED, [GUMBO_TAG_PLAINTEXT] = CGUMBO_PREFORMATTED,
    [GUMBO_TAG_BLOCKQUOTE] = CGUMBO_QUOTE, [GUMBO_TAG_HR] = CGUMBO_RULE,
    [GUMBO_TAG_UL] = CGUMBO_UNORDERED_LIST, [GUMBO_TAG_MENU] = CGUMBO_UNORDERED_LIST,
    [GUMBO_TAG_DIR] = CGUMBO_UNORDERED_LIST, [GUMBO_TAG_OL] = CGUMBO_ORDERED_LIST,
    [GUMBO_TAG_LI] = CGUMBO_ITEM, [GUMBO_TAG_DL] = CGUMBO_DEFINITION_LIST,
    [GUMBO_TAG_DD] = CGUMBO_DEFINITION, [GUMBO_TAG_FIGURE] = CGUMBO_FIGURE,
    [GUMBO_TAG_TABLE] = CGUMBO_TABLE, [GUMBO_TAG_TR] = CGUMBO_ROW, [GUMBO_TAG_TD] = CGUMBO_CELL,
    [GUMBO_TAG_TH] = CGUMBO_HEADER_CELL,
    // What stands in a line.
    [GUMBO_TAG_A] = CGUMBO_LINK, [GUMBO_TAG_IMG] = CGUMBO_IMAGE, [GUMBO_TAG_INPUT] = CGUMBO_INPUT,
    [GUMBO_TAG_BR] = CGUMBO_BREAK, [GUMBO_TAG_B] = CGUMBO_BOLD, [GUMBO_TAG_STRONG] = CGUMBO_BOLD,
    [GUMBO_TAG_I] = CGUMBO_ITALIC, [GUMBO_TAG_EM] = CGUMBO_ITALIC,
    [GUMBO_TAG_CITE] = CGUMBO_ITALIC, [GUMBO_TAG_DFN] = CGUMBO_ITALIC,
    [GUMBO_TAG_VAR] = CGUMBO_ITALIC, [GUMBO_TAG_U] = CGUMBO_UNDERLINED,
    [GUMBO_TAG_INS] = CGUMBO_UNDERLINED, [GUMBO_TAG_S] = CGUMBO_STRUCK,
    [GUMBO_TAG_STRIKE] = CGUMBO_STRUCK, [GUMBO_TAG_DEL] = CGUMBO_STRUCK,
    [GUMBO_TAG_CODE] = CGUMBO_CODE, [GUMBO_TAG_KBD] = CGUMBO_CODE, [GUMBO_TAG_SAMP] = CGUMBO_CODE,
    [GUMBO_TAG_TT] = CGUMBO_CODE, [GUMBO_TAG_SUB] = CGUMBO_SUBSCRIPT,
    [GUMBO_TAG_SUP] = CGUMBO_SUPERSCRIPT, [GUMBO_TAG_SMALL] = CGUMBO_SMALL,
    [GUMBO_TAG_BIG] = CGUMBO_BIG, [GUMBO_TAG_FONT] = CGUMBO_FONT, [GUMBO_TAG_MARK] = CGUMBO_MARK,
    [GUMBO_TAG_Q] = CGUMBO_QUOTATION, [GUMBO_TAG_BDO] = CGUMBO_OVERRIDE,
};

/// The attributes in the order of their numbers.
static const char *const names[] = {
    "action", "align", "alt", "aria-label", "background", "bgcolor", "checked", "class", "color",
    "content", "data", "dir", "formaction", "height", "hidden", "href", "http-equiv", "id", "lang",
    "name", "ping", "poster", "size", "src", "srcset", "start", "style", "title", "type", "value",
    "width",
};

/// A node whose children are being walked over.
typedef struct {
  const GumboNode *node;
  uint32_t next;
} step;

/// The walk over a tree. It recurses nowhere, as deep as the tree may be.
typedef struct {
  const uint8_t *source;
  cgumbo_document *out;
  step *steps;
  uint32_t step_count, step_room, event_room, attribute_room, pool_room;
} walk;

/// Gives an array room for `wanted` elements of `size` bytes. Returns 0 where memory is out.
static int grow(void **array, uint32_t *room, uint64_t wanted, size_t size) {
  if (wanted <= *room) return 1;
  uint64_t more = *room < 64 ? 64 : (uint64_t)*room + *room / 2;
  if (more < wanted) more = wanted;
  if (more > UINT32_MAX) return 0;
  void *larger = realloc(*array, more * size);
  if (!larger) return 0;
  *array = larger;
  *room = (uint32_t)more;
  return 1;
}

static int append(walk *self, cgumbo_event event) {
  cgumbo_document *out = self->out;
  if (!grow((void **)&out->events, &self->event_room, (uint64_t)out->event_count + 1,
            sizeof event))
    return 0;
  out->events[out->event_count++] = event;
  return 1;
}

/// Copies a string to the pool.
static int keep(walk *self, const char *string, uint32_t *first, uint32_t *count) {
  cgumbo_document *out = self->out;
  size_t length = strlen(string);
  if (!grow((void **)&out->pool, &self->pool_room, (uint64_t)out->pool_count + length, 1))
    return 0;
  if (length) memcpy(out->pool + out->pool_count, string, length);
  *first = out->pool_count;
  *count = (uint32_t)length;
  out->pool_count += (uint32_t)length;
  return 1;
}

static int name_of(const char *string) {
  for (int name = 0; name < (int)(sizeof names / sizeof *names); name++)
    if (strcmp(string, names[name]) == 0) return name;
  return -1;
}

static uint32_t offset_of(const walk *self, GumboStringPiece piece) {
  return piece.data ? (uint32_t)((uintptr_t)piece.data - (uintptr_t)self->source)
                    : CGUMBO_NOWHERE;
}

static int keep_attributes(walk *self, const GumboVector *attributes) {
  cgumbo_document *out = self->out;
  for (uint32_t index = 0; index < attributes->length; index++) {
    const GumboAttribute *attribute = attributes->data[index];
    int name = name_of(attribute->name);
    if (name < 0) continue;
    cgumbo_attribute kept = {.name = (cgumbo_name)name};
    if (attribute->original_value.length > 0) {
      kept.source_first = offset_of(self, attribute->original_value);
      kept.source_count = (uint32_t)attribute->original_value.length;
    }
    if (!keep(self, attribute->value, &kept.first, &kept.count)) return 0;
    if (!grow((void **)&out->attributes, &self->attribute_room,
              (uint64_t)out->attribute_count + 1, sizeof kept))
      return 0;
    out->attributes[out->attribute_count++] = kept;
  }
  return 1;
}

static cgumbo_element element_of(const GumboNode *node) {
  const GumboElement *element = &node->v.element;
  if (node->type == GUMBO_NODE_TEMPLATE) return CGUMBO_HIDDEN;
  if (element->tag_namespace == GUMBO_NAMESPACE_SVG)
    return element->tag == GUMBO_TAG_A ? CGUMBO_GRAPHIC_LINK : CGUMBO_HIDDEN;
  if (element->tag_namespace == GUMBO_NAMESPACE_MATHML) return CGUMBO_INLINE;
  return (cgumbo_element)elements[element->tag];
}

static int push(walk *self, const GumboNode *node) {
  if (!grow((void **)&self->steps, &self->step_room, (uint64_t)self->step_count + 1,
            sizeof *self->steps))
    return 0;
  self->steps[self->step_count++] = (step){.node = node};
  return 1;
}

static int enter(walk *self, const GumboNode *node) {
  switch (node->type) {
  case GUMBO_NODE_TEXT: case GUMBO_NODE_WHITESPACE: case GUMBO_NODE_CDATA: {
    cgumbo_event event = {.kind = CGUMBO_TEXT,
                          .offset = offset_of(self, node->v.text.original_text)};
    if (!keep(self, node->v.text.text, &event.first, &event.count)) return 0;
    return append(self, event);
  }
  case GUMBO_NODE_ELEMENT: case GUMBO_NODE_TEMPLATE: {
    cgumbo_event event = {.kind = CGUMBO_OPEN,
                          .element = element_of(node),
                          .offset = offset_of(self, node->v.element.original_tag),
                          .first = self->out->attribute_count};
    if (!keep_attributes(self, &node->v.element.attributes)) return 0;
    event.count = self->out->attribute_count - event.first;
    return append(self, event) && push(self, node);
  }
  default: return 1;
  }
}

static int flatten(walk *self, const GumboNode *root) {
  int goes_on = enter(self, root);
  while (goes_on && self->step_count > 0) {
    step *top = &self->steps[self->step_count - 1];
    const GumboVector *children = &top->node->v.element.children;
    if (top->next < children->length) {
      goes_on = enter(self, children->data[top->next++]);
    } else {
      goes_on = append(
          self, (cgumbo_event){.kind = CGUMBO_CLOSE, .element = element_of(top->node)});
      self->step_count--;
    }
  }
  free(self->steps);
  return goes_on;
}

static void keep_memory(void *state, void *pointer) {
  (void)state;
  (void)pointer;
}

cgumbo_status cgumbo_parse(const uint8_t *source, uint32_t count, cgumbo_limits limits,
                           cgumbo_document *out) {
  *out = (cgumbo_document){0};
  memory memory = {.source = source, .limits = limits, .memory_left = limits.memory};
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = memory_allocate;
  options.deallocator = keep_memory;
  options.userdata = &memory;
  options.max_errors = 0;
  memory_begin(&memory);
  if (setjmp(memory.exit) == 0) {
    GumboOutput *output = gumbo_parse_with_options(&options, (const char *)source, count);
    memory_check(&memory);
    memory_end();
    walk walk = {.source = source, .out = out};
    if (!flatten(&walk, output->root)) memory.status = CGUMBO_OUT_OF_MEMORY;
  }
  memory_end();
  out->failure_offset = memory.failure_offset;
  memory_free(&memory);
  return memory.status;
}

void cgumbo_free(cgumbo_document *document) {
  free(document->events);
  free(document->attributes);
  free(document->pool);
  *document = (cgumbo_document){0};
}
