import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { connectDatabase, createDb, type DatabaseConnection, ping } from '../../src/db/connect.ts'
import { createEmbeddedDialect } from '../../src/db/embedded-dialect.ts'
import { openPGlite } from '../../src/db/embedded.ts'
import { runOnServer, templateName, urlOfDatabase } from './template.ts'
import { fromTestRun, templateArchiveVariable, testServerVariable } from './test-run.ts'

/** A fresh database for one suite; `close` also removes it. */
export interface TestDatabase extends DatabaseConnection {
  /** For programs that a test starts; empty for the embedded one. */
  readonly url: string
}

/** Opens as many connections, so that calls which race do not wait for one first and so pass each other by. */
export async function openConnections({ db }: TestDatabase, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.1)`.execute(db)))
}

export interface TestDatabaseOptions {
  /** Connections at most. */
  poolSize?: number
  /** Whether its tables are there; without them it is empty. */
  migrated?: boolean
}

/** Milliseconds: how busy the machine is decides no race. */
const racePatience = 60_000

const newName = () => `club_${randomBytes(8).toString('hex')}`

/**
 * A database on the run's real PostgreSQL server: for locks and races, which the embedded one cannot show because it
 * does one thing at a time.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { poolSize = 20, migrated = true } = options
  const serverUrl = fromTestRun(testServerVariable)
  const name = newName()
  await runOnServer(
    serverUrl,
    `create database ${name} template ${migrated ? templateName : 'template0'}`,
  )
  const url = urlOfDatabase(serverUrl, name)
  const connection = await connectDatabase(
    { databaseUrl: url, databasePoolSize: poolSize, dataDir: '' },
    racePatience,
  )
  const close = async () => {
    await connection.close()
    await runOnServer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...connection, url, close }
}

/** Databases that a test of this file has closed: the next one takes them up, for opening one takes a second. */
const closed: PGlite[] = []
let ended = false
afterAll(async () => {
  ended = true
  await Promise.all(closed.splice(0).map((pglite) => pglite.close()))
})

/** Makes a database as it was after its migrations, which leave no rows but their own. */
async function empty(pglite: PGlite): Promise<PGlite> {
  const { rows } = await pglite.query<{ name: string }>(`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'
  `)
  await pglite.exec(`
    reset all;
    alter table audit_log disable trigger audit_log_append_only;
    truncate ${rows.map(({ name }) => name).join()} restart identity;
    alter table audit_log enable always trigger audit_log_append_only;
  `)
  return pglite
}

async function openMigrated(): Promise<PGlite> {
  const archive = await readFile(fromTestRun(templateArchiveVariable))
  return openPGlite({ loadDataDir: new Blob([archive]) })
}

/** A migrated embedded database in memory: what the API's suites run on. */
export async function createEmbeddedTestDatabase(): Promise<TestDatabase> {
  const used = closed.pop()
  const pglite = used ? await empty(used) : await openMigrated()
  const db = createDb(createEmbeddedDialect(pglite))
  return {
    db,
    kind: 'embedded',
    url: '',
    ping: () => ping(db),
    withPatience: (work) => work(db),
    close: async () => {
      await db.destroy()
      if (ended) await pglite.close()
      else closed.push(pglite)
    },
  }
}
