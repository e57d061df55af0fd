#pragma once
#include <stdbool.h>
#include <stdint.h>

// The public suffix list (https://publicsuffix.org) through libpsl. Names are ASCII, as the name
// system has them, unless told otherwise; none needs a zero at its end, and no pointer is kept.

/// A public suffix list. Any number of threads may ask one.
typedef struct cpublicsuffix_list cpublicsuffix_list;

/// Why a list could not be loaded.
typedef enum __attribute__((enum_extensibility(closed))) cpublicsuffix_status : uint8_t {
  CPUBLICSUFFIX_OK,
  CPUBLICSUFFIX_UNREADABLE,
  CPUBLICSUFFIX_TOO_LARGE,
  /// The file lacks the line that begins the domains of the name system, or has no rule.
  CPUBLICSUFFIX_NO_LIST,
  CPUBLICSUFFIX_OUT_OF_MEMORY,
} cpublicsuffix_status;

/// The largest file that is read, in bytes: fifty times the list of today.
enum { cpublicsuffix_largest = 16 << 20 };

/// Opens the list that libpsl was built with; the caller closes it. Null where it was built without.
cpublicsuffix_list *_Nullable cpublicsuffix_open(void);

/// Loads the list in a file; the caller closes it. Null where `status` tells why.
cpublicsuffix_list *_Nullable cpublicsuffix_load(const char *_Nonnull path,
                                                 cpublicsuffix_status *_Nonnull status);

/// Ends a list's life.
void cpublicsuffix_close(cpublicsuffix_list *_Nonnull self);

/// Tells whether a label, in ASCII of any case or in lowercase UTF-8, is a top-level domain of the
/// name system. Takes no lock and allocates nothing for ASCII.
bool cpublicsuffix_is_top_level(const cpublicsuffix_list *_Nonnull self,
                                const uint8_t *_Nullable label, int32_t count);

/// Returns how many labels of a lowercase name without empty labels are its public suffix: at least
/// one, and never more than the name has.
int32_t cpublicsuffix_labels(const cpublicsuffix_list *_Nonnull self, const uint8_t *_Nullable name,
                             int32_t count);

/// Writes the day of a built-in list, such as `2023-02-09`; an empty text for one from a file.
void cpublicsuffix_day(const cpublicsuffix_list *_Nonnull self, char out[_Nonnull 16]);

/// Returns a number that differs from list to list.
uint64_t cpublicsuffix_fingerprint(const cpublicsuffix_list *_Nonnull self);
