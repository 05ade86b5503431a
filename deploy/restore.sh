#!/bin/bash
# restore.sh [--practise] COPY [IDENTITY], as root: restores a copy of the SQLite database and imports the messages accepted after it.
# The replaced one moves to before-restore-DATE next to it. Without DATABASE_URL, /etc/website/environment names it.
# With --practise it only reads the copy, on any machine with a clone after npm ci, and leaves nothing there.
set -euo pipefail
practise=
if [ "${1:-}" = --practise ]; then practise=yes && shift; fi

if [ $# -lt 1 ] || [ $# -gt 2 ] || [ ! -f "$1" ] || [[ $1 == *.age && $# == 1 ]]; then
  echo "usage: restore.sh [--practise] COPY [IDENTITY]. A COPY that ends in .age needs IDENTITY, the file with the secret key of age" >&2
  exit 2
fi
copy=$(readlink -f "$1")
identity=${2:+$(readlink -f "$2")}
cd "$(dirname "$(readlink -f "$0")")/.."
node=node_modules/.bin/node

if [ -n "$practise" ]; then
  DATABASE_URL=sqlite:$(mktemp -d)/contact.db
  trap 'rm -rf "$folder"' EXIT
elif [ -z "${DATABASE_URL:-}" ] && [ -r /etc/website/environment ]; then
  # shellcheck source=/dev/null
  set -a && . /etc/website/environment && set +a
fi
[[ ${DATABASE_URL:-} == sqlite:* ]] ||
  { echo "DATABASE_URL must be that of a server with SQLite. PostgreSQL: docs/hosting-containers.md#postgresql" >&2 && exit 1; }
store=${DATABASE_URL#sqlite:}
case "$store" in ///*) store=${store#//} ;; esac
store=$(readlink -m "$store")
folder=$(dirname "$store")

refuse() {
  rm -rf "$before"
  echo "$1; nothing was changed" >&2
  exit 1
}

# While the server still runs, write the copy, with its write-ahead log, to a new file and check the file.
before=$(mktemp -d "$folder/before-restore-$(date -u +%Y%m%dT%H%M%SZ)-XXXX")
source=$copy
if [[ $copy == *.gz* ]]; then
  source=$before/unpacked
  (umask 077 && if [ -n "$identity" ]; then age -d -i "$identity" "$copy"; else cat "$copy"; fi | gzip -dc >"$source") ||
    refuse "$copy cannot be decrypted or unpacked"
fi
DATABASE_URL="sqlite:$source" "$node" server/cli/main.ts backup "$before/restored" >&2 ||
  refuse "$copy cannot be restored"
rm -f "$before/unpacked"*

if [ -n "$practise" ]; then
  export DATABASE_URL="sqlite:$before/restored"
  newest=$("$node" server/cli/main.ts list --all --limit 1 | sed -n '2s/\t.*//p')
  if [ -n "$newest" ]; then "$node" server/cli/main.ts show "$newest"; else echo 'The copy is whole, and has 0 messages.'; fi
  exit
fi

if ! command -v systemctl >/dev/null; then systemctl() { echo "$1 the server"; }; fi
systemctl stop website@3000 website@3001 || true
# Fail if a server is running: it would continue to write to the moved files.
for pid in $(find /proc/[0-9]*/fd -lname "$store" 2>/dev/null | cut -d / -f 3 | sort -u); do
  if tr '\0' ' ' <"/proc/$pid/cmdline" | grep -q server/main; then
    systemctl start website@3000 || true
    refuse "the server with process id $pid uses $store: stop it first"
  fi
done

# Move the database with its -wal and -shm files: the newest messages may be only in the write-ahead log.
for file in "$store" "$store-wal" "$store-shm"; do
  if [ -e "$file" ]; then mv "$file" "$before/"; fi
done
mv "$before/restored" "$store"

old="$before/$(basename "$store")"
imported=yes
if [ -e "$old" ]; then
  "$node" server/cli/main.ts import "$old" || imported=
fi
if [ "$(id -u)" = 0 ]; then chown -R --reference="$folder" "$before" "$store"*; fi
echo "restored: $copy"
echo "kept: $before; it contains messages, so remove it after you have checked the restore"
if [ -z "$imported" ]; then
  echo "the messages that came after the copy are missing: once $old can be read, run inbox import $old" >&2
fi

systemctl start website@3000
[ "$(type -t systemctl)" = function ] ||
  curl --silent --fail --max-time 3 --retry 20 --retry-delay 1 --retry-all-errors --output /dev/null http://127.0.0.1:3000/readyz ||
  { echo 'the server is not ready: inbox status says why' >&2 && exit 1; }
[ -n "$imported" ]
