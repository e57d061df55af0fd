#include "elements.h"

/// Whether GTK talks to assistive technology at all.
static bool is_wanted(void) {
  const char *choice = g_getenv("GTK_A11Y");
  return !choice || g_strcmp0(choice, "none") != 0;
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)clock;
  (void)data;
  TAP_VIEW(widget)->tick = 0;
  if (gtk_widget_get_mapped(widget)) tap_view_update_elements(TAP_VIEW(widget));
  return G_SOURCE_REMOVE;
}

void tap_view_elements_changed(TapView *self) {
  if (!self->has_elements) return;
  self->elements_are_stale = true;
  if (!self->tick) self->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self), on_tick, NULL, NULL);
}

void tap_view_init_elements(TapView *self) {
  self->has_elements = is_wanted();
  if (!self->has_elements) return;
  self->elements = g_hash_table_new_full(g_int64_hash, g_int64_equal, NULL, g_object_unref);
  self->elements_are_stale = true;
}

/// Takes an element away, with those within that it still has.
static void remove_element(GtkWidget *widget) {
  tap_element_data(widget)->view = NULL;
  if (gtk_widget_get_parent(widget)) gtk_widget_unparent(widget);
}

void tap_view_remove_elements(TapView *self) {
  if (!self->elements) return;
  GHashTableIter all;
  gpointer widget;
  g_hash_table_iter_init(&all, self->elements);
  while (g_hash_table_iter_next(&all, NULL, &widget)) remove_element(widget);
  g_clear_pointer(&self->elements, g_hash_table_unref);
  self->has_elements = false;
}

/// The widget of an element that is there already.
static GtkWidget *find(TapView *self, uint64_t id) {
  return g_hash_table_lookup(self->elements, &id);
}

/// What in the view has the focus of the window: the view itself or an element; `NULL` while it is
/// elsewhere.
static GtkWidget *focus_within(TapView *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  if (!focus || (self->menu && (focus == self->menu || gtk_widget_is_ancestor(focus, self->menu))))
    return NULL;
  return focus == GTK_WIDGET(self) || gtk_widget_is_ancestor(focus, GTK_WIDGET(self)) ? focus
                                                                                      : NULL;
}

bool tap_view_has_focus(TapView *self) { return focus_within(self) != NULL; }

void tap_view_take_focus(TapView *self) {
  GtkWidget *element =
      self->elements && self->focused_element ? find(self, self->focused_element) : NULL;
  GtkWidget *target = element ? element : GTK_WIDGET(self);
  if (gtk_widget_is_focus(target)) return;
  self->moves_focus = true;
  gtk_widget_grab_focus(target);
  self->moves_focus = false;
}

void tap_view_update_elements(TapView *self) {
  if (!self->has_elements || !self->elements_are_stale || !self->owner) return;
  self->elements_are_stale = false;
  self->calls.elements(self->owner);
}

/// Keeps the widgets whose elements are still listed, and takes the others away.
static void remove_unlisted(TapView *self) {
  GHashTableIter all;
  gpointer widget;
  g_hash_table_iter_init(&all, self->elements);
  while (g_hash_table_iter_next(&all, NULL, &widget)) {
    if (tap_element_data(widget)->update == self->update) continue;
    // The focus stays in the view.
    GtkWidget *focus = focus_within(self);
    if (focus && (focus == widget || gtk_widget_is_ancestor(focus, widget))) {
      self->moves_focus = true;
      gtk_widget_grab_focus(GTK_WIDGET(self));
      self->moves_focus = false;
    }
    remove_element(widget);
    g_hash_table_iter_remove(&all);
  }
}

/// Sets a string where it differs; returns whether it did.
static bool set_string(char **stored, const char *value) {
  if (g_strcmp0(*stored ? *stored : "", value) == 0) return false;
  g_free(*stored);
  *stored = g_strdup(value);
  return true;
}

static void set_words(GtkWidget *widget, element_data *data, const tap_gtk_element *element,
                      const char *strings) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  const char *note = strings + element->note;
  // A label is called by its text, unless it is given a name.
  const bool has_text = set_string(&data->text, strings + element->text) && GTK_IS_LABEL(widget);
  if (has_text) gtk_label_set_text(GTK_LABEL(widget), data->text);
  if (set_string(&data->name, strings + element->name) || (has_text && data->name && *data->name))
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, data->name, -1);
  if (!set_string(&data->note, note)) return;
  if (*note)
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
  else
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void set_states(GtkWidget *widget, element_data *data, uint32_t states, bool is_new) {
  const uint32_t changed = is_new ? ~0u : states ^ data->states;
  data->states = states;
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  const bool is_selected = states & TAP_GTK_SELECTED;
  if (changed & TAP_GTK_SELECTED && data->role == TAP_GTK_TAB)
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
  if (changed & TAP_GTK_SELECTED && data->role == TAP_GTK_RADIO)
    gtk_accessible_update_state(
        accessible, GTK_ACCESSIBLE_STATE_CHECKED,
        is_selected ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  if (changed & TAP_GTK_DISABLED && !(is_new && !(states & TAP_GTK_DISABLED)))
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED,
                                (states & TAP_GTK_DISABLED) != 0, -1);
  if (changed & TAP_GTK_FOCUSABLE)
    gtk_widget_set_focusable(widget, (states & TAP_GTK_FOCUSABLE) != 0);
}

static void set_numbers(GtkWidget *widget, element_data *data, const tap_gtk_element *element) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (data->level != element->level)
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL, element->level, -1);
  if (data->index != element->index || data->count != element->count)
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET,
                                   element->index + 1, GTK_ACCESSIBLE_RELATION_SET_SIZE,
                                   element->count, -1);
  data->level = element->level;
  data->index = element->index;
  data->count = element->count;
}

/// Puts an element after another in its parent.
static void place(GtkWidget *widget, GtkWidget *parent, GtkWidget *previous) {
  GtkWidget *old = gtk_widget_get_parent(widget);
  if (old == parent && gtk_widget_get_prev_sibling(widget) == previous) return;
  if (old && old != parent) gtk_widget_unparent(widget);
  gtk_widget_insert_after(widget, parent, previous);
}

static void move(TapView *self, GtkWidget *widget, element_data *data,
                 const tap_gtk_element *element) {
  const GdkRectangle rect = {element->x, element->y, element->width, element->height};
  if (gdk_rectangle_equal(&rect, &data->rect)) return;
  data->rect = rect;
  // What is within is placed from the corner.
  gtk_widget_queue_allocate(widget);
  gtk_widget_queue_allocate(gtk_widget_get_parent(widget));
  self->elements_moved = true;
}

enum { most_depth = 16 };

void tap_gtk_view_set_elements(GtkWidget *view, const tap_gtk_element *elements, int32_t count,
                               const char *strings) {
  TapView *self = TAP_VIEW(view);
  if (!self->elements) return;
  self->update++;
  for (int32_t i = 0; i < count; i++) {
    GtkWidget *widget = find(self, elements[i].id);
    if (widget) tap_element_data(widget)->update = self->update;
  }
  remove_unlisted(self);
  GtkWidget *parents[most_depth + 1] = {view}, *previous[most_depth + 1] = {NULL};
  self->focused_element = 0;
  for (int32_t i = 0; i < count; i++) {
    const tap_gtk_element *element = &elements[i];
    const int depth = MIN(element->depth, most_depth - 1);
    GtkWidget *widget = find(self, element->id);
    const bool is_new = !widget;
    if (is_new) widget = g_object_ref_sink(tap_element_new(self, element->id, element->role));
    element_data *data = tap_element_data(widget);
    if (is_new) g_hash_table_insert(self->elements, &data->id, widget);
    data->update = self->update;
    set_words(widget, data, element, strings);
    set_states(widget, data, element->states, is_new);
    set_numbers(widget, data, element);
    place(widget, parents[depth], previous[depth]);
    if (is_new) self->elements_moved = true;
    move(self, widget, data, element);
    parents[depth + 1] = widget;
    previous[depth] = widget;
    previous[depth + 1] = NULL;
    if (element->states & TAP_GTK_FOCUSED) self->focused_element = element->id;
  }
  if (focus_within(self)) tap_view_take_focus(self);
}
