import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { type Driver, sql } from 'kysely'
import { createDb, type Db } from '../../../src/platform/db/connect.ts'
import { createEmbeddedDialect, QueueingDriver } from '../../../src/platform/db/embedded-dialect.ts'
import { openPGlite } from '../../../src/platform/db/embedded.ts'
import { GuardedDatabase, type Queryable } from '../../../src/platform/db/guarded-database.ts'
import {
  DatabaseFullError,
  DatabaseUnavailableError,
} from '../../../src/platform/db/unavailable.ts'
import { archivePath } from '../../support/data-folder.ts'

let pglite: PGlite
beforeAll(async () => {
  const archive = await readFile(archivePath('empty'))
  pglite = await openPGlite({ loadDataDir: new Blob([archive]) })
})
afterAll(() => pglite.close())

beforeEach(() => pglite.exec('drop table if exists notes; create table notes (text text)'))

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Gives every caller the connection at once, without the queue. */
class HastyDriver extends QueueingDriver {
  override async acquireConnection() {
    const connection = await super.acquireConnection()
    await super.releaseConnection()
    return connection
  }

  override releaseConnection() {
    return Promise.resolve()
  }
}

/** One transaction inserts and rolls back while a separate query inserts. */
async function writeAtOnce(driver?: Driver): Promise<string[]> {
  const db: Db = createDb(createEmbeddedDialect(pglite, driver))
  const undone = db.transaction().execute(async (trx) => {
    await sql`insert into notes values ('undone')`.execute(trx)
    for (let turns = 0; turns < 20; turns += 1) await turn()
    throw new Error('changed my mind')
  })
  const kept = (async () => {
    for (let turns = 0; turns < 5; turns += 1) await turn()
    await sql`insert into notes values ('kept')`.execute(db)
  })()
  await Promise.allSettled([undone, kept])
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(db)
  return rows.map(({ text }) => text)
}

test('a query waits for the transaction before it', async () => {
  expect(await writeAtOnce()).toEqual(['kept'])
})

test('control: without the queue the query runs inside the transaction and is rolled back with it', async () => {
  expect(await writeAtOnce(new HastyDriver(pglite))).toEqual([])
})

test('transactions run one after the other, in the order of their calls', async () => {
  const db = createDb(createEmbeddedDialect(pglite))
  const append = (text: string) =>
    db.transaction().execute(async (trx) => {
      await sql`insert into notes values (${`${text} begins`})`.execute(trx)
      await turn()
      await sql`insert into notes values (${`${text} ends`})`.execute(trx)
    })
  await Promise.all(['a', 'b', 'c'].map(append))
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(db)
  expect(rows.map(({ text }) => text)).toEqual([
    'a begins',
    'a ends',
    'b begins',
    'b ends',
    'c begins',
    'c ends',
  ])
})

test('a failed statement leaves the connection usable', async () => {
  const db = createDb(createEmbeddedDialect(pglite))
  await expect(sql`select nonsense`.execute(db)).rejects.toThrow('nonsense')
  const failed = db.transaction().execute((trx) => sql`select nonsense`.execute(trx))
  await expect(failed).rejects.toThrow('nonsense')
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
})

test('a transaction can be rolled back to a savepoint', async () => {
  const db = createDb(createEmbeddedDialect(pglite))
  const trx = await db.startTransaction().execute()
  await sql`insert into notes values ('first')`.execute(trx)
  const part = await trx.savepoint('part').execute()
  await sql`insert into notes values ('second')`.execute(part)
  await part.rollbackToSavepoint('part').execute()
  await trx.commit().execute()
  const { rows } = await sql`select text from notes`.execute(db)
  expect(rows).toEqual([{ text: 'first' }])
})

test('returns the number of changed rows', async () => {
  const db = createDb(createEmbeddedDialect(pglite))
  const result = await sql`insert into notes values ('a'), ('b')`.execute(db)
  expect(result.numAffectedRows).toBe(2n)
})

test('passes the isolation level to the database', async () => {
  const db = createDb(createEmbeddedDialect(pglite))
  const level = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => sql`show transaction_isolation`.execute(trx))
  expect(level.rows).toEqual([{ transactionIsolation: 'serializable' }])
})

describe('the guarded database', () => {
  const guard = (freeBytes: () => number, own: Queryable & Pick<PGlite, 'close'> = pglite) => {
    const database = new GuardedDatabase(own as PGlite, {
      open: () => Promise.resolve(pglite),
      freeBytes,
    })
    return { database, db: createDb(createEmbeddedDialect(database)) }
  }
  const write = (db: Db) => sql`insert into notes values ('a')`.execute(db)
  const read = (db: Db) => sql`select text from notes for update`.execute(db)

  test('refuses writes while the disk is full, still reads, and writes again once there is room', async () => {
    let free = 0
    const { database, db } = guard(() => free)
    await expect(write(db)).rejects.toThrow(DatabaseFullError)
    await expect(database.checkWrites()).rejects.toThrow(DatabaseFullError)
    const begun = db.transaction().execute(async (trx) => {
      expect((await read(trx)).rows).toEqual([])
      await write(trx)
    })
    await expect(begun).rejects.toThrow(DatabaseFullError)
    free = 1e9
    await write(db)
    expect((await read(db)).rows).toEqual([{ text: 'a' }])
  })

  test('is not asked again after a failure that ended it, and opens again for the next caller', async () => {
    const asked: string[] = []
    const ending = {
      query: (statement: string) => {
        asked.push(statement)
        return Promise.reject(
          Object.assign(new Error('full'), { code: '53100', severity: 'PANIC' }),
        )
      },
      close: () => Promise.resolve(),
    } as unknown as Queryable & Pick<PGlite, 'close'>
    const { db } = guard(() => 1e9, ending)
    const begun = db.transaction().execute((trx) => write(trx))
    await expect(begun).rejects.toThrow(DatabaseUnavailableError)
    expect(asked).toHaveLength(1)
    await write(db)
    expect((await read(db)).rows).toEqual([{ text: 'a' }])
  })

  test('keeps its log short', async () => {
    const { database, db } = guard(() => 1e9)
    const segments = async () =>
      Number(
        (await sql<{ n: number }>`select count(*) as n from pg_ls_waldir()`.execute(db)).rows[0]?.n,
      )
    for (let times = 0; times < 8; times += 1) {
      await write(db)
      await sql`select pg_switch_wal()`.execute(db)
      await database.shortenLog()
    }
    expect(await segments()).toBeLessThanOrEqual(4)
  })
})
