#include "elements.h"

#include <math.h>

G_DEFINE_FINAL_TYPE(TapView, tap_view, GTK_TYPE_WIDGET)

/// A source that waits for a time.
typedef struct {
  GSource source;
  TapView *view;
} timer_source;

static gboolean timer_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback;
  (void)data;
  g_source_set_ready_time(source, -1);
  TapView *self = ((timer_source *)source)->view;
  self->calls.timer(self->owner);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs timer_functions = {.dispatch = timer_dispatch};

static void tap_view_dispose(GObject *object) {
  TapView *self = TAP_VIEW(object);
  tap_view_close_menu(self);
  tap_view_remove_elements(self);
  if (self->timer) {
    g_source_destroy(self->timer);
    g_clear_pointer(&self->timer, g_source_unref);
  }
  tap_view_drop_tiles(self);
  void *owner = self->owner;
  self->owner = NULL;
  if (owner) self->calls.release(owner);
  G_OBJECT_CLASS(tap_view_parent_class)->dispose(object);
}

static GtkSizeRequestMode tap_view_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void tap_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline) {
  TapView *self = TAP_VIEW(widget);
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || !self->owner) return;
  const double height = self->calls.height(self->owner, for_size);
  if (isfinite(height) && height > 0) *minimum = *natural = (int)ceil(fmin(height, 1 << 24));
}

static void tap_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  TapView *self = TAP_VIEW(widget);
  // Elements that moved are no reason to lay anything else out.
  if (width != self->width || height != self->height || !self->elements_moved) {
    self->width = width;
    self->height = height;
    tap_view_drop_tiles(self);
    if (self->owner) self->calls.resize(self->owner, width, height);
    tap_view_elements_changed(self);
  }
  self->elements_moved = false;
  if (self->elements) tap_element_allocate_children(widget);
  if (self->menu) gtk_popover_present(GTK_POPOVER(self->menu));
}

static void tap_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  tap_view_show_tiles(TAP_VIEW(widget), snapshot);
  if (TAP_VIEW(widget)->menu) gtk_widget_snapshot_child(widget, TAP_VIEW(widget)->menu, snapshot);
}

static gboolean tap_view_contains(GtkWidget *widget, double x, double y) {
  TapView *self = TAP_VIEW(widget);
  return self->owner && self->calls.contains(self->owner, x, y);
}

static gboolean tap_view_focus(GtkWidget *widget, GtkDirectionType direction) {
  TapView *self = TAP_VIEW(widget);
  if (!self->owner) return FALSE;
  // The keys of an open menu move within it alone.
  if (self->menu) return gtk_widget_child_focus(self->menu, direction);
  const bool moves = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkRoot *root = gtk_widget_get_root(widget);
  // A window that opens gives some widget the focus before keys reach the window.
  const bool by_key = tap_view_has_focus(self) ||
                      (GTK_IS_WINDOW(root) && gtk_window_is_active(GTK_WINDOW(root)));
  if (!moves || !self->calls.focus(self->owner, direction == GTK_DIR_TAB_FORWARD, by_key))
    return FALSE;
  tap_view_update_elements(self);
  tap_view_take_focus(self);
  return TRUE;
}

static void tap_view_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(tap_view_parent_class)->map(widget);
  tap_view_elements_changed(TAP_VIEW(widget));
}

static void tap_view_css_changed(GtkWidget *widget, GtkCssStyleChange *change) {
  GTK_WIDGET_CLASS(tap_view_parent_class)->css_changed(widget, change);
  TapView *self = TAP_VIEW(widget);
  if (self->owner) self->calls.theme(self->owner);
}

static void tap_view_class_init(TapViewClass *class) {
  G_OBJECT_CLASS(class)->dispose = tap_view_dispose;
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->get_request_mode = tap_view_request_mode;
  widget->measure = tap_view_measure;
  widget->size_allocate = tap_view_size_allocate;
  widget->snapshot = tap_view_snapshot;
  widget->contains = tap_view_contains;
  widget->focus = tap_view_focus;
  widget->map = tap_view_map;
  widget->css_changed = tap_view_css_changed;
  gtk_widget_class_set_css_name(widget, "tapview");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void tap_view_init(TapView *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
  tap_view_init_elements(self);
  self->timer = g_source_new(&timer_functions, sizeof(timer_source));
  ((timer_source *)self->timer)->view = self;
  g_source_set_ready_time(self->timer, -1);
  // Events that wait are older than the time that has come.
  g_source_set_priority(self->timer, GDK_PRIORITY_EVENTS + 1);
  g_source_attach(self->timer, NULL);
}

GtkWidget *tap_gtk_view_new(const tap_gtk_calls *calls, void *owner) {
  TapView *self = g_object_new(TAP_TYPE_VIEW, NULL);
  self->calls = *calls;
  self->owner = owner;
  tap_view_listen(self);
  return GTK_WIDGET(self);
}

void tap_gtk_view_wake(GtkWidget *view, double time) {
  GSource *timer = TAP_VIEW(view)->timer;
  if (timer) g_source_set_ready_time(timer, isfinite(time) ? (gint64)fmax(0, ceil(time * 1e6)) : -1);
}

void tap_gtk_view_set_hand(GtkWidget *view, bool is_hand) {
  gtk_widget_set_cursor_from_name(view, is_hand ? "pointer" : NULL);
}

void tap_gtk_view_set_label(GtkWidget *view, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(view), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void tap_gtk_view_resize(GtkWidget *view) { gtk_widget_queue_resize(view); }

void tap_gtk_view_grab_focus(GtkWidget *view) {
  tap_view_update_elements(TAP_VIEW(view));
  tap_view_take_focus(TAP_VIEW(view));
}

void tap_gtk_view_elements_changed(GtkWidget *view) { tap_view_elements_changed(TAP_VIEW(view)); }

bool tap_gtk_view_origin(GtkWidget *view, double *x, double *y) {
  double shift_x = 0, shift_y = 0;
  GtkNative *native = gtk_widget_get_native(view);
  if (!native || !gtk_widget_translate_coordinates(view, GTK_WIDGET(native), 0, 0, x, y))
    return false;
  gtk_native_get_surface_transform(native, &shift_x, &shift_y);
  *x += shift_x;
  *y += shift_y;
  return true;
}

void tap_gtk_view_counts(GtkWidget *view, uint64_t *rectangles, double *area) {
  *rectangles = TAP_VIEW(view)->drawn_count;
  *area = TAP_VIEW(view)->drawn_area;
}

static tap_gtk_color color_of(const GdkRGBA *color) {
  return (tap_gtk_color){color->red, color->green, color->blue, color->alpha};
}

tap_gtk_color tap_gtk_view_foreground(GtkWidget *view) {
  GdkRGBA color;
  gtk_style_context_get_color(gtk_widget_get_style_context(view), &color);
  return color_of(&color);
}

tap_gtk_color tap_gtk_view_color(GtkWidget *view, const char *name, tap_gtk_color fallback) {
  GdkRGBA color;
  GtkStyleContext *context = gtk_widget_get_style_context(view);
  return gtk_style_context_lookup_color(context, name, &color) ? color_of(&color) : fallback;
}

void tap_gtk_view_copy(GtkWidget *view, const char *text) {
  gdk_clipboard_set_text(gtk_widget_get_clipboard(view), text);
}

void tap_gtk_view_open(GtkWidget *view, const char *address) {
  GtkRoot *root = gtk_widget_get_root(view);
  gtk_show_uri(GTK_IS_WINDOW(root) ? GTK_WINDOW(root) : NULL, address, GDK_CURRENT_TIME);
}

double tap_gtk_now(void) { return (double)g_get_monotonic_time() / 1e6; }

void tap_gtk_widget_ref(GtkWidget *widget) { g_object_ref_sink(widget); }
void tap_gtk_widget_unref(GtkWidget *widget) { g_object_unref(widget); }
