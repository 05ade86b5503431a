#!/bin/bash
# Makes a running website of a bare Debian 12 or 13. Copy this file to the machine and run it there as root:
#   bash install.sh [--dry-run] [NAME=VALUE...]
# It asks for what is neither given nor set already (docs/operations.md#one-machine).
# Run it again after a fault, and after a change in deploy/: it changes only what differs.
set -euo pipefail
umask 022
export DEBIAN_FRONTEND=noninteractive

settings=/etc/website/environment
library=/usr/local/lib/website # a copy of the files of deploy/ that run as root, out of reach of commits
build=/var/lib/website-build
log=/var/log/website-install.log
names=(DOMAIN MAIL_TO SMTP_URL MAIL_FROM REPOSITORY BRANCH EDITOR_STATUS_TOKEN ALARM)
# What a value matches, and what is asked for.
address='[^][:space:]<>@,;[]+@[A-Za-z0-9.-]+'
declare -A questions=(
  [DOMAIN]='^([a-z0-9-]+\.)+[a-z0-9-]+$ the domain whose A record leads to this machine, like example.com'
  [MAIL_TO]="^$address(,[[:space:]]*$address)*\$ who gets the messages, like team@example.com,boss@example.com"
  [SMTP_URL]='^smtps?://([^@/]+@)?[^@/:]+(:[0-9]+)?/?(\?.*)?$ the mail account of the website, without its password, like smtp://website%40example.com@smtp.example.com:587'
  [MAIL_FROM]="(^|<)$address(>|\$) the sender that the mail server allows, like Website <website@example.com>"
  [REPOSITORY]='^([a-z]+://[^/]+/|[^/@]+@[^:/]+:).+$ where the site comes from, like git@github.com:owner/website.git'
  [BRANCH]='^[A-Za-z0-9._/-]+$ the branch that is public, like main'
  [EDITOR_STATUS_TOKEN]='^[A-Za-z0-9_.=-]*$ a token that may write commit statuses, so that /edit shows what became of a change; github.com/settings/personal-access-tokens makes one (Enter: none)'
  [ALARM]='^(.*[[:space:]/].*)?$ a web hook that is told when something is wrong, like https://hooks.example.com/SECRET, or a command (Enter: none)'
)

fail() {
  printf '\n%s\nThen run this again; it goes on where it stopped.\n' "$1" >&2
  exit 1
}
step() { echo "- $1"; if [ -z "$dry" ]; then "$2"; fi; } # step TEXT FUNCTION
stored() { if [ -e "$1" ]; then sed -n "s/^$2='\(.*\)'\$/\1/p" "$1" | tail -n 1; fi; } # stored FILE NAME
store() {                                                                   # store FILE NAME VALUE
  if [ "$(stored "$1" "$2")" = "$3" ] && grep -q "^$2=" "$1"; then return; fi
  (umask 077 && { grep -v "^$2=" "$1" && echo "$2='$3'"; } >"$1.part")
  mv "$1.part" "$1"
  changed=yes
}
as_builder() { (cd "$build" && runuser --user website-build -- env HOME="$build" GIT_TERMINAL_PROMPT=0 GIT_SSH_COMMAND='ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new -o ConnectTimeout=20' "$@"); }

ask() { # ask NAME DEFAULT
  local value=${!1-$2} fault typed=''
  if [ -z "${!1+set}" ] && [ -t 0 ]; then typed=yes; fi
  while :; do
    if [ -n "$typed" ]; then
      read -r -p $'\n'"$1: ${questions[$1]#* }"$'\n'"$(sed -E 's|(://[^:@/]*):[^@]*@|\1:***@|; s|^\w{20,}$|***|; s|.+|[&]|' <<<"$2")> " value
      value=${value:-$2}
    fi
    fault=$(fault_of "$1" "$value")
    if [ -z "$fault" ]; then break; fi
    if [ -n "$typed" ]; then echo "$fault"; else fail "$fault"; fi
  done
  printf -v "$1" %s "$value"
}

fault_of() { # fault_of NAME VALUE: prints what can be seen to be wrong
  case $1=$2 in
  ALARM= | EDITOR_STATUS_TOKEN=) ;;
  *=) echo "$1 is missing: give it as $1='…'." ;;
  *\'* | *$'\n'*) echo "$1 must not contain a single quote or a line break; in a URL write %27." ;;
  SMTP_URL=*@*@*) echo 'SMTP_URL has two @: write %40 for the one in the user name or the password.' ;;
  SMTP_URL=smtp://*:465* | SMTP_URL=smtps://*:587*) echo 'SMTP_URL: port 465 needs smtps://, and port 587 smtp://.' ;;
  *)
    if [[ ! $2 =~ ${questions[$1]%% *} ]]; then
      echo "$1 is ${questions[$1]#* }; “$2” is not."
    elif [ "$1" = MAIL_FROM ] && [[ $(account) == *@* && $2 != *$(account)* && $2$SMTP_URL != "$(stored "$settings" MAIL_FROM)$(stored "$settings" SMTP_URL)" ]]; then
      echo "MAIL_FROM must have the address of the mail account, $(account): mail servers refuse others."
    fi
    ;;
  esac
}

account() { if [[ $SMTP_URL =~ ^smtps?://([^:@/]+)(:[^@]*)?@ ]]; then printf %b "${BASH_REMATCH[1]//%/\\x}"; fi; }

read_values() {
  local name default
  for name in "${names[@]}"; do
    default=$(stored "$settings" "$name")
    case $name in
    DOMAIN) default=$(stored "$settings" SITE_URL) && default=${default#https://} ;;
    MAIL_FROM)
      if [ "$SMTP_URL" != "$(stored "$settings" SMTP_URL)" ] && [[ $(account) == *@* ]]; then default="Website <$(account)>"; fi
      if [ -n "$default" ]; then MAIL_FROM=${MAIL_FROM-$default}; fi
      ;;
    REPOSITORY) default=${default:-$(git -C "$(dirname "$0")" remote get-url origin 2>/dev/null || true)} ;;
    BRANCH) default=${default:-main} ;;
    ALARM) default=$(stored /etc/website/alarm.conf ALARM) ;;
    esac
    ask "$name" "$default"
    if [ "$name" = SMTP_URL ]; then ask_password; fi
  done
}

# Adds the password to an account that has none, with each character as %XX.
ask_password() {
  local password
  [[ $SMTP_URL =~ ^(smtps?://[^:@/]+)(@.*)$ ]] || return 0
  read -r -s -p 'its password, which is not shown> ' password || fail 'SMTP_URL has no password.'
  echo
  SMTP_URL=${BASH_REMATCH[1]}:$(printf %s "$password" | od -An -v -tx1 | tr -d '\n' | tr ' ' %)${BASH_REMATCH[2]}
}

check_size() {
  [ "$(sed -n 's/^MemTotal: *\(.*\) kB/\1/p' /proc/meminfo)" -ge 900000 ] || fail 'This machine has less than 1 GB of memory: take a larger one.'
  [ -e /srv/website/3000 ] || [ "$(df --output=avail /var/lib | tail -n 1)" -ge 6000000 ] || fail 'The disk has less than 6 GB left: take a larger one.'
}

# The mirror of Debian says what time it is. A wrong clock breaks packages, certificates and the dates of messages.
check_clock() {
  local header seconds mirror && mirror=$(apt-get indextargets --format '$(SITE)' | sed -n 's|^https*://\([^/:]*\).*|\1|p' | sed -n 1p)
  header=$(exec 2>/dev/null && timeout 10 bash -c 'exec 3<>"/dev/tcp/$1/80"
    printf "HEAD / HTTP/1.0\r\nHost: %s\r\n\r\n" "$1" >&3; sed -n "s/^[Dd]ate: *//p" <&3' bash "$mirror" | tr -d '\r') || true
  [ -n "$header" ] || fail "This machine cannot reach ${mirror:-a mirror of Debian}: check its network, its firewall and /etc/resolv.conf."
  seconds=$(($(date -d "$header" +%s) - $(date +%s)))
  if [ "${seconds#-}" -gt 120 ]; then fail "The clock of this machine is ${seconds#-} seconds off: set it with timedatectl set-ntp true."; fi
}

check_domain() {
  local addresses own
  addresses=$(getent ahostsv4 "$DOMAIN" | awk '{ print $1 }' | sort -u) || true
  if [ -z "$addresses" ]; then fail "$DOMAIN has no address: add an A record with the address of this machine, and wait until it is known."; fi
  own=$(ip -o -4 address | awk '{ sub("/.*", "", $4); print $4 }')
  if grep -qxF "$addresses" <<<"$own"; then return; fi
  # A machine with only private addresses is behind a router or a cloud, which leads the public address to it.
  if grep -qvE '^(127|10|192\.168|172\.(1[6-9]|2[0-9]|3[01])|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))\.' <<<"$own"; then
    fail "$DOMAIN leads to ${addresses//$'\n'/, }, and this machine has ${own//$'\n'/, }: correct its A record, and wait until it is known."
  fi
}

check_ports() {
  local port listener name
  for port in 80 443; do
    listener=$(ss -Hltnp "sport = :$port" | grep -v '"caddy"' | head -n 1) || continue
    name=$(sed -n 's/.*users:(("\([^"]*\)".*/\1/p' <<<"$listener")
    fail "Port $port is taken by ${name:-another program}: stop it, and keep it from starting (systemctl disable --now ${name:-NAME})."
  done
}

install_packages() {
  local wanted=(ca-certificates caddy curl git openssh-client openssl)
  [ -x /usr/local/bin/npm ] || wanted+=(npm)
  if dpkg --status "${wanted[@]}" >/dev/null 2>&1; then return; fi
  { apt-get update -qq && apt-get install --yes -qq --no-install-recommends "${wanted[@]}"; } >"$log" 2>&1 ||
    fail "apt-get could not install ${wanted[*]}: $(grep '^[EW]:' $log | head -n 1)"
}

create_users() {
  for name in website website-watch website-build; do
    getent passwd "$name" >/dev/null || useradd --system --user-group --home-dir "/var/lib/$name" --no-create-home --shell /usr/sbin/nologin "$name"
  done
  install -d /etc/website /srv/website /srv/website/published /var/lib/website-status "$library"
  install -d -o website -g website -m 750 /var/backups/website
  install -d -o website-build -g website-build "$build"
}

check_repository() {
  if [[ $REPOSITORY == *@* && ! -e $build/.ssh/id_ed25519 ]]; then
    as_builder mkdir -p -m 700 .ssh
    as_builder ssh-keygen -q -t ed25519 -N '' -C "website of $DOMAIN" -f .ssh/id_ed25519
  fi
  local answer
  answer=$(as_builder timeout 60 git ls-remote "$REPOSITORY" 2>&1) ||
    fail "$REPOSITORY cannot be read ($(tail -n 1 <<<"$answer")): correct REPOSITORY, or add this deploy key to it, for reading alone:
$(cat "$build/.ssh/id_ed25519.pub" 2>/dev/null || true)"
  grep -q "refs/heads/$BRANCH\$" <<<"$answer" || fail "$REPOSITORY has no branch $BRANCH: give another one as BRANCH='…'."
}

# The files of deploy/ that only root may change, and the Node version of the site, from the newest commit of the branch.
fetch_files() {
  rm -rf "$build/install"
  as_builder git clone --quiet --depth 1 --branch "$BRANCH" "$REPOSITORY" install
  rm -rf "$library.part" && mkdir "$library.part"
  as_builder git -C install archive HEAD deploy package-lock.json | tar -x --no-same-owner -C "$library.part"
  rm -rf "$build/install"
  node_version=$(sed -n '/"node_modules\/node": {/,/version/s/.*"version": "\(.*\)",/\1/p' "$library.part/package-lock.json")
  rm -rf "$library" && mv "$library.part/deploy" "$library" && rm -rf "$library.part"
}

install_node() {
  export PATH=/usr/local/bin:$PATH
  hash -r
  if [ "$(/usr/local/bin/node --version 2>/dev/null)" = "v$node_version" ]; then return; fi
  # Debian's npm runs with Debian's Node, and this npm only with a newer one.
  (cd / && npm install --silent --global --prefix=/usr/local "node@$node_version" && npm install --silent --global --prefix=/usr/local npm@11) >>"$log" 2>&1 ||
    fail "Node $node_version could not be installed from the npm registry: check the network."
}

write_settings() {
  local in_quotes="# docs/operations.md#settings. systemd and the shell read every value in single quotes; in a URL write %27 for one."
  mkdir -p /etc/website && [ -e "$settings" ] || printf '%s\n' "$in_quotes" "DATABASE_URL='sqlite:/var/lib/website/contact.db'" "TRUST_PROXY='127.0.0.1'" >"$settings"
  [ -e /etc/website/alarm.conf ] || echo '# docs/operations.md#alarms' >/etc/website/alarm.conf
  chown root:root "$settings" && chmod 600 "$settings" /etc/website/alarm.conf # systemd reads them for the units
  store "$settings" SITE_URL "https://$DOMAIN"
  for name in MAIL_TO SMTP_URL MAIL_FROM REPOSITORY BRANCH EDITOR_STATUS_TOKEN; do store "$settings" "$name" "${!name}"; done
  store /etc/website/alarm.conf ALARM "$ALARM"
}

check_smtp() {
  local answer tls=--ssl-reqd
  # As the server does: only a mail server on this machine may be without TLS.
  if [[ $SMTP_URL =~ (@|//)(localhost|127\.[0-9.]+|\[::1\])(:|/|$)|requireTLS=false ]]; then tls=--ssl; fi
  answer=$(printf 'url = "%s"\n' "${SMTP_URL%%\?*}" | curl --config - --silent --show-error $tls --max-time 30 --request NOOP 2>&1 >/dev/null) ||
    fail "The mail server does not take us (${answer##*) }): correct SMTP_URL."
}

install_units() {
  local unit
  for unit in publish watch; do install -m 644 "$library/systemd/every-minute.timer" "/etc/systemd/system/website-$unit.timer"; done
  for unit in "$library"/systemd/*.service "$library/systemd/website-backup.timer"; do install -m 644 "$unit" /etc/systemd/system/; done
  for unit in website- website@; do install -D -m 644 "$library/systemd/sandbox.conf" "/etc/systemd/system/$unit.service.d/sandbox.conf"; done
  install -m 755 "$library/inbox.sh" /usr/local/bin/inbox
  ln -sfn "$library/publish.sh" /usr/local/bin/publish.sh
  ln -sfn 3000 /srv/website/current
  mkdir -p /etc/systemd/system/{caddy,website@3002}.service.d
  sed "s/DOMAIN_OF_THE_SITE/$DOMAIN/" "$library/systemd/caddy.conf" >/etc/systemd/system/caddy.service.d/website.conf
  sed "s/DOMAIN_OF_THE_SITE/$DOMAIN/" "$library/systemd/preview.conf" >/etc/systemd/system/website@3002.service.d/preview.conf
  systemctl daemon-reload
}

publish() {
  if [ -n "$changed" ] && [ -e /srv/website/3000 ]; then "$library/publish.sh" --restart; fi
  systemctl start website-publish || true
  if [ ! -e /srv/website/3000 ]; then fail "The site cannot be built from $BRANCH:
$(tail -n 20 "$build/log" 2>/dev/null || journalctl --unit website-publish --lines 10 --output cat)"; fi
  systemctl enable --quiet --now website@3000 website-publish.timer website-backup.timer
  if [ -z "$(ls /var/backups/website)" ]; then systemctl start website-backup || fail 'The messages cannot be copied: see journalctl -u website-backup.'; fi
}

start_caddy() {
  local used=/var/lib/caddy/website-started wanted password
  wanted=$(cat "$library/Caddyfile")
  if [ "$(stored "$settings" EDITOR_REVIEW)" = true ]; then
    password=$(stored "$settings" EDITOR_PREVIEW_PASSWORD)
    [[ $password =~ ^\$2[aby]\$ ]] || fail 'EDITOR_PREVIEW_PASSWORD must be what caddy hash-password prints.'
    wanted+=$'\n'$(sed "s|HASH_OF_THE_PASSWORD|$password|" "$library/preview.caddy")
  fi
  if ! cat - /etc/systemd/system/caddy.service.d/website.conf <<<"$wanted" 2>/dev/null | cmp --silent - "$used"; then
    install -m 644 --backup /dev/stdin /etc/caddy/Caddyfile <<<"$wanted"
    systemctl enable --quiet caddy
    systemctl restart caddy || fail 'Caddy does not start: see journalctl -u caddy.'
    cat - /etc/systemd/system/caddy.service.d/website.conf <<<"$wanted" >"$used"
  fi
  curl --silent --fail --output /dev/null --max-time 5 --retry 60 --retry-delay 2 --retry-all-errors "https://$DOMAIN/readyz" ||
    fail "https://$DOMAIN does not answer: let the firewall pass ports 80 and 443, and see journalctl -u caddy for the certificate."
  systemctl enable --quiet --now website-watch.timer
}

send_test_message() {
  if [ "$(inbox list --all --json)" != '[]' ] || [ "$(inbox list --quarantined --json)" != '[]' ]; then return; fi
  curl --silent --show-error --fail --output /dev/null --header 'content-type: application/json' --data-binary "{\"name\":\"Installation\",\"email\":\"installation@$DOMAIN\",
    \"message\":\"TEST of the installation: this machine has sent this message by the form of the new website, and no one waits for an answer to it.\"}" \
    "https://$DOMAIN/api/contact" || fail 'The test message was not taken: see journalctl -u website@3000.'
  timeout 30 bash -c "until inbox list --all | grep 'mail sent'; do sleep 1; done" || fail "The test message is stored, but $MAIL_TO has no mail about it: inbox status says why. Correct MAIL_FROM or MAIL_TO."
  echo "  The test message has gone to $MAIL_TO. Look whether it is there, and not among the spam."
}

dry=''
changed=''
for argument; do
  name=${argument%%=*}
  [[ " --dry-run ${names[*]} " == *" $name "* ]] || fail "$argument is none of --dry-run, ${names[*]/%/=…}"
  if [ "$name" = --dry-run ]; then dry=yes; else printf -v "$name" %s "${argument#*=}"; fi
done
[ "$(id -u)" = 0 ] || fail 'This needs root: sudo bash install.sh.'
step 'Look whether there are 1 GB of memory and 6 GB of disk' check_size
read_values
step "Write $settings and /etc/website/alarm.conf" write_settings
step 'Compare the clock with that of the mirror of Debian' check_clock
step "Look whether $DOMAIN leads to this machine" check_domain
step 'Look whether ports 80 and 443 are free' check_ports
step "Install Caddy, git, curl and npm from Debian (minutes; log: $log)" install_packages
step 'Sign in to the mail server' check_smtp
step 'Create the users website, website-build, website-watch and their folders' create_users
step "Read the branch $BRANCH of $REPOSITORY" check_repository
step "Copy its deploy/ to $library" fetch_files
step 'Install the Node of package-lock.json from the npm registry' install_node
step 'Install the units of systemd, and the command inbox' install_units
step "Build the site, start it and copy the messages (minutes; log: $build/log)" publish
step "Start Caddy, and wait for https://$DOMAIN/readyz" start_caddy
step 'Send a test message by the form' send_test_message
if [ -z "$ALARM" ]; then echo 'Warning: ALARM is empty, so no one is told when the site is down. Run this again with ALARM=…'; fi
[ -n "$(stored "$settings" BACKUP_REMOTE)" ] || echo "The copies of the messages are on this machine alone: docs/second-place.md. For a place over ssh, like backup@backup.example.com, type here:
  apt-get install --yes age rsync
  runuser -u website -- mkdir -p -m 700 /var/lib/website/.ssh
  runuser -u website -- ssh-keygen -q -t ed25519 -N '' -C 'copies of $DOMAIN' -f /var/lib/website/.ssh/id_ed25519
  cat /var/lib/website/.ssh/id_ed25519.pub   # one more line of ~/.ssh/authorized_keys there
  runuser -u website -- ssh -o StrictHostKeyChecking=accept-new backup@backup.example.com true"
if [ -z "$dry" ]; then echo "https://$DOMAIN is public. What to do next: docs/operations.md"; fi
