#!/bin/sh
# backup.sh FOLDER: makes a copy of the database, sends it, and removes old ones (docs/operations.md#backups-and-the-drill). Run it
# in the folder of the release, with the settings of the server.
set -eu

folder=$1
file="$folder/messages-$(date -u +%Y%m%dT%H%M%SZ).gz${BACKUP_AGE_RECIPIENT:+.age}"
remote=${BACKUP_REMOTE:-}
# watch.sh sends an alarm if the time of this file is long ago.
sent="$folder/last-sent"
if [ -z "$remote" ]; then rm -f "$sent"; elif [ ! -e "$sent" ]; then touch -d @0 "$sent"; fi

# send_copies NAMES [OPTION...]: sends the finished copies with these names to BACKUP_REMOTE.
send_copies() {
  names=$1
  shift
  if [ "${remote#/}" != "$remote" ] && ! { [ -d "$remote" ] && [ "$(stat -c %d "$remote")" != "$(stat -c %d "$folder")" ]; }; then
    echo "$remote is not a folder of another disk: is the disk mounted?" >&2
    return 1
  fi
  RSYNC_RSH="${RSYNC_RSH:-ssh -o BatchMode=yes}" rsync --recursive --times --timeout=300 "$@" \
    --exclude='*.part' --include="$names" --exclude='*' "$folder/" "$remote" && touch "$sent"
}

result=$(node_modules/.bin/node server/cli/main.ts backup "$file" --json)
count=$(printf '%s' "$result" | sed -n 's/.*"count": \([0-9]*\).*/\1/p')
echo "$file: $count messages"

status=0
if [ -n "$remote" ] && ! send_copies "messages-*${BACKUP_AGE_RECIPIENT:+.age}"; then
  echo "the copies could not be sent to BACKUP_REMOTE; they are in $folder" >&2
  status=1
fi

before=$(cat "$folder/last-count" 2>/dev/null || echo 0)
echo "$count" >"$folder/last-count"
if [ $((count * 10)) -lt $((before * 9)) ]; then
  echo "the copy has $count messages, but the one before it had $before: check DATABASE_URL and inbox list" >&2
  exit 1
fi

# What restore.sh has kept contains messages that were erased since.
case ${DATABASE_URL:-} in
sqlite:*) find "$(dirname "${DATABASE_URL#sqlite:}")" -maxdepth 1 -name 'before-restore-*' -mtime +30 -exec rm -r {} + ;;
esac
find "$folder" -maxdepth 1 -name 'messages-*.part' -mtime +1 -delete
oldest=$(date -u -d "@$(($(date +%s) - 35 * 86400))" +%Y%m%d)
find "$folder" -maxdepth 1 -name 'messages-*' ! -name '*.part' |
  sed -nE 's|^.*/messages-(before-)?([0-9]{8})[^/]*$|\2 &|p' | sort -r | tail -n +8 |
  while read -r day copy; do
    if [ "$day" -lt "$oldest" ]; then rm -- "$copy"; fi
  done

# Erased messages must leave all copies. A new machine has few copies, and must not remove those of the machine before it.
if [ -n "$remote" ] && [ "$status" -eq 0 ] && [ "$(find "$folder" -name 'messages-*' | wc -l)" -gt 7 ]; then
  send_copies 'messages-*' --existing --delete || status=1
fi
exit "$status"
