#!/bin/sh
# Succeeds if a server on one of the given ports of SERVER_HOST, by default this machine, is ready (/readyz) twice, 4 s apart. Retries for 20 s, then prints
# one sentence and fails. systemd restarts a failed server after 5 s, so a server that fails in between does not succeed.
set -eu

reason='No server answers.'

is_ready() {
  answer=$(curl --fail-with-body --silent --max-time 3 "http://${SERVER_HOST:-127.0.0.1}:$1/readyz") && return 0
  sentence=$(printf %s "$answer" | sed -n 's/.*"error":"\([^"]*\)".*/\1/p')
  reason=${sentence:-$2}
  return 1
}

end=$(($(date +%s) + 20))
while :; do
  for port in "$@"; do
    if is_ready "$port" "$reason" && sleep 4 && is_ready "$port" 'The server stops soon after its start.'; then
      exit 0
    fi
  done
  if [ "$(date +%s)" -ge "$end" ]; then
    echo "$reason" >&2
    exit 1
  fi
  sleep 2
done
