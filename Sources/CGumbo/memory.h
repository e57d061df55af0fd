#pragma once
#include "CGumbo.h"

#include <gumbo.h>
#include <setjmp.h>
#include <stddef.h>

/// One stretch of memory of many.
typedef struct block block;

/// The memory of one parse, which is freed as a whole.
///
/// gumbo frees its tree by recursion, knows no limits and does not look whether it got memory. So
/// it gets its memory here, and where a limit is passed the parse is left by a jump. Elements have
/// blocks of their own, so that a pointer to one can be told from any other.
typedef struct {
  const uint8_t *source;
  cgumbo_limits limits;
  uint64_t memory_left;
  block *blocks;
  block *node_blocks;
  /// The nodes made last, until they have their place in the tree. Some are other things of the
  /// same size, which never get one.
  const GumboNode *unplaced[4];
  uint32_t node_count;
  /// The attributes made since a node got its place.
  uint32_t attribute_count;
  uint32_t failure_offset;
  cgumbo_status status;
  jmp_buf exit;
} memory;

/// Begins a parse on this thread: where gumbo finds itself at fault, it is left, too.
void memory_begin(memory *self);

/// Ends it.
void memory_end(void);

/// Returns memory for gumbo, or leaves the parse.
void *memory_allocate(void *self, size_t size);

/// Checks the nodes that got their place since the last call against the limits, and leaves the
/// parse where one passes them.
void memory_check(memory *self);

/// Frees all.
void memory_free(memory *self);
