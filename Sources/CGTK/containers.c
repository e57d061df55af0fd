#include "CGTK.h"

#include <gtk/gtk.h>

static GMainLoop *loop;

bool tap_gtk_start(void) { return gtk_init_check(); }

void tap_gtk_run(void) {
  loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
  g_clear_pointer(&loop, g_main_loop_unref);
}

void tap_gtk_quit(void) {
  if (loop) g_main_loop_quit(loop);
}

/// What is called later.
typedef struct {
  void *owner;
  void (*call)(void *owner);
} later;

static gboolean call_later(gpointer data) {
  later *later = data;
  later->call(later->owner);
  return G_SOURCE_REMOVE;
}

void tap_gtk_soon(void *owner, void (*call)(void *owner)) {
  later *data = g_new(later, 1);
  *data = (later){owner, call};
  g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, call_later, data, g_free);
}

/// Who hears that a window is gone.
typedef struct {
  void *owner;
  void (*closed)(void *owner);
} closer;

static void on_window_gone(gpointer data, GObject *window) {
  (void)window;
  closer *closer = data;
  closer->closed(closer->owner);
  g_free(closer);
}

GtkWidget *tap_gtk_window_new(const char *title, int32_t width, int32_t height, void *owner,
                              void (*closed)(void *owner)) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), title);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  closer *data = g_new(closer, 1);
  *data = (closer){owner, closed};
  g_object_weak_ref(G_OBJECT(window), on_window_gone, data);
  return window;
}

void tap_gtk_window_set_child(GtkWidget *window, GtkWidget *child) {
  gtk_window_set_child(GTK_WINDOW(window), child);
}

void tap_gtk_window_present(GtkWidget *window) { gtk_window_present(GTK_WINDOW(window)); }

void tap_gtk_window_close(GtkWidget *window) { gtk_window_destroy(GTK_WINDOW(window)); }

GtkWidget *tap_gtk_box_new(bool is_column, int32_t spacing) {
  return gtk_box_new(is_column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, spacing);
}

void tap_gtk_box_add(GtkWidget *box, GtkWidget *child, bool grows) {
  if (grows) {
    gtk_widget_set_hexpand(child, TRUE);
    gtk_widget_set_vexpand(child, TRUE);
  }
  gtk_box_append(GTK_BOX(box), child);
}

GtkWidget *tap_gtk_pages_new(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *bar = gtk_stack_sidebar_new();
  GtkWidget *stack = gtk_stack_new();
  gtk_stack_sidebar_set_stack(GTK_STACK_SIDEBAR(bar), GTK_STACK(stack));
  gtk_widget_set_hexpand(stack, TRUE);
  gtk_widget_set_vexpand(stack, TRUE);
  gtk_box_append(GTK_BOX(box), bar);
  gtk_box_append(GTK_BOX(box), stack);
  return box;
}

static GtkStack *stack_of(GtkWidget *pages) { return GTK_STACK(gtk_widget_get_last_child(pages)); }

void tap_gtk_pages_add(GtkWidget *pages, GtkWidget *page, const char *name, const char *title) {
  gtk_stack_add_titled(stack_of(pages), page, name, title);
}

void tap_gtk_pages_show(GtkWidget *pages, const char *name) {
  gtk_stack_set_visible_child_name(stack_of(pages), name);
}

GtkWidget *tap_gtk_pile_new(GtkWidget *base) {
  GtkWidget *pile = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(pile), base);
  return pile;
}

void tap_gtk_pile_add(GtkWidget *pile, GtkWidget *child) {
  gtk_overlay_add_overlay(GTK_OVERLAY(pile), child);
}

/// Who hears of the clicks on a button.
typedef struct {
  void *owner;
  void (*clicked)(void *owner, bool is_down, bool is_gone);
} clicker;

static void on_click(GtkButton *button, clicker *clicker) {
  const bool is_down =
      GTK_IS_TOGGLE_BUTTON(button) && gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button));
  clicker->clicked(clicker->owner, is_down, false);
}

static void on_button_gone(gpointer data, GClosure *closure) {
  (void)closure;
  clicker *clicker = data;
  clicker->clicked(clicker->owner, false, true);
  g_free(clicker);
}

GtkWidget *tap_gtk_button_new(const char *title, bool toggles, void *owner,
                              void (*clicked)(void *owner, bool is_down, bool is_gone)) {
  GtkWidget *button =
      toggles ? gtk_toggle_button_new_with_label(title) : gtk_button_new_with_label(title);
  clicker *data = g_new(clicker, 1);
  *data = (clicker){owner, clicked};
  g_signal_connect_data(button, "clicked", G_CALLBACK(on_click), data, on_button_gone, 0);
  return button;
}

void tap_gtk_widget_set_size(GtkWidget *widget, int32_t width, int32_t height) {
  gtk_widget_set_size_request(widget, width, height);
}
