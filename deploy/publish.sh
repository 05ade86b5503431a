#!/bin/bash
# Publishes the branch of the site. website-publish.service runs these steps every minute, in this order:
#   publish.sh --settings   as root: writes the settings that a build may read
#   publish.sh --build      as website-build: fetches, checks and builds a new commit, once a day the public one, or a new draft
#   publish.sh --switch     as root: switches to what was built, or writes to the team why it is not public
# An operator types, as root:
#   publish.sh --back       returns to the release before, which stays until publish.sh --again: new commits are only checked
#   publish.sh --again      tries the newest commit now, and ends what --back began
#   publish.sh --restart    starts the public release again with the present settings, without a failed request
set -euo pipefail
umask 022

site=/srv/website
published=$site/published # what root writes: settings, the last commit that was tried, mails to the team, status.txt
work=/var/lib/website-build
here=$(dirname "$(readlink -f "$0")")
# The names in scripts/build-settings.ts, and where the site comes from.
readable='SITE_URL|PUBLIC_API_BASE_URL|RETENTION_DAYS|EDITOR_REPOSITORY|EDITOR_BACKEND|EDITOR_BRANCH|EDITOR_REVIEW|EDITOR_APP_ID|REPOSITORY|BRANCH'
# A build is for one day and for these settings.
today() { echo "$(TZ=WAT-1 date -d '5 minutes ago' +%F)-$(cksum <"$published/settings" | cut -d ' ' -f 1)"; }

# A release is named TIME_OF_COMMIT-COMMIT-TIME_OF_BUILD, so that names sort by commit.
public_release() { readlink -e "$site/3000"; }
commit_of() { basename "$1" | cut -d - -f 2; }
releases() { find "$site/releases" -mindepth 1 -maxdepth 1 -name '*-*-*' -printf '%f\n' | sort -r; }
public_commit() { commit_of "$(public_release || true)"; }
is_older() { [ -z "$(find "$1" -mmin "-$2" 2>/dev/null)" ]; } # is_older FILE MINUTES
replace() { cat >"$1.part" && mv "$1.part" "$1"; }            # replace FILE <CONTENT
lock() { exec 9>"$published/lock" && flock 9; }
describe() { git show --no-patch --format='%H%n%cd%n%an <%ae>%n%s' --date=format:%Y%m%dT%H%M%S "$1"; }

# tried COMMIT DAY STATE (public, failed or held): what build and --back did last. While it is held, no new commit is public.
read_tried() { read -r tried day state <"$published/tried" || tried='' day='' state=''; } 2>/dev/null

build() {
  cd "$work"
  rm -f commit blamed draft result release.tar
  # A build that fails leaves no result, and status 0: systemd goes on to --switch, which a build that was stopped must not reach.
  trap 'exit 0' EXIT
  trap 'trap - EXIT; exit 143' HUP INT TERM
  # shellcheck source=/dev/null
  set -a && . "$published/settings" && set +a
  if [ -z "${REPOSITORY:-}" ]; then return 0; fi
  export GIT_TERMINAL_PROMPT=0 GIT_SSH_COMMAND='ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new -o ConnectTimeout=20'
  export ASTRO_TELEMETRY_DISABLED=1 npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
  git init --quiet site
  if timeout --kill-after=5 60 git -C site fetch --quiet --prune "$REPOSITORY" "+refs/heads/$BRANCH:refs/fetched" '+refs/heads/cms/*:refs/drafts/*' 2>fetch-error; then
    touch fetched
  fi
  draft=$(newest_draft)
  echo "$draft" >draft
  read_tried
  commit=$(git -C site rev-parse --quiet --verify refs/fetched || true)
  # A failure may be one of the network, of the disk or of the memory: try again each hour.
  if [ "$commit" = "$tried" ] && { [ "$state" != failed ] || ! is_older "$published/tried" 60; }; then
    commit=$(public_commit)
    if [ "$day" = "$(today)" ]; then
      if [ "$draft" = "$(cat "$published/draft" 2>/dev/null)" ]; then return 0; fi
      commit=$draft
    fi
  fi
  if [ -z "$commit" ]; then return 0; fi

  cd site
  describe "$commit" | tee ../blamed >../commit
  if [ "$commit" = "$draft" ]; then
    SITE_URL=${SITE_URL/'//'/'//preview.'}
    unset PUBLIC_API_BASE_URL "${!EDITOR_@}"
    # Who may write a draft may not always change the code of the branch.
    git diff --quiet "refs/fetched...$commit" -- ':!content' || { echo 'it changes more than content/' >../log && exit 1; }
  fi
  git checkout --quiet --force --detach "$commit" >../log 2>&1
  git clean --quiet -dffx --exclude=/node_modules
  install_packages
  step npm run --silent check:content || { blame || true; exit 1; }
  step npm run --silent build
  # The server needs its own packages and Node. -h: a link could lead to a file that only the server may read.
  npm ls --omit=dev --all --parseable 2>/dev/null | sed -n "s|^$PWD/||p" >../packages || true
  step tar -chf ../release.tar --exclude=*.test.ts dist server contact deploy package.json \
    node_modules/node node_modules/.bin/node --files-from=../packages
  echo built >../result
}

# blame: goes back as long as the check says the same, so that the team does not hear the name of a later commit.
blame() {
  fault=$(grep -m 1 . ../log) || return 0
  for before in $(git rev-list --first-parent --max-count=20 "$(public_commit)..$commit^" 2>/dev/null); do
    git checkout --quiet --force --detach "$before"
    [[ $(timeout 5m npm run --silent check:content 2>&1) == *"$fault"* ]] || return 0
    describe "$before" >../blamed
  done
}

# newest_draft: prints the commit of the draft that was saved last at /edit.
newest_draft() {
  if [ "${EDITOR_REVIEW:-}" != true ]; then return 0; fi
  git -C site for-each-ref --sort=-committerdate --count=1 --no-merged=refs/fetched --format='%(objectname)' refs/drafts
}

# step COMMAND...: the log has only the output of the last step, because a failed build is mailed with it.
step() { timeout 10m "$@" >"$work/log" 2>&1; }

install_packages() {
  if { cat package.json package-lock.json | cmp --silent - ../installed; } 2>/dev/null; then return 0; fi
  rm -f ../installed
  step npm ci --ignore-scripts
  # Only packages that allowScripts names run scripts.
  step xargs npm rebuild < <(sed -n '/"allowScripts"/,/}/s/.*"\(.*\)": true.*/\1/p' package.json)
  cat package.json package-lock.json >../installed
}

# built FILE: prints a file of the build. As its user, because the file could be a link.
built() { runuser -u website-build -- cat "$work/$1" 2>/dev/null; }

switch() {
  local commit time blamed author subject new draft fault='' later='' waits='' was_public
  if draft=$(built draft) && [ -z "$draft" ]; then end_preview; fi
  { read -r commit && read -r time; } < <(built commit) || return 0
  { read -r blamed && read -r _ && read -r author && read -r subject; } < <(built blamed) || return 0
  [[ $commit =~ ^[0-9a-f]{40}$ && $time =~ ^[0-9T]+$ ]] || return 0
  if [ "$commit" = "$draft" ]; then show_draft && return 0; fi
  read_tried
  was_public=$(public_commit)
  new="$site/releases/$time-$commit-$(date +%s)"
  if [ "$(built result)" != built ]; then
    fault=$(built log | tail -n 60 | grep . || echo 'The build ended without a word: the disk or the memory of the machine is full.')
  elif [ "$state" = held ] && [ "$commit" != "$was_public" ]; then
    if [ "$commit" = "$tried" ]; then return 0; fi # --back came while the release that it left was built.
    waits=yes
  elif ! copy_release "$new"; then
    fault='The release cannot be copied: the disk is full, or it holds links.'
  elif ! use "$new"; then
    fault=$(printf '%s\n' 'The server does not start with it:' "$(server_log)")
  fi
  if [ "$(systemctl is-system-running)" = stopping ]; then return 0; fi
  if [ -n "$fault" ]; then
    rm -rf "$new"
    if [ "$blamed" != "$commit" ]; then later=", and all later commits wait for it, up to ${commit:0:12}"; fi
    write_mail "$commit" "Not public: $subject" "$subject, by $author (commit ${blamed:0:12}), is not public$later. The site stays as it was.

$fault

Correct it and save: each new commit is tried within a minute or two. This one is tried again each hour, or at once by publish.sh --again." || return 0
    set_status failure "not public: $(head -n 1 <<<"$fault")"
  elif [ -n "$waits" ]; then
    write_mail "$commit" "Right, and not public: $subject" "$subject, by $author (commit ${blamed:0:12}), is checked and waits: an operator has gone back to an earlier release. As root, publish.sh --again makes it public."
    set_status pending 'waits: an operator has gone back to an earlier release'
  else
    echo "public: $commit"
    remove_releases
    if [ -d "$new/deploy" ] && ! diff -rq "$here" "$new/deploy" >/dev/null; then
      write_mail "$commit" "Public, and install.sh must run: $subject" "$subject, by $author, is public. It changes files in deploy/ that only root installs. Run as root:

bash $site/current/deploy/install.sh"
    fi
    set_status success public
  fi
  # The daily build of a commit that is not the newest one leaves the memory of the newest one.
  if [ "$commit" != "$was_public" ] || [ "$commit" = "$tried" ] || [ -z "$tried" ]; then
    tried=$commit
    [ "$state" = held ] || state=${fault:+failed}
  fi
  echo "$tried $(today) ${state:-public}" | replace "$published/tried"
}

# show_draft: starts a draft on port 3002, to which https://preview.DOMAIN leads (docs/editing-content.md#see-it-before-the-public).
show_draft() {
  end_preview
  if [ "$(built result)" = built ] && copy_release "$site/releases/draft" && start 3002 "$site/releases/draft"; then
    systemctl enable --quiet website@3002
    set_status success 'ready to look at' draft
  else
    end_preview
    set_status failure "$(built log | grep -m 1 . || server_log)" draft
  fi
  echo "$commit" | replace "$published/draft"
}

end_preview() {
  if [ ! -e "$published/draft" ] && [ ! -h "$site/3002" ]; then return 0; fi
  systemctl disable --quiet --now website@3002
  rm -rf "$site/3002" "$site/releases/draft" "$published/draft"
}

copy_release() {
  local part="$site/releases/part"
  rm -rf "$part" && mkdir -p "$part" || return 1
  built release.tar | tar -x -C "$part" --no-same-owner --no-same-permissions || return 1
  [ -z "$(find "$part" ! -type f ! -type d -print -quit)" ] || return 1
  # Pages that are open in browsers still request files of earlier releases.
  if [ -e "$site/3000" ]; then
    find "$site/3000/dist/_astro" -type f -mtime -30 -exec cp -np -t "$part/dist/_astro" {} + || return 1
  fi
  mv "$part" "$1"
}

# use RELEASE: switches without a failed request. The link for the next boot moves only after port 3001 was ready.
use() {
  local before
  before=$(public_release || true)
  if start 3001 "$1" && start 3000 "$1"; then
    systemctl stop website@3001
    return 0
  fi
  if [ -n "$before" ] && [ "$(public_release)" != "$before" ]; then start 3000 "$before" || return 1; fi
  systemctl stop website@3001
  return 1
}

# start PORT RELEASE: fails if the server is not ready, and 4 s later still ready.
start() {
  ln -sfn "$2" "$site/$1.next" && mv -T "$site/$1.next" "$site/$1" || return 1
  systemctl reset-failed "website@$1" 2>/dev/null || true
  systemctl restart "website@$1" || return 1
  is_ready "$1" --retry 20 --retry-delay 1 --retry-all-errors && sleep 4 && is_ready "$1"
}
is_ready() { curl --silent --fail --output /dev/null --max-time 3 "${@:2}" "http://127.0.0.1:$1/readyz"; }

server_log() { journalctl --unit 'website@*' --since '-2min' --output cat | grep -v '"level":30,' | tail; }

# remove_releases: keeps the last build of each of the last three commits, and what is public.
remove_releases() {
  local release commits
  commits=" $(public_commit) "
  for release in $(releases); do
    if [ "$site/releases/$release" = "$(public_release)" ]; then continue; fi
    if [[ $commits == *" $(commit_of "$release") "* ]] || [ "$(wc -w <<<"$commits")" -ge 3 ]; then
      rm -rf "$site/releases/${release:?}"
    else
      commits+="$(commit_of "$release") "
    fi
  done
}

# write_mail COMMIT SUBJECT TEXT: one mail for a commit, sent by this run or the next one that can.
write_mail() {
  mkdir -p "$published/mails"
  if [ ! -e "$published/mails/$1.sent" ]; then printf '%s\n' "$2" "$3" | replace "$published/mails/$1"; fi
}

send_mails() {
  local mail
  for mail in "$published"/mails/*; do
    if [[ ! $mail =~ /[0-9a-f]{40}$ ]]; then continue; fi
    if as_server report-release.ts mail <"$mail"; then
      mv "$mail" "$mail.sent"
    else
      faults+=('A mail to the team about a commit cannot be sent.')
    fi
  done
}

# set_status STATE TEXT [draft]: shows the state of $commit at the git host, where the editor's page reads it.
set_status() { as_server report-release.ts status "$commit" "$1" "${3:-}" <<<"$2" || true; }

# as_server PROGRAM...: runs a program of the public release as the server does.
as_server() { [ -e "$site/3000" ] && PROGRAM=$1 "$here/inbox.sh" "${@:2}"; }

# write_state: what website-watch.service reads.
write_state() {
  if grep -q '^REPOSITORY=.' "$published/settings" && is_older "$work/fetched" 120; then
    faults+=("No commit could be fetched for two hours: $(built fetch-error | grep . | tail -n 1 || echo 'no answer')")
  fi
  if [ ${#faults[@]} = 0 ]; then echo ok; else printf '%s\n' fault "${faults[@]}"; fi | replace "$published/status.txt"
}

back() {
  local public release commit what
  public=$(basename "$(public_release)")
  for release in $(releases); do
    if [[ $release < $public && $(commit_of "$release") != "$(commit_of "$public")" ]]; then
      use "$site/releases/$release" || { echo "$release does not start: $public stays" >&2; return 1; }
      read_tried
      echo "${tried:-none} $(today) held" | replace "$published/tried"
      echo "public: $release, until publish.sh --again"
      commit=$(commit_of "$public")
      what=$(runuser -u website-build -- git -C "$work/site" show --no-patch --format='%s, by %an <%ae>' "$commit" || true)
      rm -f "$published/mails/$commit.sent"
      write_mail "$commit" "No longer public: ${what%, by *}" "$what (commit ${commit:0:12}), is no longer public: an operator has gone back to the release of commit $(commit_of "$release" | cut -c -12). New commits are checked, and wait until an operator types publish.sh --again as root."
      set_status failure 'no longer public: an operator has gone back to an earlier release'
      send_mails
      return 0
    fi
  done
  echo 'there is no release before this one' >&2 && return 1
}

again() {
  systemctl --quiet stop website-publish
  read_tried
  rm -f "$published/tried" "$published/mails/$tried.sent"
  flock --unlock 9
  systemctl start website-publish || true
  read_tried
  if [ "$state" = public ]; then echo "public: $tried" && return; fi
  { built fetch-error && sed 1d "$published/mails/${tried:-none}"* && return 1; } >&2
}

faults=()
mkdir -p "$published" "$site/releases"
case ${1:-} in
--build) build ;;
--settings) grep -E "^($readable)=" /etc/website/environment | replace "$published/settings" ;;
--back) lock && back ;;
--again) lock && again ;;
--restart) lock && use "$(public_release)" || { server_log | grep -v ^website@ | uniq >&2 && exit 1; } ;;
--switch) lock && switch && send_mails && write_state ;;
*) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0" >&2 && exit 2 ;;
esac
