#pragma once
#include <stdint.h>

/// What one event of a parse is. Blocks and spans open and close; text stands between.
typedef enum __attribute__((enum_extensibility(closed))) cmarkdown_kind : uint8_t {
  // Blocks that hold blocks.
  CMARKDOWN_QUOTE,
  CMARKDOWN_QUOTE_END,
  /// `detail` 1 where items have numbers, `offset` the first number, `count` 1 where tight.
  CMARKDOWN_LIST,
  CMARKDOWN_LIST_END,
  /// `detail` is the character of a task's box, or 0.
  CMARKDOWN_ITEM,
  CMARKDOWN_ITEM_END,

  // Blocks that hold text.
  CMARKDOWN_PARAGRAPH,
  CMARKDOWN_PARAGRAPH_END,
  /// `detail` is the level, 1 to 6.
  CMARKDOWN_HEADING,
  CMARKDOWN_HEADING_END,
  /// `offset` and `count` are the language in the pool.
  CMARKDOWN_CODE_BLOCK,
  CMARKDOWN_CODE_BLOCK_END,
  CMARKDOWN_HTML_BLOCK,
  CMARKDOWN_HTML_BLOCK_END,
  CMARKDOWN_RULE,
  CMARKDOWN_TABLE,
  CMARKDOWN_TABLE_END,
  /// `detail` is 1 in the header.
  CMARKDOWN_ROW,
  /// `count` is the number of cells.
  CMARKDOWN_ROW_END,
  /// A cell that holds something: `count` is its column from 0, `detail` its alignment (0 none,
  /// 1 left, 2 center, 3 right). Empty cells have no event; a cell ends where the next begins.
  CMARKDOWN_CELL,

  // Spans.
  CMARKDOWN_EMPHASIS,
  CMARKDOWN_EMPHASIS_END,
  CMARKDOWN_STRONG,
  CMARKDOWN_STRONG_END,
  CMARKDOWN_STRIKE,
  CMARKDOWN_STRIKE_END,
  CMARKDOWN_CODE,
  CMARKDOWN_CODE_END,
  /// `offset` is the number of the link among the targets.
  CMARKDOWN_LINK,
  CMARKDOWN_LINK_END,
  /// `offset` is the number of the image among the targets.
  CMARKDOWN_IMAGE,
  CMARKDOWN_IMAGE_END,

  // Text. `offset` and `count` are a slice of the source.
  CMARKDOWN_TEXT,
  CMARKDOWN_CODE_TEXT,
  CMARKDOWN_HTML_TEXT,
  CMARKDOWN_ENTITY,
  /// `count` spaces that the source does not have as they are.
  CMARKDOWN_SPACES,
  /// The end of a line of a code block, of an HTML block or of HTML within a text.
  CMARKDOWN_NEWLINE,
  CMARKDOWN_SOFT_BREAK,
  CMARKDOWN_HARD_BREAK,
} cmarkdown_kind;

/// One step of a document, in the order of reading.
typedef struct cmarkdown_event {
  uint32_t offset;
  uint32_t count;
  cmarkdown_kind kind;
  uint8_t detail;
} cmarkdown_event;

/// Where a string stands: in the source as it is, or in the pool where escapes and entities were
/// resolved.
typedef struct cmarkdown_string {
  uint32_t offset;
  uint32_t count;
  uint32_t is_pooled;
} cmarkdown_string;

/// The destination and title of one link or image.
typedef struct cmarkdown_target {
  cmarkdown_string destination;
  cmarkdown_string title;
} cmarkdown_target;

/// How a parse ended.
typedef enum __attribute__((enum_extensibility(closed))) cmarkdown_status : uint8_t {
  CMARKDOWN_DONE,
  CMARKDOWN_OUT_OF_MEMORY,
  /// More events than the caller allows, as a table of many short rows has.
  CMARKDOWN_TOO_MANY_EVENTS,
  /// More links and images than the caller allows.
  CMARKDOWN_TOO_MANY_TARGETS,
  /// More bytes of destinations and titles than the caller allows.
  CMARKDOWN_TOO_MANY_TARGET_BYTES,
} cmarkdown_status;

/// A whole document as flat arrays, which `cmarkdown_free` frees.
typedef struct cmarkdown_document {
  cmarkdown_event *_Nullable events;
  cmarkdown_target *_Nullable targets;
  uint8_t *_Nullable pool;
  uint32_t event_count;
  uint32_t target_count;
  uint32_t pool_count;
} cmarkdown_document;

/// Parses `count` bytes of UTF-8 without NUL. At least 16 zero bytes that may be read must follow
/// them, and the last of them must be a line feed: the parser looks a little past the end.
///
/// Stops with a status once there are more events, links and images, or bytes of destinations
/// and titles than the limits say. Fills `out` in any case; the caller frees it. Keeps no pointer.
cmarkdown_status cmarkdown_parse(const uint8_t *_Nonnull source, uint32_t count,
                                 uint64_t event_limit, uint32_t target_limit,
                                 uint64_t target_byte_limit,
                                 cmarkdown_document *_Nonnull out);

/// Frees the arrays of a document.
void cmarkdown_free(cmarkdown_document *_Nonnull document);

/// Writes the UTF-8 of a character reference such as `&amp;` or `&#x41;` to `out`, which has room
/// for 8 bytes. Returns how many it wrote, 0 where no such character is known.
int32_t cmarkdown_entity(const uint8_t *_Nonnull text, uint32_t count, uint8_t *_Nonnull out);
