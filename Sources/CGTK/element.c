#include "elements.h"

typedef GtkWidget TapElement;
typedef GtkWidgetClass TapElementClass;
typedef GtkWidget TapLinkElement;
typedef GtkWidgetClass TapLinkElementClass;
typedef GtkWidget TapControlElement;
typedef GtkWidgetClass TapControlElementClass;

G_DEFINE_TYPE(TapElement, tap_element, GTK_TYPE_WIDGET)
G_DEFINE_TYPE(TapLinkElement, tap_link_element, TAP_TYPE_ELEMENT)
G_DEFINE_TYPE(TapControlElement, tap_control_element, TAP_TYPE_ELEMENT)
G_DEFINE_QUARK(tap-element-data, element_data)

static void free_data(gpointer pointer) {
  element_data *data = pointer;
  g_free(data->name);
  g_free(data->note);
  g_free(data->text);
  g_free(data);
}

element_data *tap_element_data(GtkWidget *widget) {
  return g_object_get_qdata(G_OBJECT(widget), element_data_quark());
}

static void tap_element_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(tap_element_parent_class)->dispose(object);
}

void tap_element_allocate_children(GtkWidget *parent) {
  const element_data *around = tap_element_data(parent);
  for (GtkWidget *child = gtk_widget_get_first_child(parent); child;
       child = gtk_widget_get_next_sibling(child)) {
    const element_data *data = tap_element_data(child);
    if (!data) continue;
    GdkRectangle place = data->rect;
    if (around) {
      place.x -= around->rect.x;
      place.y -= around->rect.y;
    }
    // GTK wants each widget asked for its size before it gets one.
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(child, &place, -1);
  }
}

static void tap_element_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width;
  (void)height;
  (void)baseline;
  tap_element_allocate_children(widget);
}

/// Takes the focus, and moves that of the window to the same link or control unless the view has
/// just done so.
static gboolean tap_element_grab_focus(GtkWidget *widget) {
  const element_data *data = tap_element_data(widget);
  const bool is_taken = GTK_WIDGET_CLASS(tap_element_parent_class)->grab_focus(widget);
  TapView *view = data ? data->view : NULL;
  if (is_taken && view && view->owner && !view->moves_focus)
    view->calls.perform(view->owner, data->id, TAP_GTK_FOCUS);
  return is_taken;
}

static void tap_element_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  (void)widget;
  (void)snapshot;
}

static void tap_element_class_init(TapElementClass *class) {
  G_OBJECT_CLASS(class)->dispose = tap_element_dispose;
  class->size_allocate = tap_element_size_allocate;
  class->grab_focus = tap_element_grab_focus;
  class->snapshot = tap_element_snapshot;
  gtk_widget_class_set_css_name(class, "tapelement");
}

static void tap_element_init(TapElement *self) { (void)self; }

static void on_activate(GtkWidget *widget, const char *name, GVariant *parameter) {
  (void)name;
  (void)parameter;
  const element_data *data = tap_element_data(widget);
  TapView *view = data ? data->view : NULL;
  if (view && view->owner) view->calls.perform(view->owner, data->id, TAP_GTK_ACTIVATE);
}

// One action alone: a tool that performs the first action of an element must not open a menu.
static void tap_link_element_class_init(TapLinkElementClass *class) {
  gtk_widget_class_install_action(class, "link.activate", NULL, on_activate);
}

static void tap_link_element_init(TapLinkElement *self) { (void)self; }

static void tap_control_element_class_init(TapControlElementClass *class) {
  gtk_widget_class_install_action(class, "control.activate", NULL, on_activate);
}

static void tap_control_element_init(TapControlElement *self) { (void)self; }

static void measure_nothing(GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline) {
  (void)widget;
  (void)orientation;
  (void)for_size;
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void allocate_nothing(GtkWidget *widget, int width, int height, int baseline) {
  (void)widget;
  (void)width;
  (void)height;
  (void)baseline;
}

static void text_class_init(gpointer class, gpointer data) {
  (void)data;
  // The view lays the text out.
  GTK_WIDGET_CLASS(class)->measure = measure_nothing;
  GTK_WIDGET_CLASS(class)->size_allocate = allocate_nothing;
  GTK_WIDGET_CLASS(class)->snapshot = tap_element_snapshot;
}

/// The type of texts: of all that GTK 4.8 offers, a label alone says its text to AT-SPI and can be
/// read only.
static GType text_type(void) {
  static gsize type = 0;
  if (g_once_init_enter(&type)) {
    GType made = GTK_TYPE_LABEL;
    if (!G_TYPE_IS_FINAL(GTK_TYPE_LABEL)) {
      GTypeQuery label;
      g_type_query(GTK_TYPE_LABEL, &label);
      const GTypeInfo info = {
          .class_size = (guint16)label.class_size,
          .instance_size = (guint16)label.instance_size,
          .class_init = text_class_init,
      };
      made = g_type_register_static(GTK_TYPE_LABEL, "TapTextElement", &info, 0);
    }
    g_once_init_leave(&type, made);
  }
  return type;
}

static GtkAccessibleRole role_of(tap_gtk_role role) {
  switch (role) {
    case TAP_GTK_GROUP: return GTK_ACCESSIBLE_ROLE_GROUP;
    case TAP_GTK_TEXT: return GTK_ACCESSIBLE_ROLE_LABEL;
    case TAP_GTK_HEADING: return GTK_ACCESSIBLE_ROLE_HEADING;
    case TAP_GTK_LIST: return GTK_ACCESSIBLE_ROLE_LIST;
    case TAP_GTK_LIST_ITEM: return GTK_ACCESSIBLE_ROLE_LIST_ITEM;
    case TAP_GTK_IMAGE: return GTK_ACCESSIBLE_ROLE_IMG;
    case TAP_GTK_LINK: return GTK_ACCESSIBLE_ROLE_LINK;
    case TAP_GTK_BUTTON: return GTK_ACCESSIBLE_ROLE_BUTTON;
    case TAP_GTK_RADIO: return GTK_ACCESSIBLE_ROLE_RADIO;
    case TAP_GTK_TAB: return GTK_ACCESSIBLE_ROLE_TAB;
    case TAP_GTK_TAB_LIST: return GTK_ACCESSIBLE_ROLE_TAB_LIST;
  }
  return GTK_ACCESSIBLE_ROLE_GROUP;
}

static GType type_of(tap_gtk_role role) {
  switch (role) {
    case TAP_GTK_TEXT:
    case TAP_GTK_HEADING: return text_type();
    case TAP_GTK_LINK: return tap_link_element_get_type();
    case TAP_GTK_BUTTON:
    case TAP_GTK_RADIO:
    case TAP_GTK_TAB: return tap_control_element_get_type();
    default: return TAP_TYPE_ELEMENT;
  }
}

GtkWidget *tap_element_new(TapView *view, uint64_t id, tap_gtk_role role) {
  GtkWidget *widget = g_object_new(type_of(role), "accessible-role", role_of(role), "can-target",
                                   FALSE, NULL);
  element_data *data = g_new0(element_data, 1);
  data->id = id;
  data->role = role;
  data->view = view;
  data->rect.width = data->rect.height = -1;
  g_object_set_qdata_full(G_OBJECT(widget), element_data_quark(), data, free_data);
  // Without a name some roles are called by their type.
  if (!GTK_IS_LABEL(widget))
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  return widget;
}
