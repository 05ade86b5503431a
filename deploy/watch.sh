#!/bin/sh
# Checks the website and sends an alarm for each fault: at once, then every hour until it ends, and then one message that it
# ended. An alarm that could not be sent is sent by the next run. website-watch.timer runs the script every minute. If all is
# well, it requests HEARTBEAT_URL, so that an outside service notices when the machine or this script stops.
# It asks the public address, as a visitor does, and reads files without personal data that other units write: its user, and so
# the command in ALARM, can read neither messages nor passwords.
# Exit status 1: there is a fault, or an alarm could not be sent.
set -eu

here=$(dirname "$(readlink -f "$0")")
state=${STATE_DIRECTORY:?}
host=$(uname -n)
site=${SITE_URL:?}
store=/var/lib/website
copies=/var/backups/website
# Written by website-status.service with `inbox status`, and by publish.sh.
store_status=/var/lib/website-status/status.txt
release_status=/srv/website/published/status.txt
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
  if reason=$("$here/is-ready.sh" "$site" 2>&1); then
    well ready 'The website answers, and the next message can be stored.'
  else
    alarm ready "$reason"
  fi
}

# check_file SUBJECT FILE MINUTES TEXT: reports the faults in a file with `ok` or `fault` in its first line and a fault in each
# further line, and a file that is older than some minutes.
check_file() {
  if [ -z "$(find "$2" -mmin "-$3" 2>/dev/null)" ]; then
    alarm "$1" "$2 is older than $3 minutes, or missing."
  elif [ "$(head -n 1 "$2")" = ok ]; then
    well "$1" "$4"
  else
    while IFS= read -r fault; do alarm "$1" "${fault:-$2 is empty.}"; done <<END
$(sed 1d "$2")
END
  fi
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

# Returns whether the folder of the copies has a file with this name that is younger than 26 hours.
is_recent() {
  [ -n "$(find "$copies" -maxdepth 1 -name "$1" ! -name '*.part' -mmin -1560 2>/dev/null)" ]
}

# The age of the copies shows also a timer that was never enabled.
check_copies() {
  if is_recent 'messages-*'; then
    well copies 'There is a new copy of the messages.'
  else
    alarm copies "The newest copy of the messages in $copies is older than 26 hours, or there is none."
  fi
  if [ ! -e "$copies/last-sent" ] || is_recent last-sent; then
    well remote 'The copies reach BACKUP_REMOTE.'
  else
    alarm remote 'No copy has reached BACKUP_REMOTE for 26 hours.'
  fi
}

# check_disk SUBJECT FOLDER: reports a disk that is full soon. A file contains the day and the used kilobytes of the last 15 days.
check_disk() {
  numbers=$(df -Pk "$2" 2>/dev/null | awk 'NR == 2 { print $3, $4 }')
  if [ -z "$numbers" ]; then return 0; fi
  used=${numbers% *}
  free=${numbers#* }
  today=$(($(date +%s) / 86400))
  history="$state/disk-$1"
  touch "$history"
  if ! grep -q "^$today " "$history"; then
    # On a full disk, go on without the file.
    if { cat "$history" && echo "$today $used"; } | tail -n 15 >"$history.next"; then mv "$history.next" "$history"; fi
  fi
  first=$(head -n 1 "$history" | grep . || echo "$today $used")
  days=$((today - ${first% *}))
  if [ $((free * 100)) -lt $(((used + free) * 15)) ]; then
    alarm "disk-$1" "The disk of $2 has less than 15 % of its space left."
  # Two weeks of growth. A few days say too little: a release alone is several hundred megabytes.
  elif [ "$days" -ge 7 ] && [ $((free * days)) -lt $(((used - ${first#* }) * 14)) ]; then
    alarm "disk-$1" "The disk of $2 is full in less than two weeks if it grows on like this."
  else
    well "disk-$1" "The disk of $2 has enough space."
  fi
}

check_certificate() {
  case $site in https://*) address=${site#https://} ;; *) return 0 ;; esac
  name=${address%:*}
  if [ "$name" = "$address" ]; then address=$name:443; fi
  if ! certificate=$(timeout 5 openssl s_client -connect "$address" -servername "$name" </dev/null 2>/dev/null |
    openssl x509 2>/dev/null); then
    alarm certificate "The certificate of $name cannot be read."
  elif printf '%s\n' "$certificate" | openssl x509 -noout -checkend 1209600 >/dev/null; then
    well certificate 'The certificate is valid for two weeks or more.'
  else
    alarm certificate "The certificate of $name expires in less than 14 days."
  fi
}

check_ready
check_file store "$store_status" 5 'The messages and mails need no operator.'
if [ -e "$release_status" ]; then check_file release "$release_status" 120 'New commits are published.'; fi
# Containers have no systemd.
if command -v systemctl >/dev/null; then
  for port in 3000 3001; do check_restarts "$port"; done
  check_backup
fi
check_copies
check_disk store "$store"
check_disk copies "$copies"
check_certificate

if [ "$status" -eq 0 ] && [ -n "${HEARTBEAT_URL:-}" ]; then
  printf 'url = "%s"\n' "$HEARTBEAT_URL" |
    curl --config - --fail --silent --show-error --max-time 10 --output /dev/null || status=1
fi
exit "$status"
