import { allContracts } from '@farandfew/domain/all-contracts/all-contracts.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import { sql } from 'kysely'
import { seed } from '../src/seed/seed.ts'
import { openConsole } from './harness/console.ts'
import { createTestApp, testTravelKey, type TestApp } from './harness/test-app.ts'
import { someHash } from './support/rows.ts'

// Every list of the console in every order that its contract declares.

interface EnumLike {
  _zod: { def: { type: string; innerType?: EnumLike; entries?: Record<string, string> } }
}

/** The values of a parameter that is one of several words. */
function wordsOf(schema: EnumLike | undefined): string[] {
  const { type, innerType, entries } = schema?._zod.def ?? { type: '' }
  if (innerType) return wordsOf(innerType)
  return type === 'enum' ? Object.values(entries ?? {}) : []
}

const parametersOf = ({ query }: Contract) =>
  ((query as { shape?: Record<string, EnumLike> } | undefined)?.shape ?? {}) as Record<
    string,
    EnumLike
  >

/** The lists, with what they can be sorted by, and the filter that shows the most rows. */
const lists = [...allContracts].flatMap(([contract, name]) => {
  const { sort, cursor, status, state, ...others } = parametersOf(contract)
  if (!cursor || contract.method !== 'GET' || contract.path.includes(':')) return []
  const all = [
    ...(wordsOf(status).includes('all') ? [['status', 'all']] : []),
    ...(wordsOf(state).includes('all') ? [['state', 'all']] : []),
  ]
  const filters = { ...others, status, state }
  return [
    {
      ...{ name, path: contract.path, sorts: wordsOf(sort), all: Object.fromEntries(all) },
      /** Each value of each filter that is one of several words. */
      filters: Object.entries(filters).flatMap(([filter, schema]) =>
        ['direction', 'count'].includes(filter)
          ? []
          : wordsOf(schema).map((word) => ({ [filter]: word })),
      ),
    },
  ]
})

/** Each value of each filter alone, and with each value of each other filter. */
const filtersOf = ({ filters, all }: (typeof lists)[number]) =>
  [{}, ...filters].flatMap((one, index) =>
    [{}, ...filters.slice(index)].map((other) => ({ ...all, ...one, ...other })),
  )

const orders = lists.flatMap(({ sorts, ...list }) =>
  sorts.map((sort) => [list.name, sort, { ...list, sort }] as const),
)

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
  await seed(api.database.db, {
    demo: true,
    demoPassword: 'sunny-side-up',
    travelKeys: [testTravelKey],
  })
  await addRows()
  cookie = await openConsole(api, 'Meera')
})
afterAll(() => api.close())

/** Rows of which several have the same value, and some none. */
async function addRows(): Promise<void> {
  const { db } = api.database
  const statements = [
    sql`
      insert into users (username, password_hash, email, first_name, city)
      select 'list-' || n, ${someHash}, 'list-' || n || '@mail.example', case when n % 3 > 0 then 'Asha' end,
        nullif('Pune' || n % 3, 'Pune1')
      from generate_series(1, 9) n
    `,
    sql`insert into newsletters (email) select 'list-' || n || '@mail.example' from generate_series(1, 7) n`,
    sql`
      insert into inquiries (name, email, destination, message)
      select case n % 3 when 0 then 'Özge' else 'asha' end, 'a@mail.example', 'Bali', 'Hello'
      from generate_series(1, 7) n
    `,
    sql`
      insert into audit_log (action, operator) select 'test.' || n % 2, nullif('Ben' || n % 3, 'Ben1')
      from generate_series(1, 7) n
    `,
    sql`
      insert into refused_addresses (email, refused_at, reply)
      select 'refused-' || n || '@mail.example', timestamptz '2025-01-01' + (n % 2) * interval '1 us', 'RCPT TO 550'
      from generate_series(1, 7) n
    `,
    sql`
      insert into mailings (key, audience_kind, audience_name, subject, text, state, send_at)
      select gen_random_uuid(), 'newsletter', 'The newsletter', case n % 2 when 0 then 'News' else 'Dates' end, 'Hello',
        'finished', timestamptz '2025-01-01' + (n % 3) * interval '1 us'
      from generate_series(1, 7) n
    `,
    sql`
      insert into security_events (kind, outcome, user_id)
      select case n % 2 when 0 then 'sign-in.password' else 'sign-in.code' end,
        case n % 3 when 0 then 'refused' else 'success' end,
        (select min(id) from users) + n % 2
      from generate_series(1, 7) n
    `,
    sql`
      insert into member_reports (user_id, reported_user_id, reason, words)
      select (select min(id) from users) + n % 2, (select min(id) from users) + 2,
        case n % 2 when 0 then 'spam' else 'other' end, 'Words'
      from generate_series(1, 7) n
    `,
    sql`
      insert into outbox (channel, kind, recipient, content, attempts, failed_at)
      select 'mail', 'test.' || n % 2, 'o-' || n % 3 || '@mail.example', '{}', n % 2, now()
      from generate_series(1, 7) n
    `,
  ]
  for (const statement of statements) await statement.execute(db)
}

interface Page {
  items: { id: number; kind?: string }[]
  nextCursor: string | null
  total: number
}

interface Order {
  path: string
  all: Record<string, string>
  sort: string
}

/** What identifies the rows of all pages, one after the other, and how many there are by the first page. */
async function readPages(
  { path, all, sort }: Order,
  { direction, limit }: { direction?: string; limit: number },
): Promise<{ keys: string[]; total: number }> {
  const keys: string[] = []
  let total: number | undefined
  let cursor: string | null = null
  do {
    const query = {
      ...all,
      sort,
      ...(direction && { direction }),
      limit,
      ...(cursor !== null && { cursor }),
    }
    const response = await api.request.get(path).query(query).set('cookie', cookie)
    expect(response.status).toBe(200)
    const page = response.body as Page
    keys.push(...page.items.map(({ kind, id }) => `${kind ?? ''} ${id}`))
    total ??= page.total
    cursor = page.nextCursor
  } while (cursor !== null && keys.length < 10_000)
  return { keys, total }
}

const readAll = async (order: Order, how: { direction: string; limit: number }) =>
  (await readPages(order, how)).keys

test('every list can be sorted', () => {
  expect(lists.filter(({ sorts }) => sorts.length < 2).map(({ name }) => name)).toEqual([])
})

test.each(orders)('%s by %s has pages without gap or repeat', async (_list, _sort, order) => {
  const whole = await readAll(order, { direction: 'asc', limit: 100 })
  expect(whole.length).toBeGreaterThan(2)
  expect(new Set(whole).size).toBe(whole.length)
  const [upwards, downwards] = [
    await readAll(order, { direction: 'asc', limit: 2 }),
    await readAll(order, { direction: 'desc', limit: 2 }),
  ]
  expect(upwards).toEqual(whole)
  expect(downwards).toEqual(whole.toReversed())
})

test.each(lists.map((list) => [list.name, list] as const))(
  '%s counts the rows that it lists, whatever the filters',
  async (_name, list) => {
    const wrong: object[] = []
    for (const all of filtersOf(list)) {
      const order = { path: list.path, all, sort: list.sorts[0]! }
      const { keys, total } = await readPages(order, { limit: 100 })
      if (total !== keys.length) wrong.push({ ...all, total, rows: keys.length })
    }
    expect(wrong).toEqual([])
  },
)

test.each(orders)('%s by %s refuses the cursor of something else', async (_list, _sort, order) => {
  const cursor = Buffer.from(JSON.stringify(['%', -1, {}])).toString('base64url')
  const query = { ...order.all, sort: order.sort, cursor }
  const response = await api.request.get(order.path).query(query).set('cookie', cookie)
  expect(response.status).toBe(400)
})
