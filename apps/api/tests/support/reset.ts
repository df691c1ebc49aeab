import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'

/** Tables larger than this are truncated. Deleting is faster for smaller ones: it creates no files. In bytes. */
const truncateAbove = 1_000_000

/** Tables of the club, without the migrator's own. */
const tablesOf = (schema: string): RawBuilder<unknown> => sql`
  select oid::regclass as name, relname from pg_class
  where relnamespace = ${sql.lit(schema)}::regnamespace and relkind = 'r' and relname not like 'kysely_%'
`

/**
 * Gives a template what the databases copied from it need to be reset: its rows, its sequences, and a procedure that
 * restores both. Resetting takes a few milliseconds, copying a template takes hundreds.
 */
export async function addReset(db: Db): Promise<void> {
  await sql`create schema test_support`.execute(db)
  await sql`
    create procedure test_support.save() language plpgsql as $$
    declare
      item record;
      has_rows boolean;
    begin
      for item in ${tablesOf('public')} loop
        execute format('select exists (select from %s)', item.name) into has_rows;
        if has_rows then
          execute format('create table test_support.%I as table %s', item.relname, item.name);
        end if;
      end loop;
      create materialized view test_support.sequences as
        select format('%I.%I', schemaname, sequencename)::regclass as name, last_value
        from pg_sequences where schemaname = 'public';
    end
    $$
  `.execute(db)
  await sql`call test_support.save()`.execute(db)
  await sql`
    create procedure test_support.reset() language plpgsql as $$
    declare
      item record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      alter table audit_log disable trigger audit_log_append_only;
      for item in ${tablesOf('public')} loop
        if pg_relation_size(item.name) > ${sql.lit(truncateAbove)} then
          execute format('truncate %s cascade', item.name);
        elsif pg_relation_size(item.name) > 0 then
          execute format('delete from %s', item.name);
        end if;
      end loop;
      alter table audit_log enable always trigger audit_log_append_only;
      for item in ${tablesOf('test_support')} loop
        execute format('insert into %I overriding system value select * from %s', item.relname, item.name);
      end loop;
      perform setval(name, coalesce(last_value, 1), last_value is not null)
      from test_support.sequences;
    end
    $$
  `.execute(db)
}

/** Restores the rows and sequences of a database's template. */
export const resetDatabase = async (db: Db): Promise<void> => {
  await sql`call test_support.reset()`.execute(db)
}
