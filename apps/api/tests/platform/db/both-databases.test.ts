import { foundBySearch, notFoundBySearch } from '@farandfew/domain/canonical/fold-text.cases.ts'
import { foldText } from '@farandfew/domain/canonical/fold-text.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { containsText } from '../../../src/platform/db/contains-text.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../support/index.ts'

describe.each([
  ['embedded', createEmbeddedTestDatabase],
  ['postgres', createTestDatabase],
] as const)('the %s database', (kind, create) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => database.close())

  test('answers queries', async () => {
    expect(database.kind).toBe(kind)
    await expect(database.checkWrites()).resolves.toBeUndefined()
  })

  test('folds texts as foldText does', async () => {
    const cases = [...foundBySearch, ...notFoundBySearch].flat()
    // PostgreSQL and Node know the newest letters, which are of other planes, from different versions of Unicode.
    const isOlder = (text: string) => !/[\u{a7c0}-\u{a7ff}\u{10000}-\u{10ffff}]/u.test(text)
    const some = fc.string({ unit: 'grapheme', maxLength: 20 }).filter(isOlder)
    const generated = fc.sample(some, { numRuns: 500, seed: 60 })
    const texts = [
      ...cases,
      ...generated,
      'ĿŁØÆŒßÞĐŦŊıĸƒΣς',
      '\t a\u1680b\u2028c\ufeff ',
      'O\'Neil (2), "x"; y-z',
    ]
    const { rows } = await sql<{ folded: string }>`
      select fold_text(value) as folded
      from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (value, at)
      order by at
    `.execute(database.db)
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
  })

  test.each([
    ...foundBySearch.map((found) => [...found, true] as const),
    ...notFoundBySearch.map((found) => [...found, false] as const),
  ])('a search for %j in %j finds it: %j', async (search, text, isFound) => {
    const [first, ...rest] = text.split(' ')
    const { rows } = await sql<{ found: boolean }>`
      select ${containsText(['a', 'b'], search)} as found
      from (select ${rest.join(' ')}::text as a, ${first}::text as b) texts
    `.execute(database.db)
    expect(rows).toEqual([{ found: isFound }])
  })

  test('returns dates as text, instants as Date, counts as numbers, and JSON and lists as values', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select date '2025-08-14' as "departureDate", timestamptz '2025-08-14T10:00:00.123+05:30' as instant,
        count(*) as count, jsonb_build_object('snake_key', array[1, 2]) as json,
        array['a, b', 'c"d'] as list, true as flag, null::date as nothing
      from generate_series(1, 3)
    `.execute(database.db)
    expect(rows).toEqual([
      {
        departureDate: '2025-08-14',
        instant: new Date('2025-08-14T04:30:00.123Z'),
        count: 3,
        json: { snake_key: [1, 2] },
        list: ['a, b', 'c"d'],
        flag: true,
        nothing: null,
      },
    ])
  })
})
