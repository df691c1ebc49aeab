#!/bin/sh
# Restores a backup into an empty database, wholly or not at all: restore.sh FILE
# PGHOST, PGPORT, PGUSER, PGDATABASE and PGPASSWORD name the database. BACKUP_IDENTITY is the file of a private key, for a
# backup that is encrypted.
set -eu
: "${1:?should be the file of a backup}"
: "${PGDATABASE:?should be the name of the database}"
tables="$(psql --no-psqlrc --tuples-only --no-align --command \
  "select count(*) from pg_tables where schemaname = 'public'")"
if [ "$tables" != 0 ]; then
  echo "The database $PGDATABASE is not empty: it has $tables tables. Create a new one with createdb." >&2
  exit 1
fi
restore() {
  pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$PGDATABASE" "$@"
}
case "$1" in
  *.age)
    plain="$(mktemp)"
    trap 'rm -f "$plain"' EXIT
    age --decrypt --identity "${BACKUP_IDENTITY:?should be the file of a private key}" --output "$plain" "$1"
    restore "$plain"
    ;;
  *) restore "$1" ;;
esac
echo "Restored $1 into $PGDATABASE"
