#!/bin/bash
# boot.sh BASE ROOT: boots systemd on a copy of BASE that is lost afterwards, in namespaces of its own. ROOT, the repository, is
# there at the same path, for reading alone.
set -euo pipefail

if [ "${3:-}" != inside ]; then
  exec unshare --mount --pid --ipc --uts --net --cgroup --fork --kill-child -- bash "$0" "$1" "$2" inside
fi
mount --make-rprivate /
layers=$(mktemp -d)
mount -t tmpfs -o size=12g tmpfs "$layers"
machine=$layers/machine
mkdir "$layers/upper" "$layers/work" "$machine"
mount -t overlay overlay -o "lowerdir=$1,upperdir=$layers/upper,workdir=$layers/work" "$machine"
mount -t proc proc "$machine/proc"
mount -t sysfs sysfs "$machine/sys"
mount -t cgroup2 cgroup2 "$machine/sys/fs/cgroup"
for folder in dev run tmp; do mount -t tmpfs -o mode=755 tmpfs "$machine/$folder"; done
chmod 1777 "$machine/tmp"
for device in null zero full random urandom tty; do
  touch "$machine/dev/$device"
  mount --bind "/dev/$device" "$machine/dev/$device"
done
ln -s /proc/self/fd "$machine/dev/fd"
ln -s pts/ptmx "$machine/dev/ptmx"
mkdir "$machine/dev/shm" "$machine/dev/pts"
mount -t tmpfs tmpfs "$machine/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$machine/dev/pts"
mkdir -p "$machine$2" "$machine/outside"
mount --bind "$2" "$machine$2"
# The programs of the machine trust the same authorities as those of this one.
cp /etc/ssl/certs/ca-certificates.crt "$machine/usr/local/share/outside.pem"
mkdir -p "$machine/usr/local/etc"
for file in /etc/npmrc /usr/local/etc/npmrc; do echo cafile=/usr/local/share/outside.pem >"$machine$file"; done
echo 'nameserver 10.0.2.3' >"$machine/etc/resolv.conf"
printf '%s\n' '127.0.0.1 localhost machine website.localhost preview.website.localhost mail.localhost' >"$machine/etc/hosts"
ip link set lo up
hostname machine
cd "$machine"
pivot_root . outside
umount --lazy /outside
exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin /usr/lib/systemd/systemd --show-status=false
