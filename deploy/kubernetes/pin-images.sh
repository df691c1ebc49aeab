#!/bin/sh
# Writes the digests of a release into the manifests, because a tag may name another image tomorrow:
#   ./pin-images.sh registry.example/farandfew 1.0.0
set -eu
cd "$(dirname "$0")"
registry=$1 version=$2

digest() {
  found=$(docker buildx imagetools inspect "$1" --format '{{.Manifest.Digest}}')
  if ! printf '%s\n' "$found" | grep -qxE 'sha256:[0-9a-f]{64}'; then
    echo "The registry names no digest of $1." >&2
    exit 1
  fi
  printf '%s' "$found"
}

# All digests first, so that a missing image changes nothing.
api=$(digest "$registry/api:$version")
web=$(digest "$registry/web:$version")
admin=$(digest "$registry/admin:$version")
postgresql=$(sed -n 's/^ *imageName: \([^@]*\)@.*/\1/p' database.yaml)
database=$(digest "$postgresql")

pin() {
  sed -i "s|image: [^ ]*/$1@sha256:[0-9a-f]*|image: $registry/$1@$2|" api.yaml hosts.yaml migration.yaml
}
pin api "$api"
pin web "$web"
pin admin "$admin"
sed -i "s|\(imageName: [^@]*\)@sha256:[0-9a-f]*|\1@$database|" database.yaml
name=$(printf '%s' "$version" | tr . -)
sed -i "s|club-migration-[0-9][0-9-]*|club-migration-$name|" migration.yaml
