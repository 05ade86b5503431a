#!/bin/sh
# static-host.sh FOLDER: writes the built site into FOLDER, which a static host publishes, with the headers of
# `npm run generate:headers`. Keep FOLDER between releases: files of earlier releases with a hash in their names stay in it
# for 30 days, because pages that visitors have open still load them. Run it in the folder of the release after the build.
set -eu

folder=${1:?usage: static-host.sh FOLDER}
for needed in dist/index.html deploy/generated/static-host/_headers; do
  if [ ! -e "$needed" ]; then
    echo "$needed is missing: run npm run build and npm run generate:headers" >&2
    exit 1
  fi
done
if [ -n "$(ls "$folder" 2>/dev/null)" ] && [ ! -e "$folder/index.html" ]; then
  echo "$folder contains something other than this site" >&2
  exit 1
fi
mkdir -p "$folder/_astro"

# The time of a file is that of the last release that had it.
find "$folder" -mindepth 1 -maxdepth 1 ! -name _astro ! -name '.*' -exec rm -r {} +
cp -R dist/. "$folder/"
find "$folder/_astro" -type f -mtime +30 -delete
cp deploy/generated/static-host/_headers "$folder/_headers"
# The settings of the build, and two pages that only the server can fill in.
rm -f "$folder/.build.env" "$folder/contact/form-answer.html" "$folder/contact/thank-you.html"
