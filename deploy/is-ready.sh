#!/bin/sh
# Succeeds if one of the given addresses, like http://127.0.0.1:3000, is ready (/readyz) twice, 4 s apart. Retries for 20 s, then
# prints one sentence and fails. systemd restarts a failed server after 5 s, so a server that fails in between does not succeed.
set -eu

is_ready() {
  code=$(curl --silent --max-time 3 --output /dev/null --write-out '%{http_code}' "$1/readyz") || true
  case $code in
  200) return 0 ;;
  503) reason="$1 answers, but no message can be stored: inbox status says why." ;;
  *) reason=${2:-$1 does not answer.} ;;
  esac
  return 1
}

end=$(($(date +%s) + 20))
while :; do
  for address in "$@"; do
    if is_ready "$address" && sleep 4 && is_ready "$address" "$address stops soon after its start."; then
      exit 0
    fi
  done
  if [ "$(date +%s)" -ge "$end" ]; then
    echo "$reason" >&2
    exit 1
  fi
  sleep 2
done
