#pragma once
#include <stdint.h>

/// The pages of rules of the documentation catalogue, one after the other, in UTF-8.
extern const uint8_t crules_text[];

/// The number of bytes in `crules_text`.
extern const int64_t crules_count;
