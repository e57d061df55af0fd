#ifndef CTAP_ERROR_H
#define CTAP_ERROR_H
#include <stddef.h>

/* Keeps the message of the last error of this thread; what is longer than there is room for is cut
 * before a character. Keeps no pointer. */
void ctap_set_error(const char *message, size_t length);

/* The message of the last error of this thread, with a zero at its end. */
const char *ctap_error(void);
#endif
