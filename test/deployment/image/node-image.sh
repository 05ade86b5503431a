#!/bin/bash
# node-image.sh BASE NODE NAME: makes an image like the official one of Node: Debian, node, npm and the user node.
set -euo pipefail

container=$(buildah from scratch)
root=$(buildah mount "$container")
cp -a "$1/." "$root/"
cp "$2" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules" "$root/usr/local/etc"
cp -a "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
chroot "$root" useradd --uid 1000 --create-home node
rm "$root/usr/bin/systemctl" # The official image has no systemd.
cp /etc/ssl/certs/ca-certificates.crt "$root/usr/local/share/outside.pem"
echo cafile=/usr/local/share/outside.pem >"$root/usr/local/etc/npmrc"
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah umount "$container" >/dev/null
buildah commit --quiet --rm "$container" "$3"
