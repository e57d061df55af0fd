/* Prints each link of a Markdown file: where to tap it, what link safety says, and what may be
 * opened. With a point, prints what is under it.
 *
 *     ./open-links FILE [X Y]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tapline.h>

/* Ends the program if a call failed; the message says what was wrong and what would be right. */
static void require(tap_status status, const char *what) {
  if (status == TAP_OK) return;
  fprintf(stderr, "%s: %s\n", what, tap_error_message());
  exit(1);
}

static char *read_file(const char *path, size_t *length) {
  const size_t limit = 16 << 20;
  FILE *file = fopen(path, "rb");
  char *bytes = malloc(limit);
  if (file == NULL || bytes == NULL) {
    perror(path);
    exit(1);
  }
  *length = fread(bytes, 1, limit, file);
  if (!feof(file)) {
    fprintf(stderr, "%s: cannot be read, or is larger than 16 MB\n", path);
    exit(1);
  }
  fclose(file);
  return bytes;
}

static void print_link(const tap_text *text, const tap_layout *layout, size_t index) {
  static const char *const verdicts[] = {"allow", "warn", "confirm", "block"};
  tap_link link = {.size = sizeof link};
  tap_assessment *assessment;
  tap_point point;
  const char *utf8, *destination;
  size_t length;
  int32_t verdict;
  require(tap_text_utf8(text, &utf8, &length), "text");
  require(tap_text_link(text, index, &link), "link");
  printf("%zu \"%.*s\"", index, (int)(link.utf8.end - link.utf8.start), utf8 + link.utf8.start);
  if (tap_layout_link_tap_point(layout, index, &point) == TAP_OK) {
    printf(" at %g,%g", point.x, point.y);
  } else {
    printf(" not visible");
  }
  require(tap_text_assess(text, index, &assessment), "assessment");
  require(tap_assessment_verdict(assessment, &verdict), "verdict");
  /* Never open the destination of the link itself: this one is what was assessed. */
  require(tap_assessment_destination(assessment, &destination, &length), "destination");
  printf(": %s", verdicts[verdict]);
  if (verdict < TAP_BLOCK && destination != NULL) printf(" %s", destination);
  putchar('\n');
  tap_release(assessment);
}

int main(int count, char **arguments) {
  static const char options[] = "{\"width\":400}";
  tap_text *text;
  tap_layout *layout;
  size_t length, links, index;
  char *source;
  if (count != 2 && count != 4) {
    fprintf(stderr, "usage: %s FILE [X Y]\n", arguments[0]);
    return 2;
  }
  source = read_file(arguments[1], &length);
  require(tap_text_create(TAP_MARKDOWN, source, length, &text), arguments[1]);
  /* The text has a copy of what it needs. */
  free(source);
  require(tap_layout_create(text, options, strlen(options), &layout), "layout");
  if (count == 4) {
    tap_hit hit = {.size = sizeof hit};
    require(tap_layout_hit(layout, atof(arguments[2]), atof(arguments[3]), 0, &hit), "hit");
    printf(hit.link < 0 ? "no link\n" : "link %d\n", (int)hit.link);
  } else {
    require(tap_text_link_count(text, &links), "links");
    for (index = 0; index < links; index++) print_link(text, layout, index);
  }
  tap_release(layout);
  tap_release(text);
  return 0;
}
