#ifndef CFONTENVIRONMENT_H
#define CFONTENVIRONMENT_H

/// The path of the fonts.conf of the repository, `.ci/fonts.conf`.
///
/// A program that links this target, and each that it starts, finds the fonts that this file names
/// and no others: before `main` it is made the value of `FONTCONFIG_FILE`.
const char *_Nonnull font_environment_configuration(void);

#endif
