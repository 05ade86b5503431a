#!/bin/sh
# Copies the whole store into a new file of this folder, tries the copy, and removes copies older than 35 days.
# Run where the release is, with the settings of the server in the environment.
set -eu

folder=$1
file="$folder/messages-$(date -u +%Y%m%dT%H%M%SZ)"
node=node_modules/.bin/node

"$node" server/inbox/main.ts backup "$file"
case "${DATABASE_URL:-sqlite:}" in
postgres*)
  pg_restore --list "$file" >/dev/null
  ;;
*)
  "$node" -e '
    const { DatabaseSync } = require("node:sqlite")
    const database = new DatabaseSync(process.argv[1], { readOnly: true })
    const { integrity_check: state } = database.prepare("pragma integrity_check").get()
    const { count } = database.prepare("select count(*) as count from messages").get()
    if (state !== "ok") throw new Error(state)
    console.log(count + " messages, " + state)
  ' "$file"
  ;;
esac
find "$folder" -maxdepth 1 -name 'messages-*' -mtime +35 -delete
echo "$file"
