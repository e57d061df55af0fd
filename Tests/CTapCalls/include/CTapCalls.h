#ifndef CTAP_CALLS_H
#define CTAP_CALLS_H
#include <stddef.h>
#include <stdint.h>

/* Calls every function of the interface as a program does, and checks the results. Returns the line
 * of the first check that fails, or 0. */
int ctap_call_every_function(void);

/* Calls functions in an order and with arguments that some bytes choose: wrong objects, released
 * ones, broken texts, numbers out of range. Buffers are as large as they claim to be. Returns how
 * many calls returned TAP_OK. */
int ctap_call_at_random(const uint8_t *bytes, size_t count);

#endif
