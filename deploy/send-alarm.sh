#!/bin/sh
# send-alarm.sh TEXT: sends TEXT to ALARM of /etc/website/alarm.conf: by POST to a URL, as {"text":"TEXT"}, or to the standard
# input of a command whose environment has only PATH: other variables may hold passwords. Fails if the text was not sent.
set -eu

if [ -z "${ALARM+set}" ] && [ -r /etc/website/alarm.conf ]; then
  # shellcheck disable=SC1091 # The file exists only on the server.
  . /etc/website/alarm.conf
fi

case ${ALARM:-} in
'')
  echo 'ALARM in /etc/website/alarm.conf is empty: no alarm can be sent' >&2
  exit 1
  ;;
http://* | https://*)
  text=$(printf %s "$1" | tr '\n\t' '  ' | sed 's/[\\"]/\\&/g')
  # The URL is a secret, so curl reads it from its standard input: other users can see the arguments of a process.
  printf 'url = "%s"\n' "$ALARM" | curl --config - --fail --silent --show-error --max-time 10 --output /dev/null \
    --header 'content-type: application/json' --data-binary "{\"text\":\"$text\"}"
  ;;
*)
  printf '%s\n' "$1" | timeout 20 env -i PATH="$PATH" sh -c "$ALARM"
  ;;
esac
