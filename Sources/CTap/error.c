#include <string.h>

#include "ctap_error.h"

/* Threads have messages of their own. */
static _Thread_local char message[1024] = "";

void ctap_set_error(const char *text, size_t length) {
  size_t room = sizeof message - 1;
  if (length > room) {
    length = room;
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
  }
  memcpy(message, text, length);
  message[length] = '\0';
}

const char *ctap_error(void) { return message; }
