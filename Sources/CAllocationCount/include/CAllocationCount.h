#pragma once
#include <stdint.h>

/// What happened on this thread since it began.
typedef struct allocation_counts {
  /// Calls that gave memory: malloc, calloc, realloc, aligned_alloc and their kin.
  int64_t allocations;
  /// Calls that took memory back.
  int64_t frees;
  /// Strong retains of Swift objects, a retain by n as one.
  int64_t retains;
  /// Strong releases of Swift objects, a release by n as one.
  int64_t releases;
} allocation_counts;

/// Tells whether memory is counted here: not under a sanitizer, which owns malloc,
/// and not where the C library is no glibc.
int32_t allocation_counts_memory(void);

/// Tells whether retains and releases are counted here: those that compiled code asks for, not
/// those that the runtime does inside its own functions.
int32_t allocation_counts_references(void);

/// Reads this thread's counts.
allocation_counts allocation_counts_read(void);

/// Starts to follow the size of the heap, on all threads, from 0.
void allocation_heap_start(void);

/// Stops to follow the size of the heap.
void allocation_heap_stop(void);

/// The bytes allocated less those freed since the start; blocks count with their real size.
int64_t allocation_heap_growth(void);

/// The highest growth since the start.
int64_t allocation_heap_peak(void);
