#pragma once
#include <stdint.h>

// The state of the one terminal of a process: what must be undone however the process ends.
//
// Signal handlers may call only what POSIX calls async-signal-safe, which rules Swift out; so this
// part is C.

/// What the wake descriptor reports, one byte each.
typedef enum {
  /// The size of the terminal may have changed.
  CTERMINAL_RESIZED = 'w',
  /// The process was stopped and goes on: everything must be drawn again.
  CTERMINAL_CONTINUED = 'c',
  /// The program itself asked for attention.
  CTERMINAL_POSTED = 'p',
} cterminal_wake;

/// Takes the terminal `fd` over: saves its modes, sets raw mode, writes `begin`, and makes sure that
/// `end` is written and the modes restored when the process exits, is stopped, or is killed by a
/// signal that can be caught. Both texts are copied. Returns 0, or an `errno`: `EBUSY` where a
/// terminal is taken over already.
int32_t cterminal_enter(int32_t fd, const uint8_t *_Nonnull begin, int32_t begin_count,
                        const uint8_t *_Nonnull end, int32_t end_count);

/// Replaces both texts, as once more is known about the terminal. Each has at most 512 bytes.
void cterminal_set_texts(const uint8_t *_Nonnull begin, int32_t begin_count,
                         const uint8_t *_Nonnull end, int32_t end_count);

/// Gives the terminal back. Does nothing where none is taken over.
void cterminal_leave(void);

/// Gives the terminal back and stops the process group, as Ctrl-Z does in a shell; returns once the
/// process goes on and the terminal is taken over again.
void cterminal_suspend(void);

/// The descriptor that becomes readable with bytes of `cterminal_wake`, which never blocks; -1 where
/// there is none left. Call it once before any other thread posts.
int32_t cterminal_wake_descriptor(void);

/// Makes the wake descriptor readable with `CTERMINAL_POSTED`, from any thread.
void cterminal_post(void);

/// Reads the size of a terminal in cells. Returns 0, or an `errno`.
int32_t cterminal_size(int32_t fd, int32_t *_Nonnull columns, int32_t *_Nonnull rows);
