#pragma once
#include <stdint.h>

/// The pages of rules of the documentation catalogue, one after the other, in UTF-8.
const uint8_t *_Nonnull crules_text(void);

/// The number of bytes of `crules_text`.
int64_t crules_count(void);
