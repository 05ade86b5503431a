#!/bin/sh
# Switches to another release without a failed request: starts a server of the new release on port 3001, restarts the server
# on port 3000 with the new release, and stops the server on port 3001. Run as root:
# switch-release.sh /srv/website/releases/NAME
set -eu

release=$(readlink -f "$1")
current=/srv/website/current
here=$(dirname "$(readlink -f "$0")")

for needed in dist/index.html node_modules/.bin/node; do
  if [ ! -e "$release/$needed" ]; then
    echo "$release/$needed is missing: build the release first" >&2
    exit 1
  fi
done

# Copy the assets of the old release into the new one, because pages that are open in browsers still request them.
# Empty before the first switch.
before=$(readlink -e "$current" || true)
if [ -n "$before" ] && [ -d "$before/dist/_astro" ] && [ "$before" != "$release" ]; then
  find "$before/dist/_astro" -type f -mtime -30 -exec cp -np {} "$release/dist/_astro/" \;
fi

use() {
  ln -sfn "$1" "$current.next"
  mv -T "$current.next" "$current"
}

use "$release"
# Clear the failed state that an earlier switch may have left on the unit.
systemctl reset-failed website@3001 2>/dev/null || true
if ! systemctl start website@3001 || ! "$here/is-ready.sh" http://127.0.0.1:3001; then
  # The server of the old release still runs on port 3000, so only the link to the files must be restored.
  systemctl stop website@3001 || true
  if [ -n "$before" ]; then
    use "$before"
    echo "the new release is not ready: the previous release stays in use" >&2
  else
    rm "$current"
    echo "the first release is not ready: see journalctl -u website@3001" >&2
  fi
  exit 1
fi
systemctl reset-failed website@3000 2>/dev/null || true
if ! systemctl restart website@3000 || ! "$here/is-ready.sh" http://127.0.0.1:3000; then
  echo "the new release is ready on port 3001, but not on port 3000: see journalctl -u website@3000" >&2
  exit 1
fi
systemctl stop website@3001
echo "in use: $release"
if ! grep -q "^ALARM='..*'" /etc/website/alarm.conf 2>/dev/null; then
  echo 'warning: ALARM in /etc/website/alarm.conf is not set, so no alarm can be sent' >&2
fi
