#!/bin/sh
# Reads the inbox as the server's own user, with its settings. Goes to /usr/local/bin/inbox.
set -eu

# shellcheck source=/dev/null
set -a && . /etc/website/environment && set +a
cd /srv/website/current
exec runuser --user website -- node_modules/.bin/node server/cli/main.ts "$@"
