#pragma once
#include <stdint.h>

/// The links that md4c's own HTML renderer writes, in order.
typedef struct cmarkdown_html_links {
  /// For each link its destination and its title, each with a zero behind it. The destination is
  /// escaped as the renderer escapes it, the title is as well.
  uint8_t *_Nullable bytes;
  uint32_t count;
  /// Whether the renderer failed, or memory was out.
  uint32_t has_failed;
} cmarkdown_html_links;

/// Renders `count` bytes of UTF-8 without NUL as HTML, with tables, strikethrough and task lists, and
/// returns the links in it. At least 16 zero bytes that may be read must follow the source. Free the
/// result with `cmarkdown_html_free`.
cmarkdown_html_links cmarkdown_html_parse(const uint8_t *_Nonnull source, uint32_t count);

/// Frees links.
void cmarkdown_html_free(cmarkdown_html_links *_Nonnull links);
