#include "CRules.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The pages are read where the documentation has them, so that no copy can differ.
const uint8_t crules_text[] = {
#embed "../Tapline/Tapline.docc/Rules/PAN.md" suffix(,)
};

const int64_t crules_count = sizeof crules_text;
