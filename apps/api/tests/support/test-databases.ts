import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
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

/** A migrated embedded database in memory: what the API's suites run on. */
export async function createEmbeddedTestDatabase(): Promise<TestDatabase> {
  const archive = await readFile(fromTestRun(templateArchiveVariable))
  const pglite = await openPGlite({ loadDataDir: new Blob([archive]) })
  const db = createDb(createEmbeddedDialect(pglite))
  return {
    db,
    kind: 'embedded',
    url: '',
    ping: () => ping(db),
    withPatience: (work) => work(db),
    close: async () => {
      await db.destroy()
      await pglite.close()
    },
  }
}
