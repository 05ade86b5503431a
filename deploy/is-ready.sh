#!/bin/sh
# Is a server ready for visitors at one of these ports of loopback? Asks for 20 s before it says no.
set -eu

tries=0
while :; do
  for port in "$@"; do
    if curl --fail --silent --max-time 3 --output /dev/null "http://127.0.0.1:$port/readyz"; then
      exit 0
    fi
  done
  tries=$((tries + 1))
  if [ "$tries" -ge 10 ]; then
    echo "no server is ready at port $*" >&2
    exit 1
  fi
  sleep 2
done
