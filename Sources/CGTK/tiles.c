#include "view.h"

#include <math.h>
#include <string.h>

static void forget(tile *tile) {
  g_clear_pointer(&tile->surface, cairo_surface_destroy);
  g_clear_pointer(&tile->node, gsk_render_node_unref);
}

void tap_view_drop_tiles(TapView *self) {
  for (int32_t i = 0; i < self->columns * self->rows; i++) forget(&self->tiles[i]);
  g_clear_pointer(&self->tiles, g_free);
  self->columns = self->rows = 0;
}

static void spoil(tile *tile, double left, double top, double right, double bottom) {
  const bool is_clean = tile->left >= tile->right || tile->top >= tile->bottom;
  tile->left = is_clean ? left : fmin(tile->left, left);
  tile->top = is_clean ? top : fmin(tile->top, top);
  tile->right = is_clean ? right : fmax(tile->right, right);
  tile->bottom = is_clean ? bottom : fmax(tile->bottom, bottom);
}

/// Makes the tiles of the widget's size, all to be drawn.
static void make_tiles(TapView *self) {
  const int width = gtk_widget_get_width(GTK_WIDGET(self));
  const int height = gtk_widget_get_height(GTK_WIDGET(self));
  self->scale = gtk_widget_get_scale_factor(GTK_WIDGET(self));
  self->columns = (width + tile_side - 1) / tile_side;
  self->rows = (height + tile_side - 1) / tile_side;
  self->tiles = g_new0(tile, (gsize)self->columns * (gsize)self->rows);
  for (int32_t row = 0; row < self->rows; row++)
    for (int32_t column = 0; column < self->columns; column++) {
      const double x = column * tile_side, y = row * tile_side;
      spoil(&self->tiles[row * self->columns + column], x, y, fmin(x + tile_side, width),
            fmin(y + tile_side, height));
    }
}

void tap_gtk_view_damage(GtkWidget *view, double x, double y, double width, double height) {
  TapView *self = TAP_VIEW(view);
  gtk_widget_queue_draw(view);
  tap_view_elements_changed(self);
  const double right = fmin(x + width, self->columns * tile_side);
  const double bottom = fmin(y + height, self->rows * tile_side);
  x = fmax(x, 0);
  y = fmax(y, 0);
  if (!(x < right && y < bottom)) return;
  for (int32_t row = (int32_t)(y / tile_side); row * tile_side < bottom; row++)
    for (int32_t column = (int32_t)(x / tile_side); column * tile_side < right; column++) {
      const double left = column * tile_side, top = row * tile_side;
      spoil(&self->tiles[row * self->columns + column], fmax(x, left), fmax(y, top),
            fmin(right, left + tile_side), fmin(bottom, top + tile_side));
    }
}

/// Draws the spoiled part of a tile, whole pixels of it.
static void draw(TapView *self, tile *tile, double x, double y) {
  const double scale = self->scale;
  const double left = floor(tile->left * scale) / scale, top = floor(tile->top * scale) / scale;
  const double right = ceil(tile->right * scale) / scale;
  const double bottom = ceil(tile->bottom * scale) / scale;
  cairo_t *context = cairo_create(tile->surface);
  cairo_translate(context, -x, -y);
  cairo_rectangle(context, left, top, right - left, bottom - top);
  cairo_clip(context);
  cairo_set_operator(context, CAIRO_OPERATOR_CLEAR);
  cairo_paint(context);
  cairo_set_operator(context, CAIRO_OPERATOR_OVER);
  self->calls.draw(self->owner, context, left, top, right - left, bottom - top);
  cairo_destroy(context);
  self->drawn_count++;
  self->drawn_area += (right - left) * (bottom - top);
  tile->left = tile->right = 0;
}

/// Makes what GTK shows from the pixels of a tile.
static GskRenderNode *node_of(cairo_surface_t *surface, double x, double y) {
  cairo_surface_flush(surface);
  const int width = cairo_image_surface_get_width(surface);
  const int height = cairo_image_surface_get_height(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  GBytes *bytes =
      g_bytes_new(cairo_image_surface_get_data(surface), (gsize)stride * (gsize)height);
  GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes,
                                               (gsize)stride);
  g_bytes_unref(bytes);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)x, (float)y, tile_side, tile_side);
  GskRenderNode *node = gsk_texture_node_new(texture, &bounds);
  g_object_unref(texture);
  return node;
}

static void refresh(TapView *self, tile *tile, double x, double y) {
  if (!tile->surface) {
    const int side = tile_side * self->scale;
    tile->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
    cairo_surface_set_device_scale(tile->surface, self->scale, self->scale);
  }
  draw(self, tile, x, y);
  g_clear_pointer(&tile->node, gsk_render_node_unref);
  tile->node = node_of(tile->surface, x, y);
}

void tap_view_show_tiles(TapView *self, GtkSnapshot *snapshot) {
  if (!self->owner) return;
  if (!self->tiles || self->scale != gtk_widget_get_scale_factor(GTK_WIDGET(self))) {
    tap_view_drop_tiles(self);
    make_tiles(self);
  }
  for (int32_t row = 0; row < self->rows; row++)
    for (int32_t column = 0; column < self->columns; column++) {
      tile *tile = &self->tiles[row * self->columns + column];
      if (tile->left < tile->right) refresh(self, tile, column * tile_side, row * tile_side);
      if (tile->node) gtk_snapshot_append_node(snapshot, tile->node);
    }
}
