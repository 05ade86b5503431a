#!/bin/sh
# Runs an inbox command, or another program of server/cli, as the user of the server and with the settings of the server.
set -eu

# shellcheck source=/dev/null
set -a && . /etc/website/environment
cd /srv/website/current
# The audit log names the operator, and not the user of the server.
INBOX_OPERATOR=${SUDO_USER:-$(id -un)} exec runuser --user website -- node_modules/.bin/node --max-semi-space-size=2 "server/cli/${PROGRAM:-main.ts}" "$@"
