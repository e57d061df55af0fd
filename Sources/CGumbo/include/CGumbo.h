#pragma once
#include <stdint.h>

/// What one event of a parse is.
typedef enum __attribute__((enum_extensibility(closed))) cgumbo_kind : uint8_t {
  /// An element opens: `offset` is where its tag begins in the source, or `CGUMBO_NOWHERE` where
  /// the parser made it up; its attributes are `count` from the one numbered `first`.
  CGUMBO_OPEN,
  /// The same element closes.
  CGUMBO_CLOSE,
  /// Text: `count` bytes of the pool from `first` on, at `offset` in the source.
  CGUMBO_TEXT,
} cgumbo_kind;

/// The elements of HTML that a reader tells apart. Those that look alike share a name.
typedef enum __attribute__((enum_extensibility(closed))) cgumbo_element : uint8_t {
  /// An element without a look of its own, such as `span`.
  CGUMBO_INLINE,
  /// An element that shows nothing of what it holds, such as `script`.
  CGUMBO_HIDDEN,
  /// An element on lines of its own, such as `div`.
  CGUMBO_BLOCK,
  /// A block whose lines are centered.
  CGUMBO_CENTERED,
  /// The line that stays of a block that is folded.
  CGUMBO_SUMMARY,
  CGUMBO_PARAGRAPH,
  CGUMBO_H1,
  CGUMBO_H2,
  CGUMBO_H3,
  CGUMBO_H4,
  CGUMBO_H5,
  CGUMBO_H6,
  CGUMBO_PREFORMATTED,
  CGUMBO_QUOTE,
  CGUMBO_RULE,
  CGUMBO_UNORDERED_LIST,
  CGUMBO_ORDERED_LIST,
  CGUMBO_ITEM,
  CGUMBO_DEFINITION_LIST,
  CGUMBO_DEFINITION,
  CGUMBO_FIGURE,
  CGUMBO_TABLE,
  CGUMBO_CAPTION,
  CGUMBO_ROW,
  CGUMBO_CELL,
  CGUMBO_HEADER_CELL,
  CGUMBO_LINK,
  CGUMBO_IMAGE,
  CGUMBO_INPUT,
  CGUMBO_BREAK,
  CGUMBO_BOLD,
  CGUMBO_ITALIC,
  CGUMBO_UNDERLINED,
  CGUMBO_STRUCK,
  CGUMBO_CODE,
  CGUMBO_SUBSCRIPT,
  CGUMBO_SUPERSCRIPT,
  CGUMBO_SMALL,
  CGUMBO_BIG,
  CGUMBO_FONT,
  CGUMBO_MARK,
  CGUMBO_QUOTATION,
  /// An element that sets the direction of its letters, such as `bdo`.
  CGUMBO_OVERRIDE,
  // Elements that show nothing, but say something.
  /// A style sheet, or a link to one.
  CGUMBO_STYLE_SHEET,
  CGUMBO_BASE,
  CGUMBO_META,
  CGUMBO_AREA,
  /// A link in a vector graphic.
  CGUMBO_GRAPHIC_LINK,
} cgumbo_element;

/// The attributes that a reader asks for; all others are left out.
typedef enum __attribute__((enum_extensibility(closed))) cgumbo_name : uint8_t {
  CGUMBO_ACTION,
  CGUMBO_ALIGN,
  CGUMBO_ALT,
  CGUMBO_ARIA_LABEL,
  CGUMBO_BACKGROUND,
  CGUMBO_BGCOLOR,
  CGUMBO_CHECKED,
  CGUMBO_CLASS,
  CGUMBO_COLOR,
  CGUMBO_CONTENT,
  CGUMBO_DATA,
  CGUMBO_DIR,
  CGUMBO_FORMACTION,
  CGUMBO_HEIGHT,
  CGUMBO_HIDDEN_ATTRIBUTE,
  CGUMBO_HREF,
  CGUMBO_HTTP_EQUIV,
  CGUMBO_ID,
  CGUMBO_LANG,
  CGUMBO_NAME,
  CGUMBO_PING,
  CGUMBO_POSTER,
  CGUMBO_SIZE,
  CGUMBO_SRC,
  CGUMBO_SRCSET,
  CGUMBO_START,
  CGUMBO_STYLE,
  CGUMBO_TITLE,
  CGUMBO_TYPE,
  CGUMBO_VALUE,
  CGUMBO_WIDTH,
} cgumbo_name;

/// The offset of what stands nowhere in the source.
static const uint32_t CGUMBO_NOWHERE = UINT32_MAX;

/// One step of a document, in the order of reading.
typedef struct cgumbo_event {
  uint32_t offset;
  uint32_t first;
  uint32_t count;
  cgumbo_kind kind;
  cgumbo_element element;
} cgumbo_event;

/// An attribute with its value in the pool, character references resolved, and the value as it is
/// written in the source, with quotation marks; `source_count` is 0 where it is not.
typedef struct cgumbo_attribute {
  uint32_t first;
  uint32_t count;
  uint32_t source_first;
  uint32_t source_count;
  cgumbo_name name;
} cgumbo_attribute;

/// How much a parse may ask for.
typedef struct cgumbo_limits {
  /// The bytes of memory in all.
  uint64_t memory;
  /// How deep elements may nest.
  uint32_t depth;
  /// The attributes of one element.
  uint32_t attributes;
} cgumbo_limits;

/// How a parse ended.
typedef enum __attribute__((enum_extensibility(closed))) cgumbo_status : uint8_t {
  CGUMBO_DONE,
  CGUMBO_OUT_OF_MEMORY,
  CGUMBO_TOO_MUCH_MEMORY,
  CGUMBO_TOO_DEEP,
  CGUMBO_TOO_MANY_ATTRIBUTES,
  /// The parser lost its way in elements that are mixed as no program writes them.
  CGUMBO_LOST,
} cgumbo_status;

/// A whole document as flat arrays, which `cgumbo_free` frees.
typedef struct cgumbo_document {
  cgumbo_event *_Nullable events;
  cgumbo_attribute *_Nullable attributes;
  uint8_t *_Nullable pool;
  uint32_t event_count;
  uint32_t attribute_count;
  uint32_t pool_count;
  /// Where a parse that failed stood: at or shortly after this byte of the source.
  uint32_t failure_offset;
} cgumbo_document;

/// Parses `count` bytes of UTF-8 as the HTML standard says.
///
/// Stops with a status once a limit is passed. Fills `out` in any case; the caller frees it. Keeps
/// no pointer, and takes time in proportion to `count` times the limits of depth and attributes.
cgumbo_status cgumbo_parse(const uint8_t *_Nonnull source, uint32_t count, cgumbo_limits limits,
                           cgumbo_document *_Nonnull out);

/// Frees the arrays of a document.
void cgumbo_free(cgumbo_document *_Nonnull document);
