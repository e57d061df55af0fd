#pragma once
#include "CGTK.h"

#include <gtk/gtk.h>

/// The side of a tile, in points.
enum { tile_side = 256 };

/// A square of the widget that is drawn once and shown until something in it changes.
typedef struct {
  cairo_surface_t *surface;
  GskRenderNode *node;
  /// What must be drawn anew, in points of the widget; empty where nothing must.
  double left, top, right, bottom;
} tile;

#define TAP_TYPE_VIEW tap_view_get_type()
G_DECLARE_FINAL_TYPE(TapView, tap_view, TAP, VIEW, GtkWidget)

struct _TapView {
  GtkWidget parent_instance;
  tap_gtk_calls calls;
  void *owner;
  GSource *timer;
  GtkWidget *menu;
  /// Whether the widget had the focus when the menu came.
  bool menu_took_focus;
  tile *tiles;
  int32_t columns;
  int32_t rows;
  int32_t scale;
  uint64_t drawn_count;
  double drawn_area;
  /// The size that was allocated last.
  int width, height;
  /// The widgets of the elements that assistive technology finds, by their identities; `NULL` where
  /// GTK has assistive technology turned off.
  GHashTable *elements;
  bool has_elements;
  /// Whether what the window shows may have changed since the elements were listed.
  bool elements_are_stale;
  /// Whether elements wait to be placed.
  bool elements_moved;
  /// Set while the view itself moves the focus.
  bool moves_focus;
  /// The number of the last list of elements.
  uint32_t update;
  /// The element with the focus; 0 for the view itself.
  uint64_t focused_element;
  guint tick;
};

/// Translates what GTK tells into calls of the owner.
void tap_view_listen(TapView *self);

/// Sends a hover where the pointer is now, as no event did while a menu was open.
void tap_view_update_hover(TapView *self);

/// Draws what must be drawn and shows all.
void tap_view_show_tiles(TapView *self, GtkSnapshot *snapshot);

/// Forgets what was drawn; the next frame draws all.
void tap_view_drop_tiles(TapView *self);

/// Takes the menu away, if one is shown.
void tap_view_close_menu(TapView *self);

/// Begins without elements.
void tap_view_init_elements(TapView *self);

/// Takes all elements away.
void tap_view_remove_elements(TapView *self);

/// Has the elements listed again at the next frame.
void tap_view_elements_changed(TapView *self);

/// Lists the elements again now, if what the window shows may have changed.
void tap_view_update_elements(TapView *self);

/// Whether the view or an element of it has the focus of the window.
bool tap_view_has_focus(TapView *self);

/// Gives the focus of the window to the element that has the view's, or to the view.
void tap_view_take_focus(TapView *self);
