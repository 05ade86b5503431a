#!/bin/sh
# Succeeds if a server on one of the given loopback ports is ready. Retries for 20 s, then prints the server's answer and
# fails. The probe is /readyz by default; the first argument can name another: is-ready.sh /mailz 3000 3001.
set -eu

probe=/readyz
case $1 in
/*)
  probe=$1
  shift
  ;;
esac

tries=0
reason='no server answers'
while :; do
  for port in "$@"; do
    if answer=$(curl --fail-with-body --silent --max-time 3 "http://127.0.0.1:$port$probe"); then
      exit 0
    fi
    reason=${answer:-$reason}
  done
  tries=$((tries + 1))
  if [ "$tries" -ge 10 ]; then
    echo "no server answers $probe with 200 at port $*: $reason" >&2
    exit 1
  fi
  sleep 2
done
