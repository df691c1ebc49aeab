import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { workspace } from '../programs.ts'
import { addBookings } from './bookings.ts'
import { addMembers } from './members.ts'

export type Db = Kysely<unknown>

/** Runs `npm run seed` on a database: the API adds tables and catalogue. */
async function seed(database: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const { PATH, HOME } = process.env
  const [tsx, command] = ['node_modules/tsx/dist/cli.mjs', 'apps/api/src/commands/seed.ts']
  await promisify(execFile)(process.execPath, [join(workspace, tsx), join(workspace, command)], {
    cwd: workspace,
    env: { PATH, HOME, DATABASE_URL: database, DATA_DIR: data },
  })
  rmSync(data, { recursive: true, force: true })
}

/** Connects to a database that has the tables and the catalogue. */
export async function openSeeded(database: string): Promise<Db> {
  await seed(database)
  const pool = new pg.Pool({ connectionString: database, max: 1 })
  // A server that stops ends the connections that are idle, or still being closed.
  pool.on('error', () => undefined)
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** Adds the missing ones of the first generated members, and of the first generated bookings around today. */
export async function fillDatabase(
  database: string,
  { members, bookings }: { members: number; bookings: number },
): Promise<void> {
  const db = await openSeeded(database)
  await addMembers(db, members)
  if (bookings > 0) await addBookings(db, { count: bookings, today: dateInKolkata(new Date()) })
  await db.destroy()
}
