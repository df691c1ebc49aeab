import { sql } from 'kysely'
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
