#!/bin/sh
# Checks the website and sends an alarm for each fault: at once, then every hour until it ends, and then one message that it
# ended. An alarm that could not be sent is sent by the next run. website-watch.timer runs the script every minute. If all is
# well, it requests HEARTBEAT_URL, so that an outside service notices when the machine or this script stops.
# Exit status 1: there is a fault, or an alarm could not be sent.
set -eu

here=$(dirname "$(readlink -f "$0")")
state=${STATE_DIRECTORY:?}
host=$(uname -n)
ports='3000 3001'
status=0
if [ -z "${ALARM:-}" ]; then
  echo 'ALARM in /etc/website/alarm.conf is empty: no alarm can be sent' >&2
  status=1
fi

# Runs of the script that a restart counts for, and the number of restarts among them that is a fault.
restart_runs=10
max_restarts=3

# alarm SUBJECT TEXT: reports a fault. Each text has its own file, so that no fault hides another one.
alarm() {
  status=1
  echo "$2" >&2
  mkdir -p "$state/faults/$1"
  sent="$state/faults/$1/$(printf %s "$2" | cksum | cut -d ' ' -f 1)"
  if [ -n "$(find "$sent" -mmin -60 2>/dev/null)" ]; then return 0; fi
  if "$here/send-alarm.sh" "Website alarm ($host): $2"; then touch "$sent"; fi
}

# well SUBJECT TEXT: reports that all faults of the subject ended, if an alarm about one of them was sent.
well() {
  if [ ! -d "$state/faults/$1" ]; then return 0; fi
  if [ -n "$(ls "$state/faults/$1")" ]; then
    "$here/send-alarm.sh" "Website well again ($host): $2" || { status=1 && return 0; }
  fi
  rm -r "$state/faults/$1"
}

# property UNIT NAME: reads a property of a unit into $value.
property() {
  if value=$(systemctl show --property "$2" --value "$1"); then
    well systemd 'The state of the units can be read.'
  else
    alarm systemd 'The state of the units cannot be read.'
    value=
  fi
}

check_ready() {
  # shellcheck disable=SC2086 # One argument for each port.
  if reason=$("$here/is-ready.sh" $ports 2>&1); then
    well ready 'The next message can be stored.'
  else
    alarm ready "$reason"
  fi
}

# check_probe SUBJECT PATH TEXT: reports the fault of a probe. Without an answer there is nothing to report: check_ready
# reports that.
check_probe() {
  for port in $ports; do
    answer=$(curl --silent --max-time 5 "http://127.0.0.1:$port$2") || continue
    case $answer in
    *'"status":"ok"'*) well "$1" "$3" ;;
    *)
      sentence=$(printf %s "$answer" | sed -n 's/.*"error":"\([^"]*\)".*/\1/p')
      alarm "$1" "${sentence:-The server does not answer $2.}"
      ;;
    esac
    return 0
  done
}

# The file contains the number of restarts at each of the last runs. A restart by hand resets systemd's counter.
check_restarts() {
  property "website@$1" NRestarts
  restarts=${value:-0}
  history="$state/restarts-$1"
  touch "$history"
  if [ "$restarts" -lt "$(tail -n 1 "$history" | grep . || echo 0)" ]; then : >"$history"; fi
  { cat "$history" && echo "$restarts"; } | tail -n "$restart_runs" >"$history.next"
  mv "$history.next" "$history"
  if [ $((restarts - $(head -n 1 "$history"))) -ge "$max_restarts" ]; then
    alarm "restarts-$1" "The server on port $1 restarts again and again."
  else
    well "restarts-$1" "The server on port $1 no longer restarts."
  fi
}

check_backup() {
  property website-backup.service ActiveState
  case $value in
  failed) alarm backup 'The last backup failed.' ;;
  inactive) well backup 'The last backup succeeded.' ;;
  esac
}

check_ready
check_probe mail /mailz 'Mails reach the team.'
check_probe stored-messages /storez 'The stored messages need no operator.'
for port in $ports; do check_restarts "$port"; done
check_backup

if [ "$status" -eq 0 ] && [ -n "${HEARTBEAT_URL:-}" ]; then
  printf 'url = "%s"\n' "$HEARTBEAT_URL" |
    curl --config - --fail --silent --show-error --max-time 10 --output /dev/null || status=1
fi
exit "$status"
