/* Tapline in C: what is under a point of a text, which link is there, and what may happen to it.
 *
 *     tap_text *text;
 *     tap_layout *layout;
 *     tap_hit hit = {sizeof(tap_hit)};
 *     const char *source = "see [docs](https://a.example/x) now";
 *     if (tap_text_create(TAP_MARKDOWN, source, strlen(source), &text) != TAP_OK) return 1;
 *     if (tap_layout_create(text, "{\"width\":400}", 13, &layout) != TAP_OK) return 1;
 *     if (tap_layout_hit(layout, 36, 8, 0, &hit) == TAP_OK && hit.link >= 0) { ... }
 *     tap_release(layout);
 *     tap_release(text);
 *
 * Nothing that a caller passes can crash the library: a null pointer, an object that was released
 * or has another type, a number out of range and text that is not UTF-8 give an error. Only memory
 * that is not there cannot be checked: a length or a capacity must be that of its buffer.
 *
 * Status. Every function but four returns TAP_OK or an error, and then leaves its results alone.
 * tap_error_message says what was wrong, where, and what would be right.
 *
 * Objects. A function that makes an object counts one reference for the caller, who ends it with
 * tap_release. The value of an object is a number in disguise, never an address. Texts, layouts,
 * detections, assessments and scenes never change: any thread may use them at any time. A window
 * and a batch are used by one thread at a time: a call while another is at work on it, in another
 * thread or from within one of its callbacks, returns TAP_BUSY and does nothing.
 *
 * Text. Pointer and length in bytes, UTF-8, without a zero at its end unless said otherwise; a
 * null pointer is an empty text if the length is 0. A string that a function returns belongs to
 * the object, lives as long as the object, and has a zero behind its end.
 *
 * Buffers. A function that fills an array writes at most `capacity` items, and sets `count` to
 * the number that there are; call it with capacity 0 to ask. A structure begins with its size:
 * set it to sizeof before the call. So programs and libraries of different versions fit together.
 *
 * Units. Offsets count UTF-8 code units; -1 is none. Coordinates are points, x to the right and y
 * down. Times are seconds on any clock that does not go back.
 */
#ifndef TAPLINE_H
#define TAPLINE_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TAP_API __attribute__((visibility("default")))
#else
#define TAP_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What a call came to. */
typedef int32_t tap_status;
enum {
  TAP_OK = 0,
  /* A pointer is null, or a number or a name is not one that the function takes. */
  TAP_INVALID_ARGUMENT = 1,
  /* An object was released, or has another type. */
  TAP_INVALID_OBJECT = 2,
  /* A text is not UTF-8, or not of its format. */
  TAP_INVALID_TEXT = 3,
  /* An offset, a range or an index is not in the text. */
  TAP_OUT_OF_RANGE = 4,
  /* There is no such thing, such as a tap point of a link that is not visible. */
  TAP_NOT_FOUND = 5,
  /* The object is in use. */
  TAP_BUSY = 6,
  /* There is not enough memory, or there are too many objects. */
  TAP_NO_MEMORY = 7
};

/* Objects. */
typedef struct tap_text tap_text;
typedef struct tap_detection tap_detection;
typedef struct tap_assessment tap_assessment;
typedef struct tap_layout tap_layout;
typedef struct tap_window tap_window;
typedef struct tap_scene tap_scene;
typedef struct tap_batch tap_batch;

/* Formats of a text. */
enum {
  TAP_PLAIN = 0,
  TAP_MARKDOWN = 1,
  TAP_HTML = 2,
  /* Output of a program, with escape sequences. */
  TAP_ANSI = 3,
  /* A JSON object with text, links, attributes and so on: a case, see the corpus. */
  TAP_CASE = 4
};

/* Units of an offset. */
enum { TAP_UTF8 = 0, TAP_UTF16 = 1, TAP_SCALARS = 2, TAP_CLUSTERS = 3 };

/* What is under a point. */
enum {
  TAP_OUTSIDE = 0,
  TAP_INSET = 1,
  TAP_ABOVE = 2,
  TAP_BELOW = 3,
  TAP_LINE_GAP = 4,
  TAP_CLUSTER = 5,
  TAP_INLINE_OBJECT = 6,
  TAP_ELLIPSIS = 7,
  TAP_TRUNCATION_TOKEN = 8,
  TAP_HYPHEN = 9,
  TAP_COLLAPSED_SPACE = 10,
  TAP_LEADING_MARGIN = 11,
  TAP_TRAILING_MARGIN = 12,
  TAP_NOT_LAID_OUT = 13,
  TAP_LINE_BREAK = 14,
  TAP_TABLE_GAP = 15 /* between the cells of a table */
};

/* What link safety says. */
enum { TAP_ALLOW = 0, TAP_WARN = 1, TAP_CONFIRM = 2, TAP_BLOCK = 3 };

/* Directions of text, and sides of an offset. */
enum { TAP_LEFT_TO_RIGHT = 0, TAP_RIGHT_TO_LEFT = 1 };
enum { TAP_UPSTREAM = 0, TAP_DOWNSTREAM = 1 };

typedef struct tap_point {
  double x, y;
} tap_point;

typedef struct tap_rect {
  double x, y, width, height;
} tap_rect;

/* A half-open range of offsets. */
typedef struct tap_range {
  int64_t start, end;
} tap_range;

/* The left and right edge of a part of a line. */
typedef struct tap_edges {
  double min_x, max_x;
} tap_edges;

typedef struct tap_hit {
  uint32_t size;
  int32_t region;
  /* The line under the point or nearest to it; -1 outside. */
  int64_t line;
  /* The index of the cluster under the point, and its range. */
  int64_t cluster;
  tap_range utf8;
  /* The index of the link under the point. */
  int64_t link;
  /* What an ellipsis or a token under the point hides. */
  tap_range hidden;
  /* The box under the point. */
  tap_rect box;
  int32_t direction;
  int32_t is_trailing_half;
} tap_hit;

typedef struct tap_caret {
  uint32_t size;
  int32_t affinity;
  int64_t utf8;
  int64_t line;
  double x, y, height;
} tap_caret;

typedef struct tap_line {
  uint32_t size;
  int32_t direction;
  int64_t paragraph;
  tap_range utf8;
  tap_rect rect;
  double baseline;
  int32_t is_soft_wrapped;
  int32_t is_truncated;
} tap_line;

/* A link of a text. Strings belong to the text. */
typedef struct tap_link {
  uint32_t size;
  /* Where it begins in the source, from 1; 0 where that is not known. */
  uint32_t source_line, source_column;
  uint32_t reserved;
  uint64_t id;
  tap_range utf8;
  const char *destination;
  size_t destination_length;
  /* Null where there is none. */
  const char *title;
  size_t title_length;
} tap_link;

/* A link that was found in plain text. Strings belong to the detection. */
typedef struct tap_detected_link {
  uint32_t size;
  int32_t is_weak;
  tap_range utf8;
  /* Such as "url", "email" or "mention". */
  const char *kind;
  const char *destination;
  size_t destination_length;
} tap_detected_link;

/* Something that link safety found. Strings belong to the assessment. */
typedef struct tap_finding {
  uint32_t size;
  int32_t verdict;
  /* The id of the rule, such as "LS-T1". */
  const char *rule;
  const char *message;
  size_t message_length;
} tap_finding;

/* ---- General ---- */

/* The version of the library, such as "1.0.0". */
TAP_API const char *tap_version(void);

/* What was wrong in the last call of this thread that returned an error; never null. */
TAP_API const char *tap_error_message(void);

/* Counts one more reference to an object of any type. */
TAP_API tap_status tap_retain(const void *object);

/* Counts one less; the object ends with the last one. Null is allowed and does nothing. */
TAP_API tap_status tap_release(const void *object);

/* ---- Texts ---- */

/* Makes a text of a source in a format. */
TAP_API tap_status tap_text_create(int32_t format, const char *source, size_t length,
                                   tap_text **text);

/* Makes a text with the links of another and those that a profile finds in it: "unicode",
 * "uts58Strict", "gfm", "twitter", "telegram", "linkifyIt" or "terminal". */
TAP_API tap_status tap_text_create_detecting(const tap_text *text, const char *profile,
                                             tap_text **result);

/* What the text shows, in UTF-8. */
TAP_API tap_status tap_text_utf8(const tap_text *text, const char **utf8, size_t *length);

/* Converts an offset between units; one within a character is an error. */
TAP_API tap_status tap_text_convert(const tap_text *text, int32_t from, int32_t to, int64_t offset,
                                    int64_t *result);

TAP_API tap_status tap_text_link_count(const tap_text *text, size_t *count);
TAP_API tap_status tap_text_link(const tap_text *text, size_t index, tap_link *link);

/* Assesses a link in the context of its text. */
TAP_API tap_status tap_text_assess(const tap_text *text, size_t index, tap_assessment **assessment);

/* Finds all occurrences of a text in a text. */
TAP_API tap_status tap_text_find(const tap_text *text, const char *needle, size_t length,
                                 tap_range *ranges, size_t capacity, size_t *count);

/* ---- Detection and safety ---- */

/* Finds the links in plain text by a profile; see tap_text_create_detecting. */
TAP_API tap_status tap_detect(const char *profile, const char *utf8, size_t length,
                              tap_detection **detection);
TAP_API tap_status tap_detection_count(const tap_detection *detection, size_t *count);
TAP_API tap_status tap_detection_link(const tap_detection *detection, size_t index,
                                      tap_detected_link *link);

/* Assesses a destination and the text that shows it, which may be null. */
TAP_API tap_status tap_assess(const char *destination, size_t length, const char *shown,
                              size_t shown_length, tap_assessment **assessment);
TAP_API tap_status tap_assessment_verdict(const tap_assessment *assessment, int32_t *verdict);

/* Where the link leads in the form that may be opened; null where it leads nowhere. */
TAP_API tap_status tap_assessment_destination(const tap_assessment *assessment,
                                              const char **destination, size_t *length);
TAP_API tap_status tap_assessment_finding_count(const tap_assessment *assessment, size_t *count);
TAP_API tap_status tap_assessment_finding(const tap_assessment *assessment, size_t index,
                                          tap_finding *finding);

/* ---- Layouts ---- */

/* Lays a text out by options, which are the JSON object "layout" of a case; empty is a width of
 * 400 and cells of 8 by 16. Such as {"width":300,"font":"DejaVu Sans","size":16,"align":"center"};
 * "font" takes families and paths of files, also several in an array. */
TAP_API tap_status tap_layout_create(const tap_text *text, const char *options, size_t length,
                                     tap_layout **layout);
TAP_API tap_status tap_layout_size(const tap_layout *layout, double *width, double *height);
TAP_API tap_status tap_layout_line_count(const tap_layout *layout, size_t *count);
TAP_API tap_status tap_layout_line(const tap_layout *layout, size_t index, tap_line *line);

/* What is under a point. Slop is how far from a link a point may be and still count for it; the option
 * "slopOverText" says whether that holds over text, too. */
TAP_API tap_status tap_layout_hit(const tap_layout *layout, double x, double y, double slop,
                                  tap_hit *hit);

/* What is under each of `count` points, x and y in turn. Hits are `stride` bytes apart: the size
 * of tap_hit in the caller's program. */
TAP_API tap_status tap_layout_hits(const tap_layout *layout, const double *points, size_t count,
                                   double slop, void *hits, size_t stride);

/* The caret nearest to a point, or at an offset. */
TAP_API tap_status tap_layout_caret_nearest(const tap_layout *layout, double x, double y,
                                            tap_caret *caret);
TAP_API tap_status tap_layout_caret_at(const tap_layout *layout, int64_t utf8, int32_t affinity,
                                       tap_caret *caret);

/* The rectangles of a range, or of a link, from top to bottom. */
TAP_API tap_status tap_layout_rects(const tap_layout *layout, tap_range range, tap_rect *rects,
                                    size_t capacity, size_t *count);
TAP_API tap_status tap_layout_link_rects(const tap_layout *layout, size_t link, tap_rect *rects,
                                         size_t capacity, size_t *count);

/* A point that taps a range, or a link; TAP_NOT_FOUND where nothing of it is visible. */
TAP_API tap_status tap_layout_tap_point(const tap_layout *layout, tap_range range,
                                        tap_point *point);
TAP_API tap_status tap_layout_link_tap_point(const tap_layout *layout, size_t link,
                                             tap_point *point);

/* The edges of a range in one line, from left to right: several where directions mix. */
TAP_API tap_status tap_layout_visual_ranges(const tap_layout *layout, tap_range range, size_t line,
                                            tap_edges *edges, size_t capacity, size_t *count);

/* Draws into the caller's pixels: red, green, blue and opacity, a byte each, premultiplied, with
 * `stride` bytes from row to row. The background, 0xRRGGBBAA, replaces what was there. */
TAP_API tap_status tap_layout_render(const tap_layout *layout, double scale, uint32_t background,
                                     uint8_t *pixels, size_t width, size_t height, size_t stride);

/* A picture of the layout as SVG. */
TAP_API tap_status tap_layout_svg(const tap_layout *layout, const char **svg, size_t *length);

/* ---- Windows: texts that react ---- */

/* A link that was followed, or whose menu is asked for. Strings live until the callback returns. */
typedef struct tap_activation {
  uint32_t size;
  int32_t verdict;
  /* The index of the text among those of the window, and of the link in it. */
  int64_t view;
  int64_t link;
  /* What to open; never open the destination of the link itself. */
  const char *destination;
  size_t destination_length;
} tap_activation;

/* What happens in a window; any of them may be null. They are called from within the functions
 * that send events, and get `context` as it was given. */
typedef struct tap_callbacks {
  uint32_t size;
  uint32_t reserved;
  void *context;
  void (*activate)(void *context, const tap_activation *activation);
  /* Return a value other than 0 to follow a link whose verdict is TAP_CONFIRM. */
  int32_t (*confirm)(void *context, const tap_activation *activation);
  void (*menu)(void *context, const tap_activation *activation);
  /* Something must be drawn again: see tap_window_take_damage. */
  void (*needs_display)(void *context);
  /* Everything that happens, as a line of the log of `tapline replay`. */
  void (*log)(void *context, const char *line, size_t length);
} tap_callbacks;

/* What links and the rest of a text react to. */
enum {
  /* Links react; all else reaches what is behind; a long press beside a link the background. */
  TAP_LINKS_ONLY = 0,
  /* The same, and a long press on a link reaches the background, too. */
  TAP_LINKS_ONLY_BACKGROUND_LONG_PRESS = 1,
  TAP_INERT = 2
};

/* Phases, kinds and buttons of a pointer. */
enum { TAP_DOWN = 0, TAP_MOVE = 1, TAP_UP = 2, TAP_CANCEL = 3 };
enum { TAP_TOUCH = 0, TAP_MOUSE = 1, TAP_PEN = 2 };
enum { TAP_PRIMARY = 0, TAP_SECONDARY = 1, TAP_MIDDLE = 2 };

typedef struct tap_pointer_event {
  uint32_t size;
  int32_t phase;
  int32_t kind;
  int32_t button;
  int64_t pointer;
  double x, y, time;
} tap_pointer_event;

/* Keys, and those that are held beside them. */
enum {
  TAP_KEY_TAB = 0,
  TAP_KEY_ENTER = 1,
  TAP_KEY_KEYPAD_ENTER = 2,
  TAP_KEY_SPACE = 3,
  TAP_KEY_ESCAPE = 4,
  TAP_KEY_MENU = 5,
  TAP_KEY_F10 = 6,
  TAP_KEY_LEFT = 7,
  TAP_KEY_RIGHT = 8,
  TAP_KEY_UP = 9,
  TAP_KEY_DOWN = 10,
  TAP_KEY_HOME = 11,
  TAP_KEY_END = 12,
  TAP_KEY_PAGE_UP = 13,
  TAP_KEY_PAGE_DOWN = 14
};
enum { TAP_SHIFT = 1, TAP_CONTROL = 2, TAP_ALT = 4, TAP_COMMAND = 8 };

/* Makes a window of a size; its background, "background" in the log, recognizes taps and long
 * presses. */
TAP_API tap_status tap_window_create(double width, double height, const tap_callbacks *callbacks,
                                     tap_window **window);

/* Adds a text in front of the others, and returns its index. */
TAP_API tap_status tap_window_add(tap_window *window, const tap_layout *layout, double x, double y,
                                  int32_t policy, size_t *view);

/* Replaces a text; a press on a link that both have goes on. */
TAP_API tap_status tap_window_set_layout(tap_window *window, size_t view, const tap_layout *layout);
TAP_API tap_status tap_window_send_pointer(tap_window *window, const tap_pointer_event *event);

/* A mouse moved without a button down; NaN means that it left. */
TAP_API tap_status tap_window_send_hover(tap_window *window, double x, double y, double time);

/* A wheel turned: positive numbers show what is to the right and below. */
TAP_API tap_status tap_window_send_scroll(tap_window *window, double dx, double dy, double x,
                                          double y, double time);
TAP_API tap_status tap_window_send_key(tap_window *window, int32_t key, int32_t modifiers,
                                       int32_t is_down, double time);

/* Lets time pass: call it at the next deadline if no event comes first. */
TAP_API tap_status tap_window_advance(tap_window *window, double time);

/* When time must pass next; TAP_NOT_FOUND where nothing is due. */
TAP_API tap_status tap_window_next_deadline(tap_window *window, double *time);

/* The rectangles to be drawn again since the last call, at most 8. */
TAP_API tap_status tap_window_take_damage(tap_window *window, tap_rect *rects, size_t capacity,
                                          size_t *count);

/* Draws the window as tap_layout_render draws a layout. */
TAP_API tap_status tap_window_render(tap_window *window, double scale, uint32_t background,
                                     uint8_t *pixels, size_t width, size_t height, size_t stride);

/* ---- Scenes: cases and their events ---- */

/* Reads a case or a scene, which is one JSON object. */
TAP_API tap_status tap_scene_create(const char *json, size_t length, tap_scene **scene);

/* The log of its events, a line each. */
TAP_API tap_status tap_scene_replay(const tap_scene *scene, const char **log, size_t *length);

/* Runs its queries and events: the number of failures, of reasons why parts of it can't run yet,
 * and a line for each of both. */
TAP_API tap_status tap_scene_check(const tap_scene *scene, size_t *failures, size_t *pending,
                                   const char **report, size_t *length);

/* ---- Batches: records of `tapline batch` ---- */

/* Makes a thing that answers records; with `reads_files` 0, none that names a file. */
TAP_API tap_status tap_batch_create(int32_t reads_files, tap_batch **batch);

/* Answers a record, the `line`th of its input, by one line of JSON; errors are answers, too. The
 * answer lives until the next call. */
TAP_API tap_status tap_batch_answer(tap_batch *batch, const char *record, size_t length,
                                    int64_t line, const char **answer, size_t *answer_length);

#ifdef __cplusplus
}
#endif

#endif
