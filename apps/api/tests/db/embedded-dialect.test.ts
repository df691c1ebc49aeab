import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { type Driver, sql } from 'kysely'
import { createDb, type Db } from '../../src/db/connect.ts'
import { createEmbeddedDialect, QueueingDriver } from '../../src/db/embedded-dialect.ts'
import { openPGlite } from '../../src/db/embedded.ts'
import { archivePath } from '../support/data-folder.ts'

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
