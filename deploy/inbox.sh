#!/bin/sh
# Runs inbox commands as the server's user with its settings. Install as /usr/local/bin/inbox.
set -eu

# shellcheck source=/dev/null
set -a && . /etc/website/environment && set +a
cd /srv/website/current
exec runuser --user website -- node_modules/.bin/node server/cli/main.ts "$@"
