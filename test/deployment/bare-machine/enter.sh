#!/bin/sh
# Runs a script as root on a copy of this machine's file system that is deleted afterwards, without a network except
# loopback: enter.sh ROOT SCRIPT. ROOT is the folder of the repository. The programs in programs/ replace those that need
# systemd, the internet or a package source.
set -eu

root=$1
script=$2
if [ "${3:-}" != inside ]; then
  exec unshare --mount --net --pid --fork --kill-child sh "$0" "$root" "$script" inside
fi

layers=$(mktemp -d)
mount -t tmpfs tmpfs "$layers"
mkdir "$layers/upper" "$layers/work" "$layers/machine"
mount -t overlay overlay -o "lowerdir=/,upperdir=$layers/upper,workdir=$layers/work" "$layers/machine"
cp "$script" "$layers/machine/run-page"
cd "$layers/machine"
mount --rbind /dev dev
mount -t proc proc proc
mount -t tmpfs tmpfs tmp
mount -t tmpfs tmpfs run
# The machine is new: it has no user, settings or data of the website.
rm -rf srv/website etc/website var/lib/website var/backups/website etc/nginx/conf.d/website*
sed -i '/^website:/d' etc/passwd etc/group
ip link set lo up
exec env -i HOME=/root ROOT="$root" \
  PATH="$root/test/deployment/bare-machine/programs:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
  chroot "$layers/machine" sh -eu /run-page
