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
  if "$here/send-alarm.sh" "Website alarm ($host): $2"; then echo "$2" >"$sent"; fi
}

# well SUBJECT: reports that all faults of the subject ended, if an alarm about one of them was sent.
well() {
  if [ ! -d "$state/faults/$1" ]; then return 0; fi
  if [ -n "$(ls "$state/faults/$1")" ]; then
    over=$(sed 's/.*/“&” is over./' "$state/faults/$1"/*)
    "$here/send-alarm.sh" "Website well again ($host): $over" || { status=1 && return 0; }
  fi
  rm -r "$state/faults/$1"
}

# judge SUBJECT TEXT COMMAND...: reports the fault TEXT if the command fails, or else that it ended.
judge() {
  subject=$1 text=$2
  shift 2
  if "$@"; then well "$subject"; else alarm "$subject" "$text"; fi
}

# property UNIT NAME: reads a property of a unit into $value.
property() { judge systemd 'The state of the units cannot be read.' read_property "$@"; }
read_property() { value=$(systemctl show --property "$2" --value "$1"); }

ask() { code=$(curl --silent --fail --max-time 3 "$@" --output /dev/null --write-out '%{http_code}' "$site/readyz"); }

# Asks twice, because systemd starts a server again that ends soon after each start.
check_ready() {
  if ask --retry 5 --retry-delay 2 --retry-all-errors && sleep 4 && ask; then
    well ready
  elif [ "$code" = 503 ]; then
    alarm ready "$site answers, but no message can be stored: inbox status says why."
  else
    alarm ready "$site does not answer."
  fi
}

# check_file SUBJECT FILE MINUTES: reports a file that is too old, or each line after the first one if that is not `ok`.
check_file() {
  if [ -z "$(find "$2" -mmin "-$3" 2>/dev/null)" ]; then
    alarm "$1" "$2 is older than $3 minutes, or missing."
  elif [ "$(head -n 1 "$2")" = ok ]; then
    well "$1"
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
  judge "restarts-$1" "The server on port $1 has ended by itself, and was started again: journalctl -u website@$1 says why." [ "${value:-0}" -le "$before" ]
}

check_backup() {
  property website-backup.service ActiveState
  case $value in
  failed) alarm backup 'The last backup failed.' ;;
  inactive) well backup ;;
  esac
}

# Returns whether the folder of the copies has a file with this name that is younger than 26 hours.
is_recent() { [ -n "$(find "$copies" -maxdepth 1 -name "$1" ! -name '*.part' -mmin -1560 2>/dev/null)" ]; }
is_sent() { [ ! -e "$copies/last-sent" ] || is_recent last-sent; }

# has_space FOLDER: returns whether its disk has 15 % left.
has_space() { df -Pk "$1" 2>/dev/null | awk 'NR == 2 { exit $4 * 100 < ($3 + $4) * 15 }'; }

check_certificate() {
  case $site in https://*) address=${site#https://} ;; *) return 0 ;; esac
  name=${address%:*}
  if [ "$name" = "$address" ]; then address=$name:443; fi
  certificate=$(timeout 5 openssl s_client -connect "$address" -servername "$name" </dev/null 2>/dev/null |
    openssl x509 -noout -issuer -checkend 1209600 2>/dev/null) || true
  case $certificate in
  '') alarm certificate "The certificate of $name cannot be read." ;;
  # Caddy renews those of its own authority every few hours.
  *'Caddy Local Authority'* | *'will not expire'*) well certificate ;;
  *) alarm certificate "The certificate of $name expires in less than 14 days." ;;
  esac
}

check_ready
check_file store "$store_status" 5
if [ -e "$release_status" ]; then check_file release "$release_status" 120; fi
# Containers have no systemd.
if command -v systemctl >/dev/null; then
  for port in 3000 3001; do check_restarts "$port"; done
  check_backup
fi
judge copies "The newest copy of the messages in $copies is older than 26 hours, or there is none." is_recent 'messages-*'
judge remote 'No copy has reached BACKUP_REMOTE for 26 hours.' is_sent
for folder in "$store" "$copies"; do
  judge "disk-${folder##*/}" "The disk of $folder has less than 15 % of its space left." has_space "$folder"
done
check_certificate

if [ "$status" -eq 0 ] && [ -n "${HEARTBEAT_URL:-}" ]; then
  printf 'url = "%s"\n' "$HEARTBEAT_URL" |
    curl --config - --fail --silent --show-error --max-time 10 --output /dev/null || status=1
fi
exit "$status"
