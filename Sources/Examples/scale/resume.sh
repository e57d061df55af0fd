#!/usr/bin/env bash
# Answers records with GNU parallel, so that a run that was killed can go on where it was.
# Usage: resume.sh INPUT FOLDER [BLOCK]    (run it again with the same arguments after a crash)
#
# Each part of the input, of about BLOCK bytes, has a file of its own in FOLDER, and `parallel` skips the
# parts that its log has. A part that was being answered is answered again, and replaces what was there, so
# nothing is lost or there twice. A file gets its name when it is whole: where `parallel` is killed, what it
# started goes on and takes the end of its input for the end of the part, and then must not name it.
set -euo pipefail
input=$1 folder=$2 block=${3:-4M}
mkdir -p "$folder"
rm -f "$folder"/*.part
export folder
parallel --pipe --block "$block" --jobs 2 --joblog "$folder/joblog" --resume --halt now,fail=1 '
  part=$folder/{#}.$PARALLEL_PID.part
  tapline batch --jobs 1 > "$part" && [ -e "/proc/$PARALLEL_PID/exe" ] && mv "$part" "$folder/{#}.ndjson"' \
  < "$input"
