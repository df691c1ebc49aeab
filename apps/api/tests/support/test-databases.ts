import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import {
  connectDatabase,
  createDb,
  type DatabaseConnection,
  type Db,
  ping,
} from '../../src/platform/db/connect.ts'
import { createEmbeddedDialect, QueueingDriver } from '../../src/platform/db/embedded-dialect.ts'
import { listenOnEmbedded } from '../../src/platform/db/embedded-listener.ts'
import { openPGlite } from '../../src/platform/db/embedded.ts'
import { archivePath } from './data-folder.ts'
import { resetDatabase } from './reset.ts'
import { type Contents, copyDatabase, runOnServer, templateOf, urlOfDatabase } from './template.ts'
import { fromTestRun, testServerVariable } from './test-run.ts'

/** A database for one suite, in its initial state. */
export interface TestDatabase extends DatabaseConnection {
  /** For programs that a test starts; empty for an embedded database. */
  readonly url: string
}

/** Opens connections in advance, so that calls which should race do not wait for a connection first. */
export async function openConnections({ db }: TestDatabase, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.1)`.execute(db)))
}

export interface TestDatabaseOptions {
  /** The most connections. */
  poolSize?: number
  /** The tables unless given. */
  contents?: Contents
}

/** Milliseconds. Long, so that a busy machine does not decide a race. */
const racePatience = 60_000

/** The reusable databases that this file has open. */
const inUse = new Set<string>()

/** A name that no open database of this worker has. Each worker has its own, which its files use in turn. */
function takeName(contents: Contents): string {
  for (let number = 1; ; number += 1) {
    const name = `club_${process.env.JEST_WORKER_ID ?? '0'}_${contents}_${number}`
    if (inUse.has(name)) continue
    inUse.add(name)
    return name
  }
}

const isMissingDatabase = (error: unknown) =>
  (error as { cause?: { code?: unknown } }).cause?.code === '3D000'

/** Ends what an earlier file may have left running, and resets the rows. Returns false if the database is missing. */
async function reuse(db: Db): Promise<boolean> {
  try {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(db)
    await resetDatabase(db)
    return true
  } catch (error) {
    if (isMissingDatabase(error)) return false
    throw error
  }
}

async function openDatabase(name: string, { poolSize, contents }: Required<TestDatabaseOptions>) {
  const serverUrl = fromTestRun(testServerVariable)
  const url = urlOfDatabase(serverUrl, name)
  const connection = await connectDatabase(
    { databaseUrl: url, databasePoolSize: poolSize, dataDir: '' },
    racePatience,
  )
  if (contents === 'nothing' || !(await reuse(connection.db))) {
    await copyDatabase(serverUrl, templateOf[contents], name)
  }
  return { ...connection, url }
}

/** A database of its own on the run's PostgreSQL server. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { poolSize = 20, contents = 'tables' } = options
  const isReusable = contents !== 'nothing'
  const name = isReusable ? takeName(contents) : `club_${randomBytes(8).toString('hex')}`
  const database = await openDatabase(name, { poolSize, contents })
  const close = async () => {
    await database.close()
    if (isReusable) inUse.delete(name)
    else await runOnServer(fromTestRun(testServerVariable), `drop database ${name} with (force)`)
  }
  return { ...database, close }
}

/** Embedded databases that this file has closed. The next test reuses them, because opening one takes a second. */
const closed: PGlite[] = []
let ended = false
afterAll(async () => {
  ended = true
  await Promise.all(closed.splice(0).map((pglite) => pglite.close()))
})

/** Makes an embedded database as it was after its migrations, which insert no rows. */
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
  const archive = await readFile(archivePath('migrated'))
  return openPGlite({ loadDataDir: new Blob([archive]) })
}

/** A migrated embedded database in memory, for what must hold on the embedded database too. */
export async function createEmbeddedTestDatabase(): Promise<TestDatabase> {
  const used = closed.pop()
  const pglite = used ? await empty(used) : await openMigrated()
  const driver = new QueueingDriver(pglite)
  const db = createDb(createEmbeddedDialect(pglite, driver))
  return {
    db,
    kind: 'embedded',
    pool: () => driver.pool(),
    url: '',
    checkWrites: () => ping(db),
    listen: listenOnEmbedded(driver, pglite),
    withoutTimeLimit: (work) => work(db),
    close: async () => {
      await db.destroy()
      if (ended) await pglite.close()
      else closed.push(pglite)
    },
  }
}
