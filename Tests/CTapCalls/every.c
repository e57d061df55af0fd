#include <math.h>
#include <string.h>

#include "CTapCalls.h"
#include "tapline.h"

/* Leaves the function with the line where something is not as it must be. */
#define CHECK(condition)                     \
  do {                                       \
    if (!(condition)) return __LINE__;       \
  } while (0)
#define OK(call) CHECK((call) == TAP_OK)

static int activations, confirmations, menus, displays, lines;
static tap_window *the_window;

static void on_activate(void *context, const tap_activation *activation) {
  size_t view = 99;
  (void)context;
  activations++;
  if (strcmp(activation->destination, "https://a.example/x") != 0) activations = -100;
  if (activation->view != 0 || activation->link != 0) activations = -100;
  /* The window is at work. */
  if (tap_window_advance(the_window, 0) != TAP_BUSY) activations = -100;
  if (tap_window_add(the_window, NULL, 0, 0, 0, &view) != TAP_BUSY) activations = -100;
}

static int32_t on_confirm(void *context, const tap_activation *activation) {
  (void)context;
  confirmations++;
  return activation->verdict == TAP_CONFIRM ? 0 : 1;
}

static void on_menu(void *context, const tap_activation *activation) {
  (void)context, (void)activation;
  menus++;
}

static void on_display(void *context) { (*(int *)context)++; }

static void on_log(void *context, const char *line, size_t length) {
  (void)context;
  if (strlen(line) == length) lines++;
}

static int call_texts(void) {
  static const char source[] = "see [docs](https://a.example/x \"T\") n\xC3\xB8w, [a.example](https://b.example/)";
  tap_text *text = NULL, *plain = NULL, *linked = NULL, *other = NULL;
  const char *utf8 = NULL;
  size_t length = 0, count = 0;
  int64_t offset = 0;
  tap_link link = {.size = sizeof link};
  tap_range ranges[2];
  CHECK(strlen(tap_version()) >= 5);
  OK(tap_text_create(TAP_MARKDOWN, source, strlen(source), &text));
  OK(tap_text_utf8(text, &utf8, &length));
  CHECK(length == 24 && strcmp(utf8, "see docs n\xC3\xB8w, a.example") == 0);
  OK(tap_text_link_count(text, &count));
  CHECK(count == 2);
  OK(tap_text_link(text, 0, &link));
  CHECK(strcmp(link.destination, "https://a.example/x") == 0 && link.destination_length == 19);
  CHECK(strcmp(link.title, "T") == 0 && link.title_length == 1);
  CHECK(link.utf8.start == 4 && link.utf8.end == 8);
  CHECK(link.source_line == 1 && link.source_column == 5);
  CHECK(tap_text_link(text, 2, &link) == TAP_OUT_OF_RANGE);
  CHECK(strcmp(tap_error_message(), "link 2 of 2") == 0);
  OK(tap_text_convert(text, TAP_UTF8, TAP_UTF16, 12, &offset));
  CHECK(offset == 11);
  OK(tap_text_convert(text, TAP_SCALARS, TAP_UTF8, 11, &offset));
  CHECK(offset == 12);
  CHECK(tap_text_convert(text, TAP_UTF8, TAP_CLUSTERS, 11, &offset) == TAP_OUT_OF_RANGE);
  CHECK(tap_text_convert(text, 9, TAP_UTF8, 0, &offset) == TAP_INVALID_ARGUMENT);
  OK(tap_text_find(text, "e", 1, ranges, 2, &count));
  CHECK(count == 4 && ranges[1].start == 2 && ranges[1].end == 3);
  OK(tap_text_find(text, "zz", 2, NULL, 0, &count));
  CHECK(count == 0);

  OK(tap_text_create(TAP_PLAIN, "see www.example.com/a", 21, &plain));
  OK(tap_text_create_detecting(plain, "gfm", &linked));
  OK(tap_text_link_count(linked, &count));
  CHECK(count == 1);
  CHECK(tap_text_create_detecting(plain, "no such profile", &other) == TAP_INVALID_ARGUMENT);
  CHECK(tap_text_create(TAP_PLAIN, "a\xFF", 2, &other) == TAP_INVALID_TEXT);
  CHECK(tap_text_create(TAP_PLAIN, NULL, 3, &other) == TAP_INVALID_ARGUMENT);
  CHECK(tap_text_create(99, "a", 1, &other) == TAP_INVALID_ARGUMENT);
  CHECK(tap_text_create(TAP_PLAIN, "a", 1, NULL) == TAP_INVALID_ARGUMENT);
  OK(tap_text_create(TAP_HTML, "<a href=https://a.example/>x</a>", 32, &other));
  OK(tap_release(other));
  /* The parser notices by an assertion that it has lost its way here. */
  CHECK(tap_text_create(TAP_HTML, "<table><math><mo><![CDATA[<x>]]>\f", 33, &other) ==
        TAP_INVALID_TEXT);
  OK(tap_text_create(TAP_ANSI, "\033[1mx\033[m", 8, &other));
  OK(tap_release(other));
  OK(tap_text_create(TAP_PLAIN, NULL, 0, &other));
  OK(tap_release(other));
  /* It is gone. */
  CHECK(tap_release(other) == TAP_INVALID_OBJECT);
  CHECK(tap_text_link_count(other, &count) == TAP_INVALID_OBJECT);
  CHECK(tap_text_link_count((const tap_text *)&count, &count) == TAP_INVALID_OBJECT);
  CHECK(tap_text_link_count(NULL, &count) == TAP_INVALID_OBJECT);

  /* Two references need two releases. */
  OK(tap_retain(text));
  OK(tap_release(text));
  OK(tap_text_link_count(text, &count));
  OK(tap_release(text));
  OK(tap_release(plain));
  OK(tap_release(linked));
  OK(tap_release(NULL));
  CHECK(tap_retain(NULL) == TAP_INVALID_OBJECT);
  return 0;
}

static int call_safety(void) {
  tap_detection *detection = NULL;
  tap_assessment *assessment = NULL;
  tap_text *text = NULL;
  tap_detected_link link = {.size = sizeof link};
  tap_finding finding = {.size = sizeof finding};
  const char *destination = NULL;
  size_t count = 0, length = 0;
  int32_t verdict = -1;
  static const char words[] = "mail ann@example.com or see example.com/a";
  OK(tap_detect("unicode", words, strlen(words), &detection));
  OK(tap_detection_count(detection, &count));
  CHECK(count == 2);
  OK(tap_detection_link(detection, 0, &link));
  CHECK(strcmp(link.kind, "email") == 0 && strcmp(link.destination, "mailto:ann@example.com") == 0);
  CHECK(link.utf8.start == 5 && link.utf8.end == 20);
  CHECK(tap_detection_link(detection, 2, &link) == TAP_OUT_OF_RANGE);
  link.size = 3;
  CHECK(tap_detection_link(detection, 0, &link) == TAP_INVALID_ARGUMENT);

  OK(tap_assess("https://evil.example/", 21, "https://paypal.com/", 19, &assessment));
  OK(tap_assessment_verdict(assessment, &verdict));
  CHECK(verdict == TAP_CONFIRM);
  OK(tap_assessment_finding_count(assessment, &count));
  CHECK(count >= 1);
  OK(tap_assessment_finding(assessment, 0, &finding));
  CHECK(strncmp(finding.rule, "LS-", 3) == 0 && strlen(finding.message) == finding.message_length);
  OK(tap_assessment_destination(assessment, &destination, &length));
  CHECK(strcmp(destination, "https://evil.example/") == 0);
  OK(tap_release(assessment));
  OK(tap_assess("javascript:alert(1)", 19, NULL, 0, &assessment));
  OK(tap_assessment_verdict(assessment, &verdict));
  CHECK(verdict == TAP_BLOCK);
  /* An object of another type. */
  CHECK(tap_detection_count((const tap_detection *)assessment, &count) == TAP_INVALID_OBJECT);
  OK(tap_release(assessment));
  OK(tap_release(detection));

  OK(tap_text_create(TAP_MARKDOWN, "[paypal.com](https://evil.example/)", 35, &text));
  OK(tap_text_assess(text, 0, &assessment));
  OK(tap_assessment_verdict(assessment, &verdict));
  CHECK(verdict == TAP_CONFIRM);
  OK(tap_release(assessment));
  OK(tap_release(text));
  return 0;
}

static int call_layouts(void) {
  static const char source[] = "see [docs](https://a.example/x) now";
  static const char options[] = "{\"width\":400,\"cell\":[8,16]}";
  static const double points[] = {36, 8, 1, 8, 1e300, 0, 300, 8};
  tap_text *text = NULL;
  tap_layout *layout = NULL, *other = NULL;
  tap_hit hit = {.size = sizeof hit}, hits[4];
  tap_caret caret = {.size = sizeof caret};
  tap_line line = {.size = sizeof line};
  tap_rect rects[2];
  tap_point point;
  tap_edges edges[2];
  tap_range range = {4, 8}, wrong = {5, 99};
  static uint8_t pixels[64 * 400];
  const char *svg = NULL;
  double width = 0, height = 0;
  size_t count = 0, length = 0;
  int dark = 0;
  OK(tap_text_create(TAP_MARKDOWN, source, strlen(source), &text));
  OK(tap_layout_create(text, options, strlen(options), &layout));
  OK(tap_layout_size(layout, &width, &height));
  CHECK(width == 400 && height == 16);
  OK(tap_layout_line_count(layout, &count));
  CHECK(count == 1);
  OK(tap_layout_line(layout, 0, &line));
  CHECK(line.utf8.start == 0 && line.utf8.end == 12 && line.rect.width == 96);
  CHECK(line.direction == TAP_LEFT_TO_RIGHT && !line.is_soft_wrapped && !line.is_truncated);
  OK(tap_layout_hit(layout, 36, 8, 0, &hit));
  CHECK(hit.region == TAP_CLUSTER && hit.link == 0 && hit.cluster == 4 && hit.line == 0);
  CHECK(hit.utf8.start == 4 && hit.utf8.end == 5 && hit.box.x == 32 && hit.hidden.start == -1);
  CHECK(tap_layout_hit(layout, 36, 8, NAN, &hit) == TAP_INVALID_ARGUMENT);
  OK(tap_layout_hits(layout, points, 4, 0, hits, sizeof hits[0]));
  CHECK(hits[0].link == 0 && hits[1].link == -1 && hits[1].region == TAP_CLUSTER);
  CHECK(hits[2].region == TAP_OUTSIDE && hits[2].line == -1);
  CHECK(hits[3].region == TAP_TRAILING_MARGIN && hits[3].size == sizeof hits[0]);
  CHECK(tap_layout_hits(layout, points, 4, 0, hits, 3) == TAP_INVALID_ARGUMENT);
  OK(tap_layout_caret_nearest(layout, 39, 8, &caret));
  CHECK(caret.utf8 == 5 && caret.x == 40 && caret.height == 16);
  OK(tap_layout_caret_at(layout, 4, TAP_DOWNSTREAM, &caret));
  CHECK(caret.x == 32);
  CHECK(tap_layout_caret_at(layout, 13, TAP_DOWNSTREAM, &caret) == TAP_OUT_OF_RANGE);
  CHECK(tap_layout_caret_nearest(layout, INFINITY, 8, &caret) == TAP_INVALID_ARGUMENT);
  OK(tap_layout_rects(layout, range, rects, 2, &count));
  CHECK(count == 1 && rects[0].x == 32 && rects[0].width == 32);
  CHECK(tap_layout_rects(layout, wrong, rects, 2, &count) == TAP_OUT_OF_RANGE);
  OK(tap_layout_link_rects(layout, 0, rects, 0, &count));
  CHECK(count == 1);
  OK(tap_layout_tap_point(layout, range, &point));
  CHECK(point.y == 8);
  OK(tap_layout_link_tap_point(layout, 0, &point));
  CHECK(point.x == 36 && point.y == 8);
  OK(tap_layout_visual_ranges(layout, range, 0, edges, 2, &count));
  CHECK(count == 1 && edges[0].min_x == 32 && edges[0].max_x == 64);
  OK(tap_layout_render(layout, 0.25, 0xFFFFFFFFu, pixels, 100, 4, 400));
  for (count = 0; count < 1600; count++) dark += pixels[count] < 255;
  CHECK(dark > 0);
  CHECK(tap_layout_render(layout, 1, 0, pixels, 100, 4, 399) == TAP_INVALID_ARGUMENT);
  OK(tap_layout_svg(layout, &svg, &length));
  CHECK(strstr(svg, "<svg") != NULL && strlen(svg) == length);
  CHECK(tap_layout_create(text, "{\"widht\":1}", 11, &other) == TAP_INVALID_ARGUMENT);
  CHECK(strstr(tap_error_message(), "/widht") != NULL);
  OK(tap_release(text));
  OK(tap_layout_hit(layout, 36, 8, 0, &hit));
  OK(tap_release(layout));
  return 0;
}

static int call_windows(void) {
  static const char source[] = "see [docs](https://a.example/x) [a.example](https://b.example/)";
  static uint8_t pixels[100 * 400];
  tap_text *text = NULL;
  tap_layout *layout = NULL;
  tap_callbacks callbacks = {.size = sizeof callbacks,
                             .context = &displays,
                             .activate = on_activate,
                             .confirm = on_confirm,
                             .menu = on_menu,
                             .needs_display = on_display,
                             .log = on_log};
  tap_pointer_event event = {.size = sizeof event, .kind = TAP_TOUCH, .x = 40, .y = 8};
  tap_rect rects[8];
  double deadline = 0;
  size_t view = 9, count = 0;
  activations = confirmations = menus = displays = lines = 0;
  OK(tap_text_create(TAP_MARKDOWN, source, strlen(source), &text));
  OK(tap_layout_create(text, NULL, 0, &layout));
  OK(tap_window_create(400, 100, &callbacks, &the_window));
  OK(tap_window_add(the_window, layout, 0, 0, TAP_LINKS_ONLY, &view));
  CHECK(view == 0 && displays > 0);
  OK(tap_window_take_damage(the_window, rects, 8, &count));
  CHECK(count > 0);
  /* A tap on the first link. */
  event.phase = TAP_DOWN;
  OK(tap_window_send_pointer(the_window, &event));
  OK(tap_window_next_deadline(the_window, &deadline));
  CHECK(deadline > 0);
  event.phase = TAP_UP;
  event.time = 0.06;
  OK(tap_window_send_pointer(the_window, &event));
  OK(tap_window_advance(the_window, 1));
  CHECK(activations == 1 && lines > 0);
  /* The second needs a confirmation, and gets none. */
  event.phase = TAP_DOWN;
  event.x = 80;
  event.time = 2;
  OK(tap_window_send_pointer(the_window, &event));
  event.phase = TAP_UP;
  event.time = 2.06;
  OK(tap_window_send_pointer(the_window, &event));
  OK(tap_window_advance(the_window, 3));
  CHECK(activations == 1 && confirmations == 1);
  /* A long press on a link asks for its menu. */
  event.phase = TAP_DOWN;
  event.x = 40;
  event.time = 4;
  OK(tap_window_send_pointer(the_window, &event));
  OK(tap_window_advance(the_window, 5));
  event.phase = TAP_UP;
  event.time = 5;
  OK(tap_window_send_pointer(the_window, &event));
  CHECK(menus == 1);
  event.phase = 77;
  CHECK(tap_window_send_pointer(the_window, &event) == TAP_INVALID_ARGUMENT);
  OK(tap_window_send_hover(the_window, 40, 8, 6));
  OK(tap_window_send_hover(the_window, NAN, NAN, 6));
  OK(tap_window_send_scroll(the_window, 0, 10, 40, 8, 6));
  OK(tap_window_send_key(the_window, TAP_KEY_TAB, 0, 1, 7));
  OK(tap_window_send_key(the_window, TAP_KEY_ENTER, 0, 1, 8));
  CHECK(activations == 2);
  OK(tap_window_set_layout(the_window, 0, layout));
  CHECK(tap_window_set_layout(the_window, 1, layout) == TAP_OUT_OF_RANGE);
  OK(tap_window_render(the_window, 1, 0xFFFFFFFFu, pixels, 100, 100, 400));
  OK(tap_window_advance(the_window, 20));
  CHECK(tap_window_next_deadline(the_window, &deadline) == TAP_NOT_FOUND);
  CHECK(tap_window_create(NAN, 1, NULL, &the_window) == TAP_INVALID_ARGUMENT);
  OK(tap_release(layout));
  OK(tap_release(text));
  OK(tap_release(the_window));
  CHECK(tap_window_advance(the_window, 21) == TAP_INVALID_OBJECT);
  return 0;
}

static int call_scenes(void) {
  static const char json[] =
      "{\"text\":\"see docs\",\"links\":[{\"id\":\"L1\",\"destination\":\"https://a.example\",\"text\":"
      "\"docs\"}],\"layout\":{\"cell\":[10,20]},\"queries\":[{\"query\":\"hit\",\"point\":[45,10],"
      "\"expect\":{\"link\":\"L1\"}},{\"query\":\"hit\",\"point\":[1,1],\"expect\":{\"link\":\"L1\"}}],"
      "\"events\":[{\"at\":0,\"tap\":{\"link\":\"L1\"}}],\"expect\":{\"activations\":{\"L1\":1}}}";
  static const char record[] = "{\"id\":7,\"text\":\"[a](https://a.example/)\",\"format\":\"markdown\"}";
  tap_scene *scene = NULL;
  tap_batch *batch = NULL;
  tap_text *text = NULL;
  tap_layout *layout = NULL;
  tap_hit hit = {.size = sizeof hit};
  const char *words = NULL;
  size_t length = 0, failures = 9, pending = 9;
  OK(tap_scene_create(json, strlen(json), &scene));
  OK(tap_scene_replay(scene, &words, &length));
  CHECK(strstr(words, " activate L1 https://a.example\n") != NULL && strlen(words) == length);
  OK(tap_scene_check(scene, &failures, &pending, &words, &length));
  CHECK(failures == 1 && pending == 0 && strncmp(words, "/queries/1: ", 12) == 0);
  OK(tap_release(scene));
  CHECK(tap_scene_create("{", 1, &scene) == TAP_INVALID_TEXT);
  /* Its text and its layout. */
  OK(tap_text_create(TAP_CASE, json, strlen(json), &text));
  OK(tap_layout_create(text, NULL, 0, &layout));
  OK(tap_layout_hit(layout, 45, 10, 0, &hit));
  CHECK(hit.link == 0 && hit.box.width == 10);
  OK(tap_release(layout));
  OK(tap_release(text));

  OK(tap_batch_create(0, &batch));
  OK(tap_batch_answer(batch, record, strlen(record), 1, &words, &length));
  CHECK(strncmp(words, "{\"id\":7,\"links\":[{\"index\":0,", 28) == 0 && strlen(words) == length);
  OK(tap_batch_answer(batch, "x", 1, 2, &words, &length));
  CHECK(strncmp(words, "{\"id\":null,\"error\":", 19) == 0);
  OK(tap_release(batch));
  return 0;
}

int ctap_call_every_function(void) {
  int line = call_texts();
  if (line == 0) line = call_safety();
  if (line == 0) line = call_layouts();
  if (line == 0) line = call_windows();
  if (line == 0) line = call_scenes();
  return line;
}
