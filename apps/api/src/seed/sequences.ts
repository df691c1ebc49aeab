import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'

/** Moves a table's id sequence to its highest id, after rows with fixed ids were inserted. Never moves it back. */
export async function bumpSequence(
  db: Db,
  table: 'trips' | 'trip_schedules' | 'quiz_questions',
): Promise<void> {
  await sql`
    select setval(sequence.name, highest.id)
    from
      (select pg_get_serial_sequence(${table}, 'id') as name) sequence,
      (select max(id) as id from ${sql.table(table)}) highest
    where highest.id > coalesce(pg_sequence_last_value(sequence.name::regclass), 0)
  `.execute(db)
}
