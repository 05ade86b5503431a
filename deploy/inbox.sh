#!/bin/sh
# Runs an inbox command as the user of the server and with the settings of the server. Install as /usr/local/bin/inbox.
set -eu

# shellcheck source=/dev/null
set -a && . /etc/website/environment && set +a
# The audit log names the operator, and not the user of the server.
INBOX_OPERATOR=${SUDO_USER:-$(id -un)}
export INBOX_OPERATOR
cd /srv/website/current
exec runuser --user website -- node_modules/.bin/node server/cli/main.ts "$@"
