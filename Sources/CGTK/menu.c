#include "view.h"

/// Who hears what was chosen from a menu.
typedef struct {
  void *owner;
  void (*chosen)(void *owner, int32_t index);
} listener;

static void on_choice(GSimpleAction *action, GVariant *index, gpointer data) {
  (void)action;
  listener *listener = data;
  listener->chosen(listener->owner, g_variant_get_int32(index));
}

static void on_gone(gpointer data, GClosure *closure) {
  (void)closure;
  listener *listener = data;
  listener->chosen(listener->owner, -1);
  g_free(listener);
}

static gboolean remove_menu(gpointer menu) {
  if (gtk_widget_get_parent(menu)) gtk_widget_unparent(menu);
  return G_SOURCE_REMOVE;
}

/// Gives the focus that a menu had back to the view, unless something else has it by now.
static void take_focus_back(TapView *self, GtkWidget *menu) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  const bool is_free =
      !focus || tap_view_has_focus(self) || focus == menu || gtk_widget_is_ancestor(focus, menu);
  if (is_free && self->menu_took_focus) {
    tap_view_update_elements(self);
    tap_view_take_focus(self);
  } else if (self->menu_took_focus) {
    self->calls.blur(self->owner);
  }
}

static void on_closed(GtkPopover *menu, TapView *self) {
  if (self->menu == GTK_WIDGET(menu)) {
    if (self->owner) take_focus_back(self, self->menu);
    self->menu = NULL;
    if (self->owner) tap_view_update_hover(self);
  }
  // The choice is told after the menu has closed.
  g_idle_add_full(G_PRIORITY_DEFAULT, remove_menu, g_object_ref(menu), g_object_unref);
}

void tap_view_close_menu(TapView *self) {
  GtkWidget *menu = self->menu;
  self->menu = NULL;
  if (!menu) return;
  g_signal_handlers_disconnect_by_data(menu, self);
  gtk_widget_unparent(menu);
}

static GMenuModel *model_of(const char *const *titles, int32_t count) {
  GMenu *menu = g_menu_new();
  for (int32_t index = 0; index < count; index++) {
    GMenuItem *item = g_menu_item_new(titles[index], NULL);
    g_menu_item_set_action_and_target(item, "link.choose", "i", index);
    g_menu_append_item(menu, item);
    g_object_unref(item);
  }
  return G_MENU_MODEL(menu);
}

void tap_gtk_view_show_menu(GtkWidget *view, double x, double y, double width, double height,
                            const char *const *titles, int32_t count, void *owner,
                            void (*chosen)(void *owner, int32_t index)) {
  TapView *self = TAP_VIEW(view);
  tap_view_close_menu(self);
  listener *data = g_new(listener, 1);
  *data = (listener){owner, chosen};
  GSimpleAction *action = g_simple_action_new("choose", G_VARIANT_TYPE_INT32);
  g_signal_connect_data(action, "activate", G_CALLBACK(on_choice), data, on_gone, 0);
  GSimpleActionGroup *group = g_simple_action_group_new();
  g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
  g_object_unref(action);

  GMenuModel *model = model_of(titles, count);
  GtkWidget *menu = gtk_popover_menu_new_from_model(model);
  g_object_unref(model);
  gtk_widget_insert_action_group(menu, "link", G_ACTION_GROUP(group));
  g_object_unref(group);
  gtk_widget_set_parent(menu, view);
  self->menu_took_focus = tap_view_has_focus(self);
  self->menu = menu;
  g_signal_connect(menu, "closed", G_CALLBACK(on_closed), self);
  const GdkRectangle target = {(int)x, (int)y, MAX(1, (int)width), MAX(1, (int)height)};
  gtk_popover_set_pointing_to(GTK_POPOVER(menu), &target);
  if (width <= 0 || height <= 0) {
    gtk_popover_set_has_arrow(GTK_POPOVER(menu), FALSE);
    const bool is_rtl = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL;
    gtk_widget_set_halign(menu, is_rtl ? GTK_ALIGN_END : GTK_ALIGN_START);
  }
  gtk_popover_popup(GTK_POPOVER(menu));
}
