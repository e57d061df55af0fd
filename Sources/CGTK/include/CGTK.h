#pragma once
#include <stdbool.h>
#include <stdint.h>

// What TapGTK needs of GTK 4, without a header of GTK: those take seconds to read.

/// A widget of GTK: a pointer to a `GtkWidget`.
typedef struct _GtkWidget tap_gtk_widget;

/// A drawing context of cairo: a pointer to a `cairo_t`.
typedef struct _cairo tap_gtk_context;

/// A tooltip of GTK: a pointer to a `GtkTooltip`.
typedef struct _GtkTooltip tap_gtk_tooltip;

/// What kind of thing an event tells of.
typedef enum __attribute__((enum_extensibility(closed))) tap_gtk_kind : uint8_t {
  TAP_GTK_DOWN,
  TAP_GTK_MOVE,
  TAP_GTK_UP,
  TAP_GTK_CANCEL,
  /// A pointer moved without a button down.
  TAP_GTK_HOVER,
  /// It left.
  TAP_GTK_LEAVE,
  TAP_GTK_SCROLL,
  TAP_GTK_KEY_DOWN,
  TAP_GTK_KEY_UP,
} tap_gtk_kind;

/// What points.
typedef enum __attribute__((enum_extensibility(closed))) tap_gtk_device : uint8_t {
  TAP_GTK_MOUSE,
  TAP_GTK_FINGER,
  TAP_GTK_PEN,
} tap_gtk_device;

/// The keys held beside another, as bits.
enum {
  TAP_GTK_SHIFT = 1,
  TAP_GTK_CONTROL = 2,
  TAP_GTK_ALT = 4,
  TAP_GTK_SUPER = 8,
};

/// One event, in the coordinates of the widget.
typedef struct tap_gtk_event {
  /// When it is handled, in seconds on the monotonic clock of `tap_gtk_now`.
  double time;
  double x;
  double y;
  /// How far a wheel turned, in points.
  double dx;
  double dy;
  /// Tells fingers apart; 0 for the mouse.
  uint64_t sequence;
  /// When it happened, in milliseconds on the clock of the display; 0 where nobody knows.
  uint32_t stamp;
  /// GDK's value of a key.
  uint32_t key;
  /// 1 the primary button, 2 the middle, 3 the secondary.
  uint32_t button;
  uint32_t modifiers;
  tap_gtk_kind kind;
  tap_gtk_device device;
  /// Whether the system made it up from a touch.
  bool is_emulated;
} tap_gtk_event;

/// What an element of the widget is for assistive technology.
typedef enum __attribute__((enum_extensibility(closed))) tap_gtk_role : uint8_t {
  TAP_GTK_GROUP,
  TAP_GTK_TEXT,
  TAP_GTK_HEADING,
  TAP_GTK_LIST,
  TAP_GTK_LIST_ITEM,
  TAP_GTK_IMAGE,
  TAP_GTK_LINK,
  TAP_GTK_BUTTON,
  TAP_GTK_RADIO,
  TAP_GTK_TAB,
  TAP_GTK_TAB_LIST,
} tap_gtk_role;

/// The states of an element, as bits.
enum {
  TAP_GTK_FOCUSABLE = 1,
  TAP_GTK_FOCUSED = 2,
  TAP_GTK_DISABLED = 4,
  TAP_GTK_SELECTED = 8,
};

/// What assistive technology asks of an element.
typedef enum __attribute__((enum_extensibility(closed))) tap_gtk_action : uint8_t {
  TAP_GTK_ACTIVATE,
  TAP_GTK_FOCUS,
} tap_gtk_action;

/// An element of the widget as assistive technology finds it. Its words are offsets of strings that
/// end with a zero.
typedef struct tap_gtk_element {
  /// Identifies the element, and its role, from one list to the next; never 0.
  uint64_t id;
  /// How many elements it is in.
  int32_t depth;
  /// Where it is in the widget, in points.
  int32_t x;
  int32_t y;
  int32_t width;
  int32_t height;
  /// What it is called.
  int32_t name;
  /// What else is to be said of it.
  int32_t note;
  /// The text of a paragraph or heading.
  int32_t text;
  /// The level of a heading, from 1; 0 for other elements.
  int32_t level;
  /// Which of several it is, from 0, and of how many; both 0 where it is alone.
  int32_t index;
  int32_t count;
  uint32_t states;
  tap_gtk_role role;
} tap_gtk_element;

/// What a widget asks of whoever stands behind it. `owner` is what was given with them.
typedef struct tap_gtk_calls {
  /// Takes an event; tells whether it was of any use.
  bool (*_Nonnull event)(void *_Nonnull owner, const tap_gtk_event *_Nonnull event);
  /// Whether a point is taken; what is behind gets the others.
  bool (*_Nonnull contains)(void *_Nonnull owner, double x, double y);
  /// Draws a rectangle; the context's coordinates are the widget's.
  void (*_Nonnull draw)(void *_Nonnull owner, tap_gtk_context *_Nonnull context, double x,
                        double y, double width, double height);
  /// The size changed.
  void (*_Nonnull resize)(void *_Nonnull owner, double width, double height);
  /// The height wanted at a width; a negative width asks for the least height.
  double (*_Nonnull height)(void *_Nonnull owner, double width);
  /// Moves the focus in or on; tells whether it is still within. Without a key that asked for it,
  /// as when a window opens, the widget alone gets it.
  bool (*_Nonnull focus)(void *_Nonnull owner, bool forward, bool by_key);
  /// Lists the elements of what is shown, by `tap_gtk_view_set_elements`.
  void (*_Nonnull elements)(void *_Nonnull owner);
  /// Does what assistive technology asks of an element.
  void (*_Nonnull perform)(void *_Nonnull owner, uint64_t element, tap_gtk_action action);
  /// Sets what a tooltip says at a point, or of what has the focus, by `tap_gtk_tooltip_set`; returns
  /// whether there is anything to say.
  bool (*_Nonnull tooltip)(void *_Nonnull owner, double x, double y, bool is_of_focus,
                           tap_gtk_tooltip *_Nonnull tooltip);
  /// The focus went elsewhere.
  void (*_Nonnull blur)(void *_Nonnull owner);
  /// The theme changed.
  void (*_Nonnull theme)(void *_Nonnull owner);
  /// The time that was asked for has come.
  void (*_Nonnull timer)(void *_Nonnull owner);
  /// The widget is gone, and calls no more.
  void (*_Nonnull release)(void *_Nonnull owner);
} tap_gtk_calls;

/// Makes a widget, whose first owner takes its floating reference. Keeps `owner` until `release`.
tap_gtk_widget *_Nonnull tap_gtk_view_new(const tap_gtk_calls *_Nonnull calls,
                                          void *_Nonnull owner);

/// Asks for a rectangle to be drawn anew at the next frame.
void tap_gtk_view_damage(tap_gtk_widget *_Nonnull view, double x, double y, double width,
                         double height);

/// Asks for the timer to fire once at a time, or not at all where that is not finite.
void tap_gtk_view_wake(tap_gtk_widget *_Nonnull view, double time);

/// Shows the hand, or the usual arrow.
void tap_gtk_view_set_hand(tap_gtk_widget *_Nonnull view, bool is_hand);

/// Sets what assistive technology calls the widget.
void tap_gtk_view_set_label(tap_gtk_widget *_Nonnull view, const char *_Nonnull label);

/// Says that the elements for assistive technology, or which has the focus, may have changed: they
/// are asked for before the next frame.
void tap_gtk_view_elements_changed(tap_gtk_widget *_Nonnull view);

/// Makes a child for each element, or changes the one that there is, and takes the others away.
/// Parents come before what is in them, with `depth` to tell. Keeps no pointer.
void tap_gtk_view_set_elements(tap_gtk_widget *_Nonnull view,
                               const tap_gtk_element *_Nullable elements, int32_t count,
                               const char *_Nonnull strings);

/// Asks for the widget's size to be found anew.
void tap_gtk_view_resize(tap_gtk_widget *_Nonnull view);

/// Gives the widget the keyboard focus.
void tap_gtk_view_grab_focus(tap_gtk_widget *_Nonnull view);

/// Finds where the top left corner of the widget is in the surface of its window, decorations and
/// all; false where it is in none.
bool tap_gtk_view_origin(tap_gtk_widget *_Nonnull view, double *_Nonnull x, double *_Nonnull y);

/// How many rectangles the widget has drawn, and how many square points.
void tap_gtk_view_counts(tap_gtk_widget *_Nonnull view, uint64_t *_Nonnull rectangles,
                         double *_Nonnull area);

/// A color of the theme, each part from 0 to 1.
typedef struct tap_gtk_color {
  double red;
  double green;
  double blue;
  double alpha;
} tap_gtk_color;

/// The color of letters on the widget.
tap_gtk_color tap_gtk_view_foreground(tap_gtk_widget *_Nonnull view);

/// A named color of the theme; the fallback where the theme has none of the name.
tap_gtk_color tap_gtk_view_color(tap_gtk_widget *_Nonnull view, const char *_Nonnull name,
                                 tap_gtk_color fallback);

/// Sets the words of a tooltip, and the rectangle that it is about.
void tap_gtk_tooltip_set(tap_gtk_tooltip *_Nonnull tooltip, const char *_Nonnull words, double x,
                         double y, double width, double height);

/// Asks a question in a dialog over the widget's window; `accept` follows the question and is not what
/// Enter chooses at first. Where it is empty, nothing is asked, and the dialog can be closed alone.
/// `answered` is called once, never before this returns.
void tap_gtk_view_ask(tap_gtk_widget *_Nonnull view, const char *_Nonnull question,
                      const char *_Nonnull words, const char *_Nonnull accept,
                      void *_Nonnull owner,
                      void (*_Nonnull answered)(void *_Nonnull owner, bool is_accepted));

/// Shows a menu at a rectangle, or beside the pointer where that is empty; `chosen` gets the number of
/// the entry, and `owner` in any case once with -1 when the menu is gone.
void tap_gtk_view_show_menu(tap_gtk_widget *_Nonnull view, double x, double y, double width,
                            double height, const char *_Nonnull const *_Nonnull titles,
                            int32_t count, void *_Nonnull owner,
                            void (*_Nonnull chosen)(void *_Nonnull owner, int32_t index));

/// Puts a text on the clipboard.
void tap_gtk_view_copy(tap_gtk_widget *_Nonnull view, const char *_Nonnull text);

/// Opens an address with the program that the desktop has for it.
void tap_gtk_view_open(tap_gtk_widget *_Nonnull view, const char *_Nonnull address);

/// Seconds on GLib's monotonic clock, on which events and timers are.
double tap_gtk_now(void);

/// Holds a widget, or lets go of it.
void tap_gtk_widget_ref(tap_gtk_widget *_Nonnull widget);
void tap_gtk_widget_unref(tap_gtk_widget *_Nonnull widget);

/// Starts GTK; false where there is no display.
bool tap_gtk_start(void);

/// Lets events come until `tap_gtk_quit`.
void tap_gtk_run(void);

/// Ends `tap_gtk_run`.
void tap_gtk_quit(void);

/// Calls something once, when nothing more urgent is to be done.
void tap_gtk_soon(void *_Nonnull owner, void (*_Nonnull call)(void *_Nonnull owner));

/// Makes a window; `closed` is called once it is gone.
tap_gtk_widget *_Nonnull tap_gtk_window_new(const char *_Nonnull title, int32_t width,
                                            int32_t height, void *_Nonnull owner,
                                            void (*_Nonnull closed)(void *_Nonnull owner));

/// Puts the one child into a window.
void tap_gtk_window_set_child(tap_gtk_widget *_Nonnull window, tap_gtk_widget *_Nonnull child);

/// Shows a window.
void tap_gtk_window_present(tap_gtk_widget *_Nonnull window);

/// Closes a window.
void tap_gtk_window_close(tap_gtk_widget *_Nonnull window);

/// Makes a row or a column of widgets.
tap_gtk_widget *_Nonnull tap_gtk_box_new(bool is_column, int32_t spacing);

/// Adds a widget at the end; one that grows takes the room that is left.
void tap_gtk_box_add(tap_gtk_widget *_Nonnull box, tap_gtk_widget *_Nonnull child, bool grows);

/// Makes pages, one of which is shown, and their list beside them.
tap_gtk_widget *_Nonnull tap_gtk_pages_new(void);

/// Adds a page.
void tap_gtk_pages_add(tap_gtk_widget *_Nonnull pages, tap_gtk_widget *_Nonnull page,
                       const char *_Nonnull name, const char *_Nonnull title);

/// Shows a page.
void tap_gtk_pages_show(tap_gtk_widget *_Nonnull pages, const char *_Nonnull name);

/// Makes a pile of widgets, the first at the bottom.
tap_gtk_widget *_Nonnull tap_gtk_pile_new(tap_gtk_widget *_Nonnull base);

/// Puts a widget on top of a pile.
void tap_gtk_pile_add(tap_gtk_widget *_Nonnull pile, tap_gtk_widget *_Nonnull child);

/// Makes a button, one that stays down where it `toggles`. `clicked` tells whether it is down, and
/// is called with `is_gone` once the button is gone.
tap_gtk_widget *_Nonnull tap_gtk_button_new(const char *_Nonnull title, bool toggles,
                                            void *_Nonnull owner,
                                            void (*_Nonnull clicked)(void *_Nonnull owner,
                                                                     bool is_down, bool is_gone));

/// Sets the least size of a widget, -1 for its own.
void tap_gtk_widget_set_size(tap_gtk_widget *_Nonnull widget, int32_t width, int32_t height);
