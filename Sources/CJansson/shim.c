#include "CJansson.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

struct jansson_document {
  json_t *root;
  jansson_node *nodes;
  int64_t count;
  int64_t capacity;
};

/* Returns a zeroed node at the end of the list, or null without memory. */
static jansson_node *append(jansson_document *self) {
  if (self->count == self->capacity) {
    int64_t capacity = self->capacity ? self->capacity * 2 : 64;
    jansson_node *nodes = realloc(self->nodes, (size_t)capacity * sizeof *nodes);
    if (!nodes) return NULL;
    self->nodes = nodes;
    self->capacity = capacity;
  }
  jansson_node *node = &self->nodes[self->count++];
  memset(node, 0, sizeof *node);
  return node;
}

static int append_string(jansson_document *self, const char *bytes, size_t count) {
  jansson_node *node = append(self);
  if (!node) return -1;
  node->kind = jansson_string;
  node->bytes = bytes;
  node->count = (int32_t)count;
  return 0;
}

/* The parser bounds the depth of this recursion. */
static int append_value(jansson_document *self, json_t *value) {
  if (json_is_string(value))
    return append_string(self, json_string_value(value), json_string_length(value));
  jansson_node *node = append(self);
  if (!node) return -1;
  switch (json_typeof(value)) {
  case JSON_NULL: node->kind = jansson_null; return 0;
  case JSON_FALSE: node->kind = jansson_false; return 0;
  case JSON_TRUE: node->kind = jansson_true; return 0;
  case JSON_INTEGER:
    node->kind = jansson_integer;
    node->integer = json_integer_value(value);
    return 0;
  case JSON_REAL:
    node->kind = jansson_real;
    node->real = json_real_value(value);
    return 0;
  case JSON_ARRAY: {
    node->kind = jansson_array;
    node->count = (int32_t)json_array_size(value);
    size_t index;
    json_t *item;
    json_array_foreach(value, index, item) if (append_value(self, item)) return -1;
    return 0;
  }
  default: {
    node->kind = jansson_object;
    node->count = (int32_t)json_object_size(value);
    const char *key;
    json_t *item;
    json_object_foreach(value, key, item) {
      if (append_string(self, key, strlen(key)) || append_value(self, item)) return -1;
    }
    return 0;
  }
  }
}

jansson_document *jansson_document_open(const uint8_t *text, int64_t count,
                                        jansson_failure *failure) {
  json_error_t error;
  memset(failure, 0, sizeof *failure);
  json_t *root = json_loadb(text ? (const char *)text : "", (size_t)count,
                            JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
  if (!root) {
    failure->line = error.line;
    failure->column = error.column;
    failure->position = error.position;
    memcpy(failure->text, error.text, sizeof failure->text - 1);
    return NULL;
  }
  jansson_document *self = calloc(1, sizeof *self);
  if (self) self->root = root;
  if (!self || append_value(self, root)) {
    strcpy(failure->text, "out of memory");
    if (self) free(self->nodes);
    free(self);
    json_decref(root);
    return NULL;
  }
  return self;
}

const jansson_node *jansson_document_nodes(const jansson_document *self) { return self->nodes; }

int64_t jansson_document_count(const jansson_document *self) { return self->count; }

void jansson_document_close(jansson_document *self) {
  json_decref(self->root);
  free(self->nodes);
  free(self);
}
