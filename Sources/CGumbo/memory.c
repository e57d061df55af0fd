#include "memory.h"

#include <stdio.h>
#include <stdlib.h>

struct block {
  block *next;
  size_t used;
  size_t size;
  _Alignas(max_align_t) uint8_t bytes[];
};

/// The parse of this thread that is under way.
static _Thread_local memory *current;

static const size_t least_block = 1 << 12, greatest_block = 1 << 24;

static _Noreturn void leave(memory *self, cgumbo_status status) {
  self->status = status;
  longjmp(self->exit, 1);
}

void memory_begin(memory *self) { current = self; }

void memory_end(void) { current = NULL; }

/// What `assert` calls where its condition fails, in place of the C library's own, which ends the
/// program.
///
/// gumbo 0.10.1 loses its way where elements of SVG or MathML stand in tables in odd ways, and
/// notices by an assertion: `<table><math><mo><![CDATA[<x>]]>\f`. A parse that is under way is left;
/// any other failure does what the C library does.
__attribute__((weak)) void __assert_fail(const char *condition, const char *file,
                                         unsigned int line, const char *function) {
  if (current) leave(current, CGUMBO_LOST);
  fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, condition);
  abort();
}

/// Returns `size` bytes, a multiple of the alignment, from the first of some blocks.
static void *take(memory *self, block **blocks, size_t size) {
  block *first = *blocks;
  if (!first || first->size - first->used < size) {
    size_t room = first ? first->size * 2 : least_block;
    if (room > greatest_block) room = greatest_block;
    if (room < size) room = size;
    if (room > self->memory_left) leave(self, CGUMBO_TOO_MUCH_MEMORY);
    self->memory_left -= room;
    block *made = malloc(sizeof *made + room);
    if (!made) leave(self, CGUMBO_OUT_OF_MEMORY);
    *made = (block){.next = first, .size = room};
    *blocks = first = made;
  }
  void *taken = first->bytes + first->used;
  first->used += size;
  return taken;
}

/// Tells whether a pointer leads to a node. A string of the same size may pass for one, and its
/// bytes can be read as well.
static int is_node(const memory *self, const GumboNode *node) {
  uintptr_t at = (uintptr_t)node;
  for (const block *block = self->node_blocks; block; block = block->next) {
    uintptr_t start = (uintptr_t)block->bytes;
    if (at >= start && at - start < block->used) return (at - start) % sizeof *node == 0;
  }
  return 0;
}

static int has_attributes(const GumboNode *node) {
  return node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
}

/// Checks a node, its place in the tree, and the elements that it stands in, to which attributes
/// may have been added.
static void check(memory *self, const GumboNode *node) {
  if (has_attributes(node) && node->v.element.original_tag.data)
    self->failure_offset =
        (uint32_t)((uintptr_t)node->v.element.original_tag.data - (uintptr_t)self->source);
  uint32_t depth = 0;
  for (const GumboNode *outer = node; is_node(self, outer); outer = outer->parent) {
    if (has_attributes(outer) && outer->v.element.attributes.length > self->limits.attributes)
      leave(self, CGUMBO_TOO_MANY_ATTRIBUTES);
    if (depth++ > self->limits.depth) leave(self, CGUMBO_TOO_DEEP);
  }
}

void memory_check(memory *self) {
  for (int index = 0; index < 4; index++) {
    const GumboNode *node = self->unplaced[index];
    if (!node || !is_node(self, node->parent)) continue;
    self->unplaced[index] = NULL;
    self->attribute_count = 0;
    check(self, node);
  }
}

void *memory_allocate(void *state, size_t size) {
  memory *self = state;
  size_t alignment = _Alignof(max_align_t);
  size_t rounded = size == 0 ? alignment : (size + alignment - 1) / alignment * alignment;
  memory_check(self);
  if (size == sizeof(GumboAttribute) && self->attribute_count++ > self->limits.attributes)
    leave(self, CGUMBO_TOO_MANY_ATTRIBUTES);
  if (size != sizeof(GumboNode)) return take(self, &self->blocks, rounded);
  GumboNode *node = take(self, &self->node_blocks, rounded);
  *node = (GumboNode){0};
  self->unplaced[self->node_count++ % 4] = node;
  return node;
}

static void free_blocks(block *blocks) {
  while (blocks) {
    block *next = blocks->next;
    free(blocks);
    blocks = next;
  }
}

void memory_free(memory *self) {
  free_blocks(self->blocks);
  free_blocks(self->node_blocks);
}
