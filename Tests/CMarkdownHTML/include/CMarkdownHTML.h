#pragma once
#include <stdint.h>

/// What md4c's own HTML renderer writes.
typedef struct cmarkdown_html {
  uint8_t *_Nullable bytes;
  uint32_t count;
  /// Whether the renderer failed, or memory was out.
  uint32_t has_failed;
} cmarkdown_html;

/// Renders `count` bytes of UTF-8 without NUL as HTML, with tables, strikethrough and task lists. At
/// least 16 zero bytes that may be read must follow the source. Free the result with
/// `cmarkdown_html_free`.
cmarkdown_html cmarkdown_html_render(const uint8_t *_Nonnull source, uint32_t count);

/// Frees a page.
void cmarkdown_html_free(cmarkdown_html *_Nonnull page);
