#!/bin/sh
# Restores a backup into an empty database, wholly or not at all: restore.sh FILE
# PGHOST, PGPORT, PGUSER, PGDATABASE and PGPASSWORD name the database.
set -eu
: "${1:?should be the file of a backup}"
: "${PGDATABASE:?should be the name of the database}"
tables="$(psql --no-psqlrc --tuples-only --no-align --command \
  "select count(*) from pg_tables where schemaname = 'public'")"
if [ "$tables" != 0 ]; then
  echo "The database $PGDATABASE is not empty: it has $tables tables. Create a new one with createdb." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$PGDATABASE" "$1"
echo "Restored $1 into $PGDATABASE"
