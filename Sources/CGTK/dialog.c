#include "view.h"

/// The receiver of an answer.
typedef struct {
  TapView *view;
  void *owner;
  void (*answered)(void *owner, bool is_accepted);
} receiver;

static void answer(receiver *receiver, bool is_accepted) {
  void *owner = receiver->owner;
  receiver->owner = NULL;
  if (owner) receiver->answered(owner, is_accepted);
}

static void on_response(GtkDialog *dialog, int response, receiver *receiver) {
  answer(receiver, response == GTK_RESPONSE_ACCEPT);
  gtk_window_destroy(GTK_WINDOW(dialog));
}

static void on_gone(gpointer data, GClosure *closure) {
  (void)closure;
  receiver *receiver = data;
  // A window that takes its dialogs along leaves the question unanswered.
  answer(receiver, false);
  if (receiver->view->owner) tap_view_update_hover(receiver->view);
  g_object_unref(receiver->view);
  g_free(receiver);
}

void tap_gtk_view_ask(GtkWidget *view, const char *question, const char *words, const char *accept,
                      void *owner, void (*answered)(void *owner, bool is_accepted)) {
  GtkRoot *root = gtk_widget_get_root(view);
  receiver *data = g_new(receiver, 1);
  *data = (receiver){TAP_VIEW(g_object_ref(view)), owner, answered};
  const bool asks = *accept;
  GtkWidget *dialog = g_object_new(
      GTK_TYPE_MESSAGE_DIALOG, "transient-for", GTK_IS_WINDOW(root) ? root : NULL, "modal", TRUE,
      "destroy-with-parent", TRUE, "message-type", asks ? GTK_MESSAGE_QUESTION : GTK_MESSAGE_INFO,
      "text", question, "secondary-text", words, NULL);
  const int refusal = asks ? GTK_RESPONSE_CANCEL : GTK_RESPONSE_CLOSE;
  GtkWidget *close =
      gtk_dialog_add_button(GTK_DIALOG(dialog), asks ? "_Cancel" : "_Close", refusal);
  if (asks) gtk_dialog_add_button(GTK_DIALOG(dialog), accept, GTK_RESPONSE_ACCEPT);
  gtk_dialog_set_default_response(GTK_DIALOG(dialog), refusal);
  g_signal_connect_data(dialog, "response", G_CALLBACK(on_response), data, on_gone, 0);
  gtk_window_present(GTK_WINDOW(dialog));
  // The labels of the message can have the focus, and would get it first.
  gtk_widget_grab_focus(close);
}
