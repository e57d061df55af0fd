#include <math.h>
#include <string.h>

#include "CTapCalls.h"
#include "tapline.h"

/* Bytes that choose; zeros when they are at an end. */
typedef struct choices {
  const uint8_t *bytes;
  size_t count;
} choices;

enum { OBJECTS = 12, PIXELS = 64 };

typedef struct state {
  choices choices;
  const void *objects[OBJECTS];
  int references[OBJECTS];
  tap_window *window;
  int depth;
  int succeeded;
} state;

static uint8_t byte(state *state) {
  if (state->choices.count == 0) return 0;
  state->choices.count--;
  return *state->choices.bytes++;
}

static double number(state *state) {
  static const double numbers[] = {0, 1, -1, 8, 36, 40, 0.06, 0.5, 100, 400, 1e9, -1e9, 1e300, 0.25};
  uint8_t choice = byte(state);
  switch (choice) {
    case 253: return NAN;
    case 254: return INFINITY;
    case 255: return -INFINITY;
    default: return choice < 128 ? numbers[choice % 14] : choice - 128 + byte(state) / 256.0;
  }
}

static int64_t integer(state *state) {
  uint8_t choice = byte(state);
  if (choice < 200) return choice % 40;
  if (choice < 240) return (int64_t)choice - 220;
  return choice % 2 ? INT64_MIN + choice : INT64_MAX - choice;
}

static size_t size(state *state) {
  uint8_t choice = byte(state);
  return choice < 250 ? choice % 20 : SIZE_MAX - choice;
}

static tap_range range(state *state) {
  tap_range range;
  range.start = integer(state);
  range.end = integer(state);
  return range;
}

/* The next bytes as a text, or one that reaches deeper. */
static const char *text(state *state, size_t *length) {
  static const char *const texts[] = {
      "see [docs](https://a.example/x) now", "[paypal.com](javascript:x) \xD7\x90\xD7\x91 abc",
      "<a href=https://a.example/>x</a><b>y", "{\"width\":60,\"cell\":[8,16]}",
      "{\"width\":1e300,\"lines\":2,\"token\":\"more\"}", "{\"height\":20,\"valign\":\"bottom\"}",
      "{\"text\":\"a b\",\"queries\":[{\"query\":\"hit\",\"point\":[1,1],\"expect\":{\"line\":0}}]}",
      "{\"id\":1,\"text\":\"see b.example.com\",\"ask\":[\"links\",\"detect\",\"audit\"]}",
      "unicode", "gfm", "twitter", "a\xFF", "www.example.com ann@example.com", "e"};
  uint8_t choice = byte(state);
  if (choice < 160) {
    const char *chosen = texts[choice % 14];
    *length = strlen(chosen);
    return chosen;
  }
  if (choice == 160) {
    *length = 0;
    return NULL;
  }
  *length = choice - 160u < state->choices.count ? choice - 160u : state->choices.count;
  state->choices.bytes += *length;
  state->choices.count -= *length;
  return (const char *)state->choices.bytes - *length;
}

static const char *profile(state *state) {
  static const char *const profiles[] = {"unicode", "uts58Strict", "gfm", "twitter", "telegram",
                                         "linkifyIt", "terminal", "none",
                                         "a name that is much longer than any that there is"};
  uint8_t choice = byte(state);
  return choice == 255 ? NULL : profiles[choice % 9];
}

/* An object of any type, one that is gone, or a number that never was one. */
static void *object(state *state) {
  uint8_t choice = byte(state);
  if (choice < 240) return (void *)(uintptr_t)state->objects[choice % OBJECTS];
  if (choice < 245) return NULL;
  return (void *)((uintptr_t)state->objects[choice % OBJECTS] + (uintptr_t)(choice - 250));
}

static void keep(state *state, tap_status status, const void *object) {
  int index = byte(state) % OBJECTS;
  if (status != TAP_OK) return;
  while (state->references[index] > 0) {
    state->references[index]--;
    tap_release(state->objects[index]);
  }
  state->objects[index] = object;
  state->references[index] = 1;
}

static tap_status call(state *state);

static void call_back(state *state) {
  /* What it calls may call back again, but not for ever. */
  if (state->depth > 2) return;
  state->depth++;
  call(state);
  state->depth--;
}

static void on_link(void *context, const tap_activation *activation) {
  (void)activation;
  call_back(context);
}

static int32_t on_confirm(void *context, const tap_activation *activation) {
  (void)activation;
  call_back(context);
  return byte(context) & 1;
}

static void on_display(void *context) { call_back(context); }

static void on_log(void *context, const char *line, size_t length) {
  if (strlen(line) == length) call_back(context);
}

static tap_status call(state *state) {
  static uint8_t pixels[PIXELS * PIXELS * 4];
  tap_rect rects[16];
  tap_range ranges[16];
  tap_edges edges[16];
  tap_point point;
  tap_hit hit = {.size = sizeof hit}, hits[8];
  tap_caret caret = {.size = sizeof caret};
  tap_line line = {.size = sizeof line};
  tap_link link = {.size = sizeof link};
  tap_detected_link detected = {.size = sizeof detected};
  tap_finding finding = {.size = sizeof finding};
  double numbers[16];
  const char *string = NULL, *words, *more;
  size_t length = 0, other = 0, count = 0, pending = 0;
  int64_t offset;
  int32_t verdict;
  double width, height;
  tap_status status;
  int index;
  switch (byte(state) % 56) {
    default: return tap_version() != NULL && tap_error_message() != NULL ? TAP_OK : TAP_NOT_FOUND;
    case 1:
      index = byte(state) % OBJECTS;
      status = tap_retain(state->objects[index]);
      if (status == TAP_OK) state->references[index]++;
      return status;
    case 2:
      index = byte(state) % OBJECTS;
      status = tap_release(state->objects[index]);
      if (status == TAP_OK && state->references[index] > 0) state->references[index]--;
      return status;
    case 3:
    case 4:
    case 5: {
      tap_text *result = NULL;
      words = text(state, &length);
      status = tap_text_create((int32_t)integer(state) % 6, words, length, &result);
      keep(state, status, result);
      return status;
    }
    case 6: {
      tap_text *result = NULL;
      words = profile(state);
      status = tap_text_create_detecting(object(state), words, &result);
      keep(state, status, result);
      return status;
    }
    case 7: return tap_text_utf8(object(state), &string, &length);
    case 8: {
      int32_t from = (int32_t)integer(state) % 5, to = (int32_t)integer(state) % 5;
      return tap_text_convert(object(state), from, to, integer(state), &offset);
    }
    case 9: return tap_text_link_count(object(state), &count);
    case 10: return tap_text_link(object(state), size(state), &link);
    case 11:
    case 12: {
      tap_assessment *result = NULL;
      status = tap_text_assess(object(state), size(state), &result);
      keep(state, status, result);
      return status;
    }
    case 13:
      words = text(state, &length);
      return tap_text_find(object(state), words, length, ranges, byte(state) % 17, &count);
    case 14: {
      tap_detection *result = NULL;
      more = profile(state);
      words = text(state, &length);
      status = tap_detect(more, words, length, &result);
      keep(state, status, result);
      return status;
    }
    case 15: return tap_detection_count(object(state), &count);
    case 16: return tap_detection_link(object(state), size(state), &detected);
    case 17: {
      tap_assessment *result = NULL;
      words = text(state, &length);
      more = text(state, &other);
      status = tap_assess(words, length, more, other, &result);
      keep(state, status, result);
      return status;
    }
    case 18: return tap_assessment_verdict(object(state), &verdict);
    case 19: return tap_assessment_destination(object(state), &string, &length);
    case 20: return tap_assessment_finding_count(object(state), &count);
    case 21: return tap_assessment_finding(object(state), size(state), &finding);
    case 22:
    case 23:
    case 24: {
      tap_layout *result = NULL;
      words = text(state, &length);
      /* Fonts of the machine would make the search slow. */
      if (length > 0 && memchr(words, 'f', length) != NULL) length = 0;
      status = tap_layout_create(object(state), words, length, &result);
      keep(state, status, result);
      return status;
    }
    case 25: return tap_layout_size(object(state), &width, &height);
    case 26: return tap_layout_line_count(object(state), &count);
    case 27: return tap_layout_line(object(state), size(state), &line);
    case 28:
      hit.size = byte(state) == 7 ? 7 : sizeof hit;
      return tap_layout_hit(object(state), number(state), number(state), number(state), &hit);
    case 29:
      for (index = 0; index < 16; index++) numbers[index] = number(state);
      return tap_layout_hits(object(state), numbers, byte(state) % 9, number(state), hits,
                             byte(state) == 7 ? 7 : sizeof hit);
    case 30: return tap_layout_caret_nearest(object(state), number(state), number(state), &caret);
    case 31:
      return tap_layout_caret_at(object(state), integer(state), (int32_t)integer(state), &caret);
    case 32:
      return tap_layout_rects(object(state), range(state), rects, byte(state) % 17, &count);
    case 33:
      return tap_layout_link_rects(object(state), size(state), rects, byte(state) % 17, &count);
    case 34: return tap_layout_tap_point(object(state), range(state), &point);
    case 35: return tap_layout_link_tap_point(object(state), size(state), &point);
    case 36: {
      tap_range asked = range(state);
      return tap_layout_visual_ranges(object(state), asked, size(state), edges, byte(state) % 17,
                                      &count);
    }
    case 37:
      return tap_layout_render(object(state), number(state), (uint32_t)integer(state), pixels,
                               byte(state) % (PIXELS + 1), byte(state) % (PIXELS + 1), 4 * PIXELS);
    case 38: return tap_layout_svg(object(state), &string, &length);
    case 39:
    case 40: {
      tap_callbacks callbacks = {.size = sizeof callbacks,
                                 .context = state,
                                 .activate = on_link,
                                 .confirm = on_confirm,
                                 .menu = on_link,
                                 .needs_display = on_display,
                                 .log = on_log};
      tap_window *result = NULL;
      status = tap_window_create(number(state), number(state),
                                 byte(state) & 1 ? &callbacks : NULL, &result);
      keep(state, status, result);
      return status;
    }
    case 41:
    case 42: {
      const void *window = object(state);
      return tap_window_add((tap_window *)(uintptr_t)window, object(state), number(state),
                            number(state), (int32_t)integer(state) % 4, &count);
    }
    case 43: return tap_window_set_layout(object(state), size(state), object(state));
    case 44:
    case 45: {
      tap_pointer_event event = {.size = sizeof event};
      event.phase = byte(state) % 5;
      event.kind = byte(state) % 4;
      event.button = byte(state) % 4;
      event.pointer = integer(state);
      event.x = number(state);
      event.y = number(state);
      event.time = number(state);
      return tap_window_send_pointer(object(state), &event);
    }
    case 46:
      return tap_window_send_hover(object(state), number(state), number(state), number(state));
    case 47:
      return tap_window_send_scroll(object(state), number(state), number(state), number(state),
                                    number(state), number(state));
    case 48:
      return tap_window_send_key(object(state), (int32_t)integer(state) % 17,
                                 (int32_t)integer(state) % 18, byte(state) & 1, number(state));
    case 49: return tap_window_advance(object(state), number(state));
    case 50: return tap_window_next_deadline(object(state), &width);
    case 51: return tap_window_take_damage(object(state), rects, byte(state) % 17, &count);
    case 52:
      return tap_window_render(object(state), number(state), (uint32_t)integer(state), pixels,
                               byte(state) % (PIXELS + 1), byte(state) % (PIXELS + 1), 4 * PIXELS);
    case 53: {
      tap_scene *result = NULL;
      words = text(state, &length);
      status = tap_scene_create(words, length, &result);
      keep(state, status, result);
      return status;
    }
    case 54: {
      const void *scene = object(state);
      if (byte(state) & 1) return tap_scene_replay(scene, &string, &length);
      return tap_scene_check(scene, &count, &pending, &string, &length);
    }
    case 55: {
      tap_batch *result = NULL;
      if (byte(state) & 1) {
        status = tap_batch_create(0, &result);
        keep(state, status, result);
        return status;
      }
      words = text(state, &length);
      return tap_batch_answer(object(state), words, length, integer(state), &string, &other);
    }
  }
}

int ctap_call_at_random(const uint8_t *bytes, size_t count) {
  state state = {.choices = {bytes, count}};
  int index;
  while (state.choices.count > 0) state.succeeded += call(&state) == TAP_OK;
  for (index = 0; index < OBJECTS; index++) {
    while (state.references[index]-- > 0) tap_release(state.objects[index]);
  }
  return state.succeeded;
}
