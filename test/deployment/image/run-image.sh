#!/bin/bash
# run-image.sh ROOT: runs the root folder of an image as compose.yaml does (read-only, without capabilities, as the user node, with
# a volume for /data), posts a message, stops it, starts it again, and prints what came of it, one NAME=VALUE a line.
set -euo pipefail

if [ "${2:-}" != inside ]; then exec unshare --mount --net --pid --fork --kill-child --mount-proc bash "$0" "$1" inside; fi
ip link set lo up
root=$1
mount --bind "$root" "$root" && mount -o remount,ro,bind "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
for folder in tmp data srv/website var/lib/website-build; do mount -t tmpfs -o mode=755,uid=1000,gid=1000 tmpfs "$root/$folder"; done
mkdir "$root/srv/website/published" && chown 1000:1000 "$root/srv/website/published"
enter=(chroot "$root" setpriv --reuid 1000 --regid 1000 --clear-groups --bounding-set=-all --no-new-privs
  env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp HOST=0.0.0.0 DATABASE_URL=sqlite:/data/contact.db
  MAIL_DIRECTORY=/data/mail NODE_ENV=production SITE_URL=https://example.com bash -c)

start() {
  startedAt=$(date +%s%3N)
  "${enter[@]}" 'cd /site && exec deploy/publish.sh --serve' >"$root/tmp/log" 2>&1 &
  server=$!
  for _ in {1..300}; do
    if [ "$(ask GET /readyz)" = 200 ]; then break; fi
    sleep 0.1
  done
  echo "start=$(($(date +%s%3N) - startedAt))"
}
stop() { kill "$server" && { wait "$server" || true; }; }
ask() { # ask METHOD PATH [BODY]: prints the status
  "${enter[@]}" "node --eval \"fetch('http://127.0.0.1:3000$2', { method: '$1', headers: { 'content-type': 'application/json' }, body: process.argv[1] })
    .then(({ status }) => console.log(status), () => console.log(0))\" ${3:+"'$3'"}"
}
of_processes() { # of_processes FIELD: prints a field of the status of each process of the server
  for pid in "$server" $(cat "/proc/$server/task/$server/children"); do awk "/^$1:/ { print \$2 }" "/proc/$pid/status"; done 2>/dev/null
}

start
echo "home=$(ask GET /)"
echo "posted=$(ask POST /api/contact '{"name":"Ada","email":"ada@example.com","message":"Please call me about the new school portal in Kubwa."}')"
echo "memory=$(of_processes VmRSS | sort -n | tail -n 1)"
echo "users=$(of_processes Uid | sort -u | tr '\n' ' ')"
stop
start
echo "stored=$("${enter[@]}" 'cd /site && node server/cli/main.ts list' | grep -c Kubwa)"
echo "writable=$("${enter[@]}" 'touch /site/x /usr/x /srv/website/x 2>&1' | grep -c 'Read-only')"
stop
