#pragma once
#include <stdint.h>

/// The kinds of a node. The words of an object come in pairs: a string, which is the key, then
/// its value.
enum {
  jansson_null = 0,
  jansson_false = 1,
  jansson_true = 2,
  jansson_integer = 3,
  jansson_real = 4,
  jansson_string = 5,
  jansson_array = 6,
  jansson_object = 7,
};

/// One value of a document, in the order of the file. `count` is the number of bytes of a string,
/// of items of an array or of members of an object, all of which follow in the list.
typedef struct jansson_node {
  int32_t kind;
  int32_t count;
  int64_t integer;
  double real;
  const char *_Nullable bytes;
} jansson_node;

/// Where and why a text is no JSON: line and column from 1, the column in characters.
typedef struct jansson_failure {
  int32_t line;
  int32_t column;
  int32_t position;
  char text[160];
} jansson_failure;

/// A parsed text. Opaque, so that no header of the library reaches Swift.
typedef struct jansson_document jansson_document;

/// Parses a whole text; keys that come twice in one object are failures, and so is nesting of more
/// than 2,048 levels. Keeps no pointer to `text`. Returns null where `failure` tells why. The
/// caller closes the document.
jansson_document *_Nullable jansson_document_open(const uint8_t *_Nullable text, int64_t count,
                                                  jansson_failure *_Nonnull failure);

/// The nodes of a document, parents before children; they live as long as it.
const jansson_node *_Nonnull jansson_document_nodes(const jansson_document *_Nonnull self);

/// The number of nodes.
int64_t jansson_document_count(const jansson_document *_Nonnull self);

/// Ends a document's life.
void jansson_document_close(jansson_document *_Nonnull self);
