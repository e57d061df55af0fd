#pragma once
#include "CAllocationCount.h"

extern __attribute__((tls_model("initial-exec"))) _Thread_local allocation_counts tap_counts;
