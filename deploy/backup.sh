#!/bin/sh
# backup.sh FOLDER: copies the database into a new file of the folder, checks the copy, and removes copies older than
# 35 days by the date in their names. The 7 newest copies are always kept, in case the clock is wrong.
# Run it in the folder of the release, with the settings of the server in the environment.
set -eu

folder=$1
file="$folder/messages-$(date -u +%Y%m%dT%H%M%SZ)"
node=node_modules/.bin/node

"$node" server/cli/main.ts backup "$file"
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
# Delete the partial files of killed backups.
find "$folder" -maxdepth 1 -name 'messages-*.part' -mtime +1 -delete
oldest=$(date -u -d "@$(($(date +%s) - 35 * 86400))" +%Y%m%d)
find "$folder" -maxdepth 1 -name 'messages-*' ! -name '*.part' |
  sed -nE 's|^.*/messages-(before-)?([0-9]{8})[^/]*$|\2 &|p' | sort -r | tail -n +8 |
  while read -r day copy; do
    if [ "$day" -lt "$oldest" ]; then rm -- "$copy"; fi
  done
echo "$file"
