#pragma once
#include "view.h"

/// The smallest part of the view's accessibility tree: a widget that is never drawn and gets no
/// pointer, made for assistive technology to find.
#define TAP_TYPE_ELEMENT tap_element_get_type()
GType tap_element_get_type(void);

/// What the view knows of an element.
typedef struct {
  uint64_t id;
  tap_gtk_role role;
  /// The view; `NULL` once the element is removed.
  TapView *view;
  /// Where the element is in the view, in points.
  GdkRectangle rect;
  char *name, *note, *text;
  uint32_t states;
  int32_t level, index, count;
  /// The update in which the element was listed last.
  uint32_t update;
} element_data;

/// Makes the widget of an element.
GtkWidget *tap_element_new(TapView *view, uint64_t id, tap_gtk_role role);

/// What is known of an element; `NULL` for any other widget.
element_data *tap_element_data(GtkWidget *widget);

/// Gives the elements that are children of a widget their places in it.
void tap_element_allocate_children(GtkWidget *parent);
