#!/bin/bash
# run-image.sh ROOT: runs the root folder of an image as compose.yaml does (read-only, without capabilities, as the user node, with
# volumes), posts a message, stops the server, starts it again, copies and watches, and prints what came of it, one NAME=VALUE a line.
set -euo pipefail

if [ "${2:-}" != inside ]; then exec unshare --mount --net --pid --fork --kill-child --mount-proc bash "$0" "$1" inside; fi
ip link set lo up
root=$1
mount --bind "$root" "$root" && mount -o remount,ro,bind "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
for folder in tmp data var/backups/website var/lib/website-status state; do
  mount -t tmpfs -o "mode=$(stat -c %a "$root/$folder"),uid=$(stat -c %u "$root/$folder")" tmpfs "$root/$folder"
done
enter=(chroot "$root" setpriv --reuid 1000 --regid 1000 --clear-groups --bounding-set=-all --no-new-privs
  env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp HOST=0.0.0.0 DATABASE_URL=sqlite:/data/contact.db
  MAIL_DIRECTORY=/data/mail NODE_ENV=production SITE_URL=https://example.com bash -c)

start() {
  startedAt=$(date +%s%3N)
  "${enter[@]}" 'cd /site && exec node --max-semi-space-size=2 server/main.ts' >"$root/tmp/log" 2>&1 &
  server=$!
  for _ in {1..300}; do
    if [ "$(ask GET /readyz)" = 200 ]; then break; fi
    sleep 0.1
  done
  echo "start=$(($(date +%s%3N) - startedAt))"
}
stop() { kill "$server" && { wait "$server" || true; }; }
ask() { # ask METHOD PATH [BODY]: prints the status
  "${enter[@]}" "curl --silent --output /dev/null --write-out '%{http_code}' --request $1 ${3:+--json '$3'} http://127.0.0.1:3000$2 || true"
}
of_server() { awk "/^$1:/ { print \$2 }" "/proc/$server/status"; } # of_server FIELD: prints a field of its status

start
echo "home=$(ask GET /)"
echo "posted=$(ask POST /api/contact '{"name":"Ada","email":"ada@example.com","message":"Please call me about the new school portal in Kubwa."}')"
echo "memory=$(of_server VmRSS)"
echo "user=$(of_server Uid)"
stop
start
echo "stored=$("${enter[@]}" 'cd /site && node server/cli/main.ts list' | grep -c Kubwa)"
echo "writable=$("${enter[@]}" 'touch /site/x /usr/x 2>&1' | grep -c 'Read-only')"
echo "copied=$("${enter[@]}" 'cd /site && deploy/backup.sh /var/backups/website' | grep -c ': 1 messages')"
"${enter[@]}" 'cd /site && node server/cli/main.ts status >/var/lib/website-status/status.txt' || true
"${enter[@]}" 'cd /site && SITE_URL=http://127.0.0.1:3000 STATE_DIRECTORY=/state ALARM="cat >>/state/alarms" deploy/watch.sh' >&2 || true
echo "alarms=$(cat "$root/state/alarms" 2>/dev/null | wc -l)"
stop
