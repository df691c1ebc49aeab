#!/bin/sh
# Writes a backup of the database, and removes those that are older than BACKUP_DAYS.
# PGHOST, PGPORT, PGUSER, PGDATABASE and PGPASSWORD name the database; BACKUP_DIR is a folder that exists. With
# BACKUP_RECIPIENTS, a file of public keys, the backup is encrypted by age, and only their owners can restore it.
set -eu
: "${BACKUP_DIR:?should be the folder of the backups}"
: "${PGDATABASE:?should be the name of the database}"
file="$BACKUP_DIR/club-$(date -u +%Y%m%dT%H%M%SZ).dump"
recipients="${BACKUP_RECIPIENTS:-}"
umask 077
trap 'rm -f "${file%.age}.part" "${file%.age}.age.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$file.part"
# A file that cannot be listed is no backup.
pg_restore --list "$file.part" >/dev/null
if [ -n "$recipients" ]; then
  age --encrypt --recipients-file "$recipients" --output "$file.age.part" "$file.part"
  file="$file.age"
fi
mv "$file.part" "$file"
find "$BACKUP_DIR" -maxdepth 1 \( -name 'club-*.dump' -o -name 'club-*.dump.age' \) -mtime "+${BACKUP_DAYS:-14}" -delete
echo "$file"
