#include "CFontEnvironment.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/// Cuts off the last component of a path.
static void cut(char *path) {
  char *slash = strrchr(path, '/');
  if (slash) *slash = 0;
}

const char *font_environment_configuration(void) {
  static char path[PATH_MAX];
  static const char name[] = "/.ci/fonts.conf";
  if (path[0] || sizeof __FILE__ + sizeof name > sizeof path) return path;
  // Sources/CFontEnvironment/environment.c
  strcpy(path, __FILE__);
  for (int component = 0; component < 3; component++) cut(path);
  return strcat(path, name);
}

/// Runs before `main`, and so before any thread and any use of fontconfig.
__attribute__((constructor)) static void set_configuration(void) {
  setenv("FONTCONFIG_FILE", font_environment_configuration(), 1);
}
