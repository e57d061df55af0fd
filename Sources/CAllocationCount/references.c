// Counts retains and releases by standing in front of the Swift runtime's functions, which the
// program's own code calls by name. (The runtime keeps hooks for instruments, but in Swift 6.3
// the one for retains strips the mark off small strings and then writes to where they point.)
#include "CAllocationCount.h"
#include "counts.h"

// Other processors may call these functions by a convention that C cannot express.
#if defined(__linux__) && defined(__x86_64__)

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

int32_t allocation_counts_references(void) { return 1; }

// The next definition of a name after the program's own: the runtime's.
static void *following(const char *name, _Atomic(void *) *known) {
  void *found = atomic_load_explicit(known, memory_order_relaxed);
  if (__builtin_expect(found == NULL, 0)) {
    found = dlsym(RTLD_NEXT, name);
    atomic_store_explicit(known, found, memory_order_relaxed);
  }
  return found;
}

#define RETAIN(name)                                          \
  void *name(void *object) {                                  \
    static _Atomic(void *) known;                             \
    tap_counts.retains++;                                     \
    return ((void *(*)(void *))following(#name, &known))(object); \
  }

#define RETAIN_N(name)                                                        \
  void *name(void *object, uint32_t n) {                                      \
    static _Atomic(void *) known;                                             \
    tap_counts.retains++;                                                     \
    return ((void *(*)(void *, uint32_t))following(#name, &known))(object, n); \
  }

#define RELEASE(name)                                       \
  void name(void *object) {                                 \
    static _Atomic(void *) known;                           \
    tap_counts.releases++;                                  \
    ((void (*)(void *))following(#name, &known))(object);   \
  }

#define RELEASE_N(name)                                                  \
  void name(void *object, uint32_t n) {                                  \
    static _Atomic(void *) known;                                        \
    tap_counts.releases++;                                               \
    ((void (*)(void *, uint32_t))following(#name, &known))(object, n);   \
  }

RETAIN(swift_retain)
RETAIN(swift_bridgeObjectRetain)
RETAIN_N(swift_retain_n)
RETAIN_N(swift_bridgeObjectRetain_n)
RELEASE(swift_release)
RELEASE(swift_bridgeObjectRelease)
RELEASE_N(swift_release_n)
RELEASE_N(swift_bridgeObjectRelease_n)

#else

int32_t allocation_counts_references(void) { return 0; }

#endif
