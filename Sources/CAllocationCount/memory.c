// Counts memory by standing in front of the C library's functions. Linked into programs that
// measure and into tests, never into a library.
#include "CAllocationCount.h"
#include "counts.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

// initial-exec: the plain model may call malloc the first time a thread touches the variable.
__attribute__((tls_model("initial-exec"))) _Thread_local allocation_counts tap_counts;

allocation_counts allocation_counts_read(void) { return tap_counts; }

static atomic_int follows_heap;
static atomic_llong heap_growth;
static atomic_llong heap_peak;

void allocation_heap_start(void) {
  atomic_store(&heap_growth, 0);
  atomic_store(&heap_peak, 0);
  atomic_store(&follows_heap, 1);
}

void allocation_heap_stop(void) { atomic_store(&follows_heap, 0); }

int64_t allocation_heap_growth(void) { return atomic_load(&heap_growth); }

int64_t allocation_heap_peak(void) { return atomic_load(&heap_peak); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

int32_t allocation_counts_memory(void) { return 1; }

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static void grow(long long bytes) {
  long long now = atomic_fetch_add(&heap_growth, bytes) + bytes;
  long long peak = atomic_load(&heap_peak);
  while (now > peak && !atomic_compare_exchange_weak(&heap_peak, &peak, now)) {
  }
}

static void *gave(void *block) {
  tap_counts.allocations++;
  if (block && atomic_load_explicit(&follows_heap, memory_order_relaxed))
    grow((long long)malloc_usable_size(block));
  return block;
}

static long long size_followed(void *block) {
  if (!block || !atomic_load_explicit(&follows_heap, memory_order_relaxed)) return 0;
  return (long long)malloc_usable_size(block);
}

void *malloc(size_t size) { return gave(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return gave(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  long long before = size_followed(block);
  void *moved = __libc_realloc(block, size);
  // A realloc that fails keeps the block; one to size 0 frees it.
  if (before && (moved || size == 0)) grow(-before);
  return gave(moved);
}

void *memalign(size_t alignment, size_t size) { return gave(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return gave(__libc_memalign(alignment, size));
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0)
    return EINVAL;
  void *block = gave(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *out = block;
  return 0;
}

void free(void *block) {
  if (block) tap_counts.frees++;
  long long size = size_followed(block);
  if (size) grow(-size);
  __libc_free(block);
}

#else

int32_t allocation_counts_memory(void) { return 0; }

#endif
