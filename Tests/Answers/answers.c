/* Prints what the C library answers about files, for .ci/answers to compare.
 *
 * Each line of standard input is a format, a slop and a path, separated by tabs. The format is one of
 * tapline.h, and 4, a case, may be a scene of several texts, of which the log is printed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tapline.h>

enum { POINTS = 120, RECTS = 4096 };

static const char *const regions[] = {
    "outside",      "inset",           "above",  "below",          "lineGap",
    "cluster",      "inlineObject",    "ellipsis", "truncationToken", "hyphen",
    "collapsedSpace", "leadingMargin", "trailingMargin", "notLaidOut", "lineBreak",
    "tableGap"};
static const char *const verdicts[] = {"allow", "warn", "confirm", "block"};
static tap_rect rects[RECTS];

static void require(tap_status status) {
  if (status == TAP_OK) return;
  printf("failed: %s\n", tap_error_message());
  exit(1);
}

/* Numbers are printed so that every bit counts, without a sign of zero. */
static void print_number(double number) { printf(" %.17g", number + 0.0); }

static void print_rect(tap_rect rect) {
  print_number(rect.x);
  print_number(rect.y);
  print_number(rect.width);
  print_number(rect.height);
}

static void print_string(const char *start, size_t length) {
  size_t index;
  putchar(' ');
  for (index = 0; index < length; index++) printf("%02x", (unsigned char)start[index]);
}

static void print_assessment(tap_assessment *assessment) {
  size_t count, index;
  int32_t verdict;
  tap_finding finding = {.size = sizeof finding};
  require(tap_assessment_verdict(assessment, &verdict));
  printf(" %s", verdicts[verdict]);
  require(tap_assessment_finding_count(assessment, &count));
  for (index = 0; index < count; index++) {
    require(tap_assessment_finding(assessment, index, &finding));
    printf(" %s=%s", finding.rule, verdicts[finding.verdict]);
  }
  require(tap_release(assessment));
}

/* Whether a destination resolves by itself: the command line resolves others against a folder. */
static int has_scheme(const char *destination) {
  size_t length = strspn(destination, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+.-");
  return length > 0 && destination[length] == ':';
}

static void print_link(const tap_text *text, const tap_layout *layout, size_t index) {
  tap_link link = {.size = sizeof link};
  tap_assessment *assessment;
  tap_point point;
  size_t count, rect;
  require(tap_text_link(text, index, &link));
  if (link.destination_length == 0) return;
  printf("link %zu %lld %lld", index, (long long)link.utf8.start, (long long)link.utf8.end);
  print_string(link.destination, link.destination_length);
  require(tap_layout_link_rects(layout, index, rects, RECTS, &count));
  for (rect = 0; rect < count; rect++) print_rect(rects[rect]);
  printf(" tap");
  if (tap_layout_link_tap_point(layout, index, &point) == TAP_OK) {
    print_number(point.x);
    print_number(point.y);
  }
  if (has_scheme(link.destination)) {
    require(tap_text_assess(text, index, &assessment));
    print_assessment(assessment);
  }
  putchar('\n');
}

static void print_hits(const tap_layout *layout, double slop) {
  static double points[2 * POINTS];
  static tap_hit hits[POINTS];
  int index;
  for (index = 0; index < POINTS; index++) {
    points[2 * index] = fmod(index * 37.5, 430) - 15;
    points[2 * index + 1] = index * 3.25 - 8;
  }
  require(tap_layout_hits(layout, points, POINTS, slop, hits, sizeof *hits));
  for (index = 0; index < POINTS; index++) {
    tap_hit hit = hits[index];
    tap_caret caret = {.size = sizeof caret};
    printf("hit %s %lld", regions[hit.region], (long long)hit.line);
    printf(" link %lld", (long long)hit.link);
    printf(" hidden %lld %lld", (long long)hit.hidden.start, (long long)hit.hidden.end);
    if (hit.utf8.start >= 0) {
      printf(" cluster %lld %lld %lld", (long long)hit.cluster, (long long)hit.utf8.start,
             (long long)hit.utf8.end);
      print_rect(hit.box);
    }
    require(tap_layout_caret_nearest(layout, points[2 * index], points[2 * index + 1], &caret));
    printf(" caret %lld %s", (long long)caret.utf8,
           caret.affinity == TAP_UPSTREAM ? "upstream" : "downstream");
    print_number(caret.x);
    print_number(caret.y);
    print_number(caret.height);
    putchar('\n');
  }
}

static void print_detection(const char *source, size_t length) {
  tap_detection *detection;
  tap_detected_link link = {.size = sizeof link};
  size_t count, index;
  require(tap_detect("unicode", source, length, &detection));
  require(tap_detection_count(detection, &count));
  for (index = 0; index < count; index++) {
    require(tap_detection_link(detection, index, &link));
    printf("detected %lld %lld %s %d", (long long)link.utf8.start, (long long)link.utf8.end, link.kind,
           (int)link.is_weak);
    print_string(link.destination, link.destination_length);
    putchar('\n');
  }
  require(tap_release(detection));
}

static void print_scene(const char *source, size_t length) {
  tap_scene *scene;
  const char *log;
  size_t log_length;
  if (tap_scene_create(source, length, &scene) != TAP_OK) return;
  if (tap_scene_replay(scene, &log, &log_length) == TAP_OK) printf("%s", log);
  require(tap_release(scene));
}

static void print_file(int format, double slop, const char *path) {
  const size_t limit = 64 << 20;
  char *source = malloc(limit);
  FILE *file = fopen(path, "rb");
  tap_text *text;
  tap_layout *layout;
  size_t length, count, index;
  if (source == NULL || file == NULL) {
    perror(path);
    exit(1);
  }
  length = fread(source, 1, limit, file);
  fclose(file);
  printf("# %s\n", path);
  if (tap_text_create(format, source, length, &text) == TAP_OK) {
    require(tap_layout_create(text, NULL, 0, &layout));
    require(tap_text_link_count(text, &count));
    for (index = 0; index < count; index++) print_link(text, layout, index);
    print_hits(layout, slop);
    require(tap_release(layout));
    require(tap_release(text));
    if (format == TAP_PLAIN) print_detection(source, length);
  } else if (format != TAP_CASE) {
    puts("no text");
  }
  if (format == TAP_CASE) print_scene(source, length);
  free(source);
}

int main(void) {
  static char line[4096];
  while (fgets(line, sizeof line, stdin) != NULL) {
    char *slop = strchr(line, '\t');
    char *path = slop == NULL ? NULL : strchr(slop + 1, '\t');
    if (path == NULL) return 2;
    path[strcspn(path, "\n")] = 0;
    print_file(atoi(line), atof(slop), path + 1);
  }
  return 0;
}
