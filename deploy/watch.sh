#!/bin/sh
# Sends an alarm for each fault, hourly until it ends (docs/operations.md#alarms). Its user can read no message or password.
set -eu

here=$(dirname "$(readlink -f "$0")")
state=${STATE_DIRECTORY:?}
host=$(uname -n)
site=${SITE_URL:?}
store=/var/lib/website
copies=/var/backups/website
# Written by website-watch.service with `inbox status`, which tells nothing of a visitor, and by publish.sh.
store_status=/var/lib/website-status/status.txt
release_status=/srv/website/published/status.txt
status=0
if [ -z "${ALARM:-}" ]; then
  echo 'ALARM in /etc/website/alarm.conf is empty: no alarm can be sent' >&2
  status=1
fi

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

ask() { code=$(curl --silent --fail --max-time 3 "$@" --output /dev/null --write-out '%{http_code}' "$site/readyz"); }

# Asks twice, because systemd starts a server again that ends soon after each start.
check_ready() {
  if ask --retry 5 --retry-delay 2 --retry-all-errors && sleep 4 && ask; then
    well ready 'The website answers, and the next message can be stored.'
  elif [ "$code" = 503 ]; then
    alarm ready "$site answers, but no message can be stored: inbox status says why."
  else
    alarm ready "$site does not answer."
  fi
}

# check_file SUBJECT FILE MINUTES TEXT: reports a file that is too old, or each line after the first one if that is not `ok`.
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

check_restarts() {
  property "website@$1" NRestarts
  before=$(cat "$state/restarts-$1" 2>/dev/null || echo 0)
  echo "${value:-0}" >"$state/restarts-$1"
  if [ "${value:-0}" -gt "$before" ]; then
    alarm "restarts-$1" "The server on port $1 has ended by itself, and was started again: journalctl -u website@$1 says why."
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

# check_disk SUBJECT FOLDER: reports a disk that is full soon.
check_disk() {
  numbers=$(df -Pk "$2" 2>/dev/null | awk 'NR == 2 { print $3, $4 }')
  if [ -z "$numbers" ]; then return 0; fi
  if [ $((${numbers#* } * 100)) -lt $(((${numbers% *} + ${numbers#* }) * 15)) ]; then
    alarm "disk-$1" "The disk of $2 has less than 15 % of its space left."
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
