#include "view.h"

#include <math.h>

/// The points that one click of a wheel scrolls, about three lines.
static const double wheel_step = 53;

static uint32_t modifiers_of(GdkEvent *event) {
  const GdkModifierType state = gdk_event_get_modifier_state(event);
  return (state & GDK_SHIFT_MASK ? TAP_GTK_SHIFT : 0) |
         (state & GDK_CONTROL_MASK ? TAP_GTK_CONTROL : 0) |
         (state & GDK_ALT_MASK ? TAP_GTK_ALT : 0) | (state & GDK_SUPER_MASK ? TAP_GTK_SUPER : 0);
}

static tap_gtk_device device_of(GdkEvent *event) {
  GdkDevice *device = gdk_event_get_device(event);
  switch (device ? gdk_device_get_source(device) : GDK_SOURCE_MOUSE) {
    case GDK_SOURCE_TOUCHSCREEN: return TAP_GTK_FINGER;
    case GDK_SOURCE_PEN: return TAP_GTK_PEN;
    default: return TAP_GTK_MOUSE;
  }
}

/// Where an event is on its surface; false where it has no place.
static bool place_on_surface(GdkEvent *event, double *x, double *y) {
  if (gdk_event_get_position(event, x, y)) return true;
  // GDK tells no place of a wheel's turn: it is where the pointer of its seat is.
  GdkSeat *seat = gdk_event_get_seat(event);
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  return gdk_event_get_event_type(event) == GDK_SCROLL && pointer &&
         gdk_surface_get_device_position(gdk_event_get_surface(event), pointer, x, y, NULL);
}

/// Where an event is in the widget; false where it has no place.
static bool place(TapView *self, GdkEvent *event, tap_gtk_event *out) {
  double x = 0, y = 0, shift_x = 0, shift_y = 0;
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(self));
  if (!native || !place_on_surface(event, &x, &y)) return false;
  gtk_native_get_surface_transform(native, &shift_x, &shift_y);
  return gtk_widget_translate_coordinates(GTK_WIDGET(native), GTK_WIDGET(self), x - shift_x,
                                          y - shift_y, &out->x, &out->y);
}

static void read_scroll(GdkEvent *event, tap_gtk_event *out) {
  double step = wheel_step;
  switch (gdk_scroll_event_get_direction(event)) {
    case GDK_SCROLL_UP: out->dy = -1; break;
    case GDK_SCROLL_DOWN: out->dy = 1; break;
    case GDK_SCROLL_LEFT: out->dx = -1; break;
    case GDK_SCROLL_RIGHT: out->dx = 1; break;
    case GDK_SCROLL_SMOOTH:
      gdk_scroll_event_get_deltas(event, &out->dx, &out->dy);
      if (gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE) step = 1;
      break;
  }
  // With Shift a wheel turns sideways, as everywhere on the desktop.
  if (out->modifiers & TAP_GTK_SHIFT && out->dx == 0) {
    out->dx = out->dy;
    out->dy = 0;
  }
  out->dx *= step;
  out->dy *= step;
}

/// Reads what an event of GDK tells; false for one that tells nothing here.
static bool read_event(TapView *self, GdkEvent *event, tap_gtk_event *out) {
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS: out->kind = TAP_GTK_DOWN; break;
    case GDK_TOUCH_BEGIN: out->kind = TAP_GTK_DOWN; break;
    case GDK_BUTTON_RELEASE: out->kind = TAP_GTK_UP; break;
    case GDK_TOUCH_END: out->kind = TAP_GTK_UP; break;
    case GDK_TOUCH_CANCEL: out->kind = TAP_GTK_CANCEL; break;
    case GDK_GRAB_BROKEN: out->kind = TAP_GTK_CANCEL; return true;
    case GDK_TOUCH_UPDATE: out->kind = TAP_GTK_MOVE; break;
    case GDK_MOTION_NOTIFY: {
      const GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;
      const bool is_down = gdk_event_get_modifier_state(event) & buttons;
      out->kind = is_down ? TAP_GTK_MOVE : TAP_GTK_HOVER;
      break;
    }
    case GDK_SCROLL: out->kind = TAP_GTK_SCROLL; break;
    case GDK_KEY_PRESS: out->kind = TAP_GTK_KEY_DOWN; break;
    case GDK_KEY_RELEASE: out->kind = TAP_GTK_KEY_UP; break;
    default: return false;
  }
  out->modifiers = modifiers_of(event);
  out->is_emulated = gdk_event_get_pointer_emulated(event);
  out->sequence = (uint64_t)(uintptr_t)gdk_event_get_event_sequence(event);
  out->device = out->sequence ? TAP_GTK_FINGER : device_of(event);
  out->button = 1;
  switch (gdk_event_get_event_type(event)) {
    case GDK_KEY_PRESS:
    case GDK_KEY_RELEASE: out->key = gdk_key_event_get_keyval(event); return true;
    case GDK_BUTTON_PRESS:
    case GDK_BUTTON_RELEASE: out->button = gdk_button_event_get_button(event); break;
    case GDK_SCROLL: read_scroll(event, out); break;
    default: break;
  }
  return place(self, event, out);
}

static gboolean on_event(GtkEventControllerLegacy *controller, GdkEvent *event, TapView *self) {
  (void)controller;
  tap_gtk_event out = {.time = tap_gtk_now(), .stamp = gdk_event_get_time(event)};
  if (!self->owner || !read_event(self, event, &out)) return FALSE;
  // Keys that an open menu does not use bubble up to here, since it is a child of the widget.
  if (self->menu && (out.kind == TAP_GTK_KEY_DOWN || out.kind == TAP_GTK_KEY_UP)) return FALSE;
  return self->calls.event(self->owner, &out);
}

static void on_leave(GtkEventControllerMotion *controller, TapView *self) {
  const tap_gtk_event out = {
      .kind = TAP_GTK_LEAVE,
      .time = tap_gtk_now(),
      .stamp = gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(controller)),
  };
  if (self->owner) self->calls.event(self->owner, &out);
}

static void on_focus_leave(GtkEventControllerFocus *controller, TapView *self) {
  (void)controller;
  // A menu has the focus for as long as it is shown, another window while it is in front.
  const bool comes_back = self->menu || tap_view_has_focus(self);
  if (self->owner && !comes_back) self->calls.blur(self->owner);
}

static void on_scale(GObject *view, GParamSpec *property, gpointer data) {
  (void)property;
  (void)data;
  tap_view_drop_tiles(TAP_VIEW(view));
  gtk_widget_queue_draw(GTK_WIDGET(view));
}

void tap_view_update_hover(TapView *self) {
  GtkNative *native = gtk_widget_get_native(GTK_WIDGET(self));
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(GTK_WIDGET(self)));
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  double x = 0, y = 0, shift_x = 0, shift_y = 0;
  GdkModifierType state = 0;
  if (!surface || !pointer || !gdk_surface_get_device_position(surface, pointer, &x, &y, &state))
    return;
  if (state & (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK)) return;
  tap_gtk_event out = {.kind = TAP_GTK_HOVER, .time = tap_gtk_now(), .button = 1};
  gtk_native_get_surface_transform(native, &shift_x, &shift_y);
  if (gtk_widget_translate_coordinates(GTK_WIDGET(native), GTK_WIDGET(self), x - shift_x,
                                       y - shift_y, &out.x, &out.y) &&
      gtk_widget_contains(GTK_WIDGET(self), out.x, out.y))
    self->calls.event(self->owner, &out);
}

static gboolean on_tooltip(GtkWidget *widget, int x, int y, gboolean is_of_focus,
                           GtkTooltip *tooltip, gpointer data) {
  (void)data;
  TapView *self = TAP_VIEW(widget);
  return self->owner && !self->menu && self->calls.tooltip(self->owner, x, y, is_of_focus, tooltip);
}

void tap_gtk_tooltip_set(GtkTooltip *tooltip, const char *words, double x, double y, double width,
                         double height) {
  const GdkRectangle area = {(int)x, (int)y, MAX(1, (int)ceil(width)), MAX(1, (int)ceil(height))};
  gtk_tooltip_set_text(tooltip, words);
  gtk_tooltip_set_tip_area(tooltip, &area);
}

void tap_view_listen(TapView *self) {
  GtkWidget *widget = GTK_WIDGET(self);
  GtkEventController *events = gtk_event_controller_legacy_new();
  g_signal_connect(events, "event", G_CALLBACK(on_event), self);
  gtk_widget_add_controller(widget, events);
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "leave", G_CALLBACK(on_leave), self);
  gtk_widget_add_controller(widget, motion);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "leave", G_CALLBACK(on_focus_leave), self);
  gtk_widget_add_controller(widget, focus);
  gtk_widget_set_has_tooltip(widget, TRUE);
  g_signal_connect(widget, "query-tooltip", G_CALLBACK(on_tooltip), NULL);
  g_signal_connect(widget, "notify::scale-factor", G_CALLBACK(on_scale), NULL);
}
