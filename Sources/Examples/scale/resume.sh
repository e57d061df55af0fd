#!/usr/bin/env bash
# Answers records with GNU parallel, so that a run that was killed can go on where it was.
# Usage: resume.sh INPUT FOLDER    (run it again with the same arguments after a crash)
#
# Each part of the input has a file of its own in FOLDER, which gets its name when it is whole: a part
# that was being answered when the machine stopped is answered again, and replaces what was there. So
# nothing is lost or there twice, whenever the end comes. `parallel` skips the parts that its log has.
set -euo pipefail
input=$1 folder=$2
mkdir -p "$folder"
export folder
parallel --pipe --block 4M --jobs 2 --joblog "$folder/joblog" --resume --halt now,fail=1 \
  'tapline batch --jobs 1 > "$folder/{#}.part" && mv "$folder/{#}.part" "$folder/{#}.ndjson"' < "$input"
