import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { describeTables } from '../../../scripts/describe-tables.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'

const folder = resolve(__dirname, '../../../src/platform/db')
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8')
const before = read('tables.ts')
const columnTypes = read('column-types.ts')

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ contents: 'tables' })
})
afterEach(() => database.close())

const describeNow = () =>
  describeTables(database.db.withoutPlugins() as never, { before, columnTypes })

it('says what the migrated database has; npm run tables writes it', async () => {
  expect(await describeNow()).toBe(before)
})

it('differs once a column changes, and keeps the comments', async () => {
  await database.db.transaction().execute(async (trx) => {
    await sql`alter table trips alter column price drop not null`.execute(trx)
    const changed = await describeTables(trx.withoutPlugins() as never, { before, columnTypes })
    expect(changed).toBe(before.replace('  price: number\n', '  price: Optional<number>\n'))
    await sql`alter table trips alter column price set not null`.execute(trx)
  })
})

it('refuses a type of a column that does not exist', async () => {
  const wrong = columnTypes.replace("'trips.region':", "'trips.continent':")
  await expect(
    describeTables(database.db.withoutPlugins() as never, { before, columnTypes: wrong }),
  ).rejects.toThrow('trips.continent')
})
