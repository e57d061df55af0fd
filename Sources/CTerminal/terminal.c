#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { text_capacity = 512, stack_size = 1 << 16 };

typedef struct {
  uint8_t bytes[text_capacity];
  int32_t count;
} text;

static int terminal = -1;
static struct termios saved;
static text begin_text, end_text;
static int wake[2] = {-1, -1};
// Whether the terminal is taken over and whether it is in raw mode now, which it is not while the
// process is stopped.
static volatile sig_atomic_t is_entered, is_raw;

// The signals that end a process, each with the action that it had before.
static const int fatal_signals[] = {SIGHUP,  SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV,
                                    SIGBUS,  SIGILL, SIGFPE,  SIGTRAP, SIGSYS,  SIGXCPU,
                                    SIGALRM, SIGUSR1, SIGUSR2};
enum { fatal_count = sizeof fatal_signals / sizeof fatal_signals[0] };
static struct sigaction fatal_before[fatal_count];
static struct sigaction stop_before, continue_before, resize_before;
static sigset_t mask_before;

static void write_all(const text *text) {
  int32_t start = 0;
  while (start < text->count) {
    ssize_t count = write(terminal, text->bytes + start, (size_t)(text->count - start));
    if (count > 0) {
      start += (int32_t)count;
    } else if (count == 0 || errno != EINTR) {
      return;
    }
  }
}

static void set_raw(void) {
  struct termios raw = saved;
  raw.c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(terminal, TCSANOW, &raw);
  is_raw = 1;
  write_all(&begin_text);
}

// Safe in a signal handler, and twice.
static void restore(void) {
  if (!is_raw) return;
  is_raw = 0;
  write_all(&end_text);
  // Reports of the mouse that are on their way must not be typed into the shell.
  tcflush(terminal, TCIFLUSH);
  tcsetattr(terminal, TCSANOW, &saved);
}

static void notify(uint8_t byte) {
  ssize_t ignored = write(wake[1], &byte, 1);
  (void)ignored;
}

static void on_fatal(int number) {
  int error = errno;
  restore();
  is_entered = 0;
  for (int index = 0; index < fatal_count; index++) {
    if (fatal_signals[index] == number) sigaction(number, &fatal_before[index], NULL);
  }
  // It waits until this handler returns; a fault happens again by itself, too.
  raise(number);
  errno = error;
}

static void on_resize(int number) {
  (void)number;
  int error = errno;
  notify(CTERMINAL_RESIZED);
  errno = error;
}

static void on_continue(int number) {
  (void)number;
  int error = errno;
  // Whoever had the terminal meanwhile may have left it in any mode.
  if (is_entered) set_raw();
  notify(CTERMINAL_CONTINUED);
  errno = error;
}

static void on_stop(int number);

static void handle(int number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, before);
}

static void on_stop(int number) {
  int error = errno;
  restore();
  struct sigaction mine;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigemptyset(&standard.sa_mask);
  sigaction(number, &standard, &mine);
  sigset_t unblocked, old;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, number);
  raise(number);
  // It is blocked while its handler runs, so the process stops here.
  sigprocmask(SIG_UNBLOCK, &unblocked, &old);
  sigprocmask(SIG_SETMASK, &old, NULL);
  sigaction(number, &mine, NULL);
  // Without a shell that could continue it, a process does not stop.
  if (is_entered && !is_raw) {
    set_raw();
    notify(CTERMINAL_CONTINUED);
  }
  errno = error;
}

static void copy(text *text, const uint8_t *bytes, int32_t count) {
  text->count = count < text_capacity ? count : text_capacity;
  memcpy(text->bytes, bytes, (size_t)text->count);
}

void cterminal_set_texts(const uint8_t *begin, int32_t begin_count, const uint8_t *end,
                         int32_t end_count) {
  sigset_t all, old;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &old);
  copy(&begin_text, begin, begin_count);
  copy(&end_text, end, end_count);
  sigprocmask(SIG_SETMASK, &old, NULL);
}

static int open_wake(void) {
  if (wake[0] >= 0) return 0;
  if (pipe(wake) != 0) return errno;
  for (int index = 0; index < 2; index++) {
    fcntl(wake[index], F_SETFD, FD_CLOEXEC);
    fcntl(wake[index], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

// A stack of its own for handlers, since a fault may be the end of the usual one.
static void use_own_stack(void) {
  static void *memory;
  if (memory) return;
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && !(current.ss_flags & SS_DISABLE)) return;
  memory = malloc(stack_size);
  stack_t stack = {.ss_sp = memory, .ss_size = stack_size};
  if (memory) sigaltstack(&stack, NULL);
}

// A program that was started by a thread which blocks signals, as those of a dispatch queue do,
// inherits that, and would notice neither another size nor an end.
static void unblock(void) {
  sigset_t handled;
  sigemptyset(&handled);
  for (int index = 0; index < fatal_count; index++) sigaddset(&handled, fatal_signals[index]);
  sigaddset(&handled, SIGTSTP);
  sigaddset(&handled, SIGCONT);
  sigaddset(&handled, SIGWINCH);
  sigprocmask(SIG_UNBLOCK, &handled, &mask_before);
}

int32_t cterminal_enter(int32_t fd, const uint8_t *begin, int32_t begin_count, const uint8_t *end,
                        int32_t end_count) {
  static int is_registered;
  if (is_entered) return EBUSY;
  int error = open_wake();
  if (error) return error;
  terminal = fd;
  if (tcgetattr(fd, &saved) != 0) return errno;
  cterminal_set_texts(begin, begin_count, end, end_count);
  use_own_stack();
  if (!is_registered) is_registered = atexit(cterminal_leave) == 0;
  is_entered = 1;
  for (int index = 0; index < fatal_count; index++) {
    // What is ignored, such as SIGHUP under nohup, stays ignored.
    struct sigaction current;
    sigaction(fatal_signals[index], NULL, &current);
    fatal_before[index] = current;
    if (current.sa_handler == SIG_IGN && !(current.sa_flags & SA_SIGINFO)) continue;
    handle(fatal_signals[index], on_fatal, &fatal_before[index]);
  }
  handle(SIGTSTP, on_stop, &stop_before);
  handle(SIGCONT, on_continue, &continue_before);
  handle(SIGWINCH, on_resize, &resize_before);
  set_raw();
  unblock();
  return 0;
}

void cterminal_leave(void) {
  if (!is_entered) return;
  is_entered = 0;
  restore();
  for (int index = 0; index < fatal_count; index++) {
    sigaction(fatal_signals[index], &fatal_before[index], NULL);
  }
  sigaction(SIGTSTP, &stop_before, NULL);
  sigaction(SIGCONT, &continue_before, NULL);
  sigaction(SIGWINCH, &resize_before, NULL);
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

void cterminal_suspend(void) {
  // Like the terminal itself, to the whole group: the rest of a pipeline stops as well.
  if (is_entered) kill(0, SIGTSTP);
}

int32_t cterminal_wake_descriptor(void) { return open_wake() == 0 ? wake[0] : -1; }

void cterminal_post(void) { notify(CTERMINAL_POSTED); }

int32_t cterminal_size(int32_t fd, int32_t *columns, int32_t *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
