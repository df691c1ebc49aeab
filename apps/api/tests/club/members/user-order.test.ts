import { sortedNames } from '@farandfew/domain/canonical/fold-text.cases.ts'
import { foldText } from '@farandfew/domain/canonical/fold-text.ts'
import {
  type AdminUsers,
  type MemberField,
  memberFields,
} from '@farandfew/domain/members/admin-members.ts'
import {
  exportAdminUsers,
  listAdminUsers,
} from '@farandfew/domain/members/admin-members.contract.ts'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import type { UsersTable } from '../../../src/platform/db/tables.ts'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createEmbeddedTestDatabase, createTestDatabase, sized } from '../../support/index.ts'
import { someHash } from '../../support/rows.ts'

/** Few values, so that most are equal: letters that differ only by case, empty texts and null. */
const text = fc.constantFrom(
  null,
  '',
  'Asha',
  'asha',
  'ASHA',
  'Özge',
  'özge',
  'मीरा',
  "O'Neil",
  '%',
)
const instants = fc.constantFrom('2025-01-01T00:00:00.000001Z', '2025-01-01T00:00:00.000002Z')
const someMember = fc.record({
  firstName: text,
  lastName: text,
  email: fc.constantFrom(null, 'a@mail.example', 'A@mail.example', 'b@mail.example'),
  phone: fc.constantFrom(null, '+91 1', '+91 2'),
  ageGroup: text,
  city: text,
  country: text,
  instagramHandle: text,
  linkedinHandle: text,
  createdAt: instants,
})

/** A member whose instant is text, because a Date has no microseconds. */
type SomeMember = Omit<Partial<Insertable<UsersTable>>, 'createdAt'> & { createdAt?: string }

async function replaceMembers(db: Db, members: readonly SomeMember[]) {
  await db.deleteFrom('users').execute()
  const rows = members.map(({ createdAt = '2025-01-01T00:00:00Z', ...member }, index) => ({
    ...member,
    createdAt: sql<Date>`${createdAt}::timestamptz`,
    username: `m${(index * 7) % members.length}-${index}`,
    passwordHash: someHash,
  }))
  await db.insertInto('users').values(rows).execute()
}

describe.each([
  // The engine is the same, and slower here: this finds a difference between the two, such as a collation.
  ['embedded', createEmbeddedTestDatabase, sized(12, 40)],
  ['PostgreSQL', createTestDatabase, 40],
] as const)('on the %s database', (_kind, createDatabase, numRuns) => {
  let api: TestApp
  let cookie: string
  beforeAll(async () => {
    const database = await createDatabase()
    api = await createTestApp({ database })
    cookie = await openConsole(api)
  })
  afterAll(async () => {
    await api.close()
    await api.database.close()
  })

  const get = (path: string, query: object) => api.request.get(path).query(query).set({ cookie })

  async function readAll(query: object): Promise<AdminUsers['items']> {
    const items: AdminUsers['items'] = []
    let cursor: string | undefined
    do {
      const response = await get(listAdminUsers.path, { ...query, cursor, limit: 4 })
      const page = response.body as AdminUsers
      items.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return items
  }

  const keyOf = (member: AdminUsers['items'][number], sort: MemberField) =>
    typeof member[sort] === 'number' ? '' : foldText(member[sort] ?? '')

  it('pages through all members once, by every column and in both directions, with equal and missing values', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someMember, { minLength: 1, maxLength: 14 }),
        fc.constantFrom(...memberFields),
        // Without a search, which follows an index; or with one, whose few results are sorted each time.
        fc.constantFrom({}, { search: 'm' }),
        async (members, sort, search) => {
          await replaceMembers(api.database.db, members)
          const up = await readAll({ sort, ...search })
          const down = await readAll({ sort, direction: 'desc', ...search })
          expect(new Set(up.map(({ id }) => id)).size).toBe(members.length)
          expect(up).toHaveLength(members.length)
          expect(down).toEqual([...up].reverse())
          const keys = up.map((member) => Buffer.from(keyOf(member, sort)))
          expect([...keys].sort(Buffer.compare)).toEqual(keys)
          const file = await get(exportAdminUsers.path, { sort, ...search })
          const rows = parse(file.text, { bom: true, columns: true }) as { ID: string }[]
          expect(rows.map(({ ID }) => Number(ID))).toEqual(up.map(({ id }) => id))
        },
      ),
      { numRuns },
    )
  }, 120_000)

  it('sorts letters with accents among their plain ones', async () => {
    const names = [...sortedNames].reverse().map((firstName) => ({ firstName }))
    await replaceMembers(api.database.db, names)
    const found = await readAll({ sort: 'firstName' })
    expect(found.map(({ firstName }) => firstName)).toEqual(sortedNames)
  })

  it('distinguishes instants that differ by a microsecond', async () => {
    await replaceMembers(
      api.database.db,
      Array.from({ length: 9 }, (_, index) => ({
        createdAt: `2025-01-01T00:00:00.00000${9 - index}Z`,
      })),
    )
    const ids = (await readAll({ sort: 'createdAt' })).map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect(ids).toHaveLength(9)
  })

  it('continues after a sort key of the greatest length', async () => {
    const longest = '𒐫'.repeat(100)
    await replaceMembers(
      api.database.db,
      Array.from({ length: 9 }, () => ({ city: longest, linkedinHandle: '𒐫'.repeat(200) })),
    )
    expect(await readAll({ sort: 'city' })).toHaveLength(9)
    expect(await readAll({ sort: 'linkedinHandle', search: longest })).toHaveLength(9)
  })

  it('sorts searches with many results like those with few', async () => {
    const { db } = api.database
    await db.deleteFrom('users').execute()
    await sql`
      insert into users (username, password_hash, city, first_name)
      select 'm' || index, ${someHash}, case index % 26 when 0 then 'Rare' else 'Common' end, 'n' || index * 31 % 5200
      from generate_series(0, 5199) index
    `.execute(db)
    const many = await get(listAdminUsers.path, {
      search: 'o',
      sort: 'firstName',
      limit: 200,
    })
    const few = await get(listAdminUsers.path, {
      search: 'RARE',
      sort: 'firstName',
      limit: 200,
    })
    expect([many.body.total, few.body.total]).toEqual([5000, 200])
    const readIds = async (query: object) => {
      const file = await get(exportAdminUsers.path, { search: 'm', ...query })
      expect(file.headers['x-total-count']).toBe('5200')
      const rows = parse(file.text, { bom: true, columns: true }) as { ID: string }[]
      return rows.map(({ ID }) => Number(ID))
    }
    const ids = await readIds({ sort: 'firstName' })
    expect(new Set(ids).size).toBe(5200)
    const fewIds = (few.body as AdminUsers).items.map(({ id }) => id)
    expect(ids.filter((id) => fewIds.includes(id))).toEqual(fewIds)
    const sorted = [...ids].sort((one, other) => one - other)
    expect(await readIds({ sort: 'id' })).toEqual(sorted)
    expect(await readIds({ sort: 'id', direction: 'desc' })).toEqual(sorted.reverse())
  }, 60_000)
})
