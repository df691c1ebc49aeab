import { sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Rejects unless the server accepts writes and has room on its disk. Writes a temporary file of 300 kB, because a full
 * disk otherwise shows only when a table grows. Changes nothing, and needs no table and no lock.
 */
export async function checkWrites(db: Db): Promise<void> {
  await sql`
    do $$
    begin
      if current_setting('transaction_read_only')::boolean then
        raise exception 'read-only' using errcode = 'read_only_sql_transaction';
      end if;
      perform set_config('work_mem', '64kB', true);
      perform count(*) from generate_series(1, 10000);
    end
    $$
  `.execute(db)
}
