/* Lays a text out with Pango and prints its lines and the edges of its clusters.

   pango SIZE LANG WIDTH ALIGN DIRECTION (FONT-FILE FACE)...

   Standard input holds the clusters, each closed by a zero byte. Lengths are in pixels. Nothing
   is hinted or rounded, and no font is known but those named, in the order of preference. */

#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read_clusters(GString *text, GArray *ends) {
  for (int byte; (byte = getchar()) != EOF;) {
    if (byte != 0) {
      g_string_append_c(text, (char)byte);
      continue;
    }
    int end = (int)text->len;
    g_array_append_val(ends, end);
  }
}

/* Loads fonts and lists their families, for that is how Pango is told an order. */
static FcConfig *load_fonts(char **arguments, int count, GString *families) {
  FcConfig *config = FcConfigCreate();
  for (int at = 0; at + 1 < count; at += 2) {
    const FcChar8 *file = (FcChar8 *)arguments[at];
    int faces = 0;
    FcPattern *font = FcFreeTypeQuery(file, atoi(arguments[at + 1]), NULL, &faces);
    FcChar8 *family = NULL;
    if (!font || FcPatternGetString(font, FC_FAMILY, 0, &family) != FcResultMatch ||
        !FcConfigAppFontAddFile(config, file)) {
      fprintf(stderr, "%s is no font\n", arguments[at]);
      exit(1);
    }
    g_string_append_printf(families, "%s%s", families->len ? "," : "", (char *)family);
    FcPatternDestroy(font);
  }
  return config;
}

static void leave_unhinted(FcPattern *pattern, gpointer data) {
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternDel(pattern, FC_HINT_STYLE);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
}

static PangoContext *make_context(FcConfig *config, const char *language) {
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), leave_unhinted, NULL, NULL);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(language));
  return context;
}

/* Left is the start of a paragraph whose direction is found, but the left of one that is told. */
static void align(PangoLayout *layout, const char *name, gboolean is_told_rtl) {
  gboolean is_end = strcmp(name, "end") == 0;
  pango_layout_set_justify(layout, strcmp(name, "justify") == 0);
  if (is_end != is_told_rtl) pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT);
  if (strcmp(name, "center") == 0) pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
}

static PangoLayout *make_layout(PangoContext *context, GString *text, char **arguments) {
  const char *direction = arguments[4];
  gboolean is_auto = strcmp(direction, "auto") == 0, is_rtl = strcmp(direction, "rtl") == 0;
  PangoDirection told = is_rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
  if (!is_auto) pango_context_set_base_dir(context, told);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_auto_dir(layout, is_auto);
  pango_layout_set_width(layout, (int)(atof(arguments[2]) * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, text->str, (int)text->len);
  align(layout, arguments[3], is_rtl);
  /* A word that is broken for want of room gets no hyphen, as in other programs. */
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  return layout;
}

/* What Pango shaped as one: its range of the text, its edges on the line and its direction. */
typedef struct {
  int start, end, left, right;
  gboolean is_rtl;
} Shaped;

static int by_start(gconstpointer one, gconstpointer other) {
  return ((const Shaped *)one)->start - ((const Shaped *)other)->start;
}

static void add_run(GArray *all, PangoLayoutRun *run, int left, const char *text) {
  PangoGlyphItemIter iter;
  gboolean more = pango_glyph_item_iter_init_start(&iter, run, text);
  for (; more; more = pango_glyph_item_iter_next_cluster(&iter)) {
    /* From right to left the glyphs of a cluster are (end, start], else [start, end). */
    int first = MIN(iter.start_glyph, iter.end_glyph + 1);
    int last = MAX(iter.start_glyph, iter.end_glyph - 1);
    int x = left, right = left;
    for (int glyph = 0; glyph <= last; glyph++) {
      if (glyph == first) x = right;
      right += run->glyphs->glyphs[glyph].geometry.width;
    }
    Shaped one = {iter.start_index, iter.end_index, x, right, run->item->analysis.level & 1};
    g_array_append_val(all, one);
  }
}

static GArray *shaped_clusters(PangoLayout *layout) {
  GArray *all = g_array_new(FALSE, FALSE, sizeof(Shaped));
  PangoLayoutIter *iter = pango_layout_get_iter(layout);
  do {
    /* The end of a line counts as a run too. */
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
    if (!run) continue;
    PangoRectangle box;
    pango_layout_iter_get_run_extents(iter, NULL, &box);
    add_run(all, run, box.x, pango_layout_get_text(layout));
  } while (pango_layout_iter_next_run(iter));
  pango_layout_iter_free(iter);
  g_array_sort(all, by_start);
  return all;
}

/* Where Pango's caret before an offset stands that lies inside of what was shaped as one. */
static int caret(PangoLayoutLine *line, int x, const Shaped *shaped, int offset) {
  if (offset <= shaped->start) return shaped->is_rtl ? shaped->right : shaped->left;
  if (offset >= shaped->end) return shaped->is_rtl ? shaped->left : shaped->right;
  int inside;
  pango_layout_line_index_to_x(line, offset, FALSE, &inside);
  return x + inside;
}

static void print_edge(int edge) { printf(" %.4f", (double)edge / PANGO_SCALE); }

/* Prints the edges of the text from start to end. They are those of what was shaped there, for
   Pango's own ranges leave out all but the first letter and its marks. Returns the first of the
   shaped clusters that may reach beyond the end. */
static guint print_edges(PangoLayoutLine *line, int x, int start, int end, GArray *all, guint at) {
  int left = G_MAXINT, right = G_MININT;
  for (; at < all->len; at++) {
    const Shaped *shaped = &g_array_index(all, Shaped, at);
    if (shaped->start >= end) break;
    if (shaped->end > start) {
      int one = caret(line, x, shaped, start), other = caret(line, x, shaped, end);
      left = MIN(left, MIN(one, other));
      right = MAX(right, MAX(one, other));
    }
    if (shaped->end > end) break;
  }
  printf("cluster");
  if (left <= right) {
    print_edge(left);
    print_edge(right);
  }
  printf("\n");
  return at;
}

static void print_lines(PangoLayout *layout, GArray *ends) {
  GArray *shaped = shaped_clusters(layout);
  PangoLayoutIter *iter = pango_layout_get_iter(layout);
  guint cluster = 0, at = 0;
  int start = 0;
  gboolean more = TRUE;
  /* The empty line after a last hard break holds no cluster. */
  while (more && cluster < ends->len) {
    PangoLayoutLine *line = pango_layout_iter_get_line_readonly(iter);
    PangoRectangle box;
    pango_layout_iter_get_line_extents(iter, NULL, &box);
    int top, bottom;
    pango_layout_iter_get_line_yrange(iter, &top, &bottom);
    more = pango_layout_iter_next_line(iter);
    PangoLayoutLine *below = pango_layout_iter_get_line_readonly(iter);
    int all = g_array_index(ends, int, ends->len - 1);
    int next = more ? pango_layout_line_get_start_index(below) : all;
    printf("line %d %d", pango_layout_line_get_start_index(line), next);
    print_edge(top);
    print_edge(bottom);
    printf("\n");
    for (; cluster < ends->len && start < next; cluster++) {
      int end = g_array_index(ends, int, cluster);
      /* Pango breaks some lines inside a cluster: what it put on the next one is left out. */
      at = print_edges(line, box.x, start, MIN(end, next), shaped, at);
      start = end;
    }
  }
  pango_layout_iter_free(iter);
}

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "--version") == 0) {
    printf("%s\n", pango_version_string());
    return 0;
  }
  if (count < 8) return 2;
  GString *text = g_string_new(NULL), *families = g_string_new(NULL);
  GArray *ends = g_array_new(FALSE, FALSE, sizeof(int));
  read_clusters(text, ends);
  FcConfig *config = load_fonts(arguments + 6, count - 6, families);
  PangoContext *context = make_context(config, arguments[2]);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, families->str);
  pango_font_description_set_absolute_size(font, atof(arguments[1]) * PANGO_SCALE);
  pango_context_set_font_description(context, font);
  print_lines(make_layout(context, text, arguments + 1), ends);
  return 0;
}
