import {
  adminInquiries,
  adminInquiry,
  type AdminInquiries,
  type AdminInquiry,
} from '@farandfew/domain/inquiries/admin-inquiries.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { exportMember } from '../../../src/club/personal-data/export.queries.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertUser } from '../../support/rows.ts'

const sent = [
  { name: 'Asha Rao', email: 'asha@mail.example', destination: 'turkey', message: 'Balloons?' },
  { name: '=SUM(A1)', email: 'josé@mail.example', destination: 'bali', message: '“Rain”,\nthere?' },
  { name: 'अनन्या', email: 'ananya@mail.example', destination: 'other', message: '100% vegan' },
]

let api: TestApp
let cookie: string
const ours = () => ({ cookie, 'sec-fetch-site': 'same-origin' })
const get = (path: string) => api.request.get(`/api/admin/${path}`).set({ cookie })
const mark = (id: number, answered: unknown) =>
  api.request.post(`/api/admin/inquiries/${id}/answered`).set(ours()).send({ answered })
const ids = (body: unknown) => (body as AdminInquiries).items.map(({ id }) => id)
const search = async (query: string) => ids((await get(`inquiries?${query}`)).body)

beforeAll(async () => {
  api = await createTestApp()
  await api.database.db.insertInto('inquiries').values(sent).execute()
  cookie = await openConsole(api, 'Meera')
})
afterAll(() => api.close())

describe('the list', () => {
  it('returns the newest first, as in the contract', async () => {
    const { status, body } = await get('inquiries')
    expect(status).toBe(200)
    const item = z.strictObject(adminInquiry.shape)
    const page = z
      .strictObject({ ...adminInquiries.shape, items: z.array(item) })
      .parse(body) as AdminInquiries
    expect(page).toMatchObject({ total: 3, nextCursor: null })
    expect(ids(page)).toEqual([3, 2, 1])
    expect(page.items[2]).toMatchObject({ ...sent[0], answeredAt: null, answeredBy: null })
  })

  it('continues where the previous page ended', async () => {
    const first = (await get('inquiries?limit=2')).body as AdminInquiries
    expect(ids(first)).toEqual([3, 2])
    const second = await get(`inquiries?limit=2&cursor=${first.nextCursor}`)
    expect(second.body).toMatchObject({ items: [{ id: 1 }], nextCursor: null, total: 3 })
  })

  it('starts with the oldest of those that wait for an answer', async () => {
    const first = (await get('inquiries?state=open&limit=2')).body as AdminInquiries
    expect(ids(first)).toEqual([1, 2])
    expect(await search(`state=open&limit=2&cursor=${first.nextCursor}`)).toEqual([3])
  })

  it('finds part of a name, address, destination or message in any case', async () => {
    expect(await search('search=ASHA%20r')).toEqual([1])
    expect(await search('search=JOSÉ@')).toEqual([2])
    expect(await search('search=Turk')).toEqual([1])
    expect(await search('search=vegan')).toEqual([3])
    expect(await search(`search=${encodeURIComponent('0% v')}`)).toEqual([3])
    expect(await search(`search=${encodeURIComponent('_')}`)).toEqual([])
  })

  it('is logged without the search text', async () => {
    await get('inquiries?search=asha&state=open')
    const last = (await auditOf(api)).at(-1)
    expect(last).toMatchObject({
      action: 'inquiries.listed',
      operator: 'Meera',
      details: { state: 'open', searched: true, inquiries: 1 },
    })
    expect(JSON.stringify(last)).not.toContain('asha')
  })
})

it('returns one inquiry, logs its id, and answers 404 if there is none', async () => {
  const { status, body } = await get('inquiries/2')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: 2, message: '“Rain”,\nthere?' })
  expect((await auditOf(api)).at(-1)).toMatchObject({
    action: 'inquiry.opened',
    subject: 'inquiry 2',
  })
  const problem = expectProblem(await get('inquiries/99'), 'NOT_FOUND', 404)
  expect(problem.detail).toMatch(/no longer exists/)
})

describe('the answered mark', () => {
  const marks = () =>
    api.database.db
      .selectFrom('auditLog')
      .select(['action', 'subject', 'operator', 'before', 'after'])
      .where('action', 'in', ['inquiry.answered', 'inquiry.reopened'])
      .orderBy('id')
      .execute()

  it('shows who and when, moves the inquiry, and can be undone', async () => {
    const answered = (await mark(1, true)).body as AdminInquiry
    expect(answered).toMatchObject({ id: 1, answeredBy: 'Meera' })
    const { now } = await api.database.db
      .selectNoFrom(sql<Date>`now()`.as('now'))
      .executeTakeFirstOrThrow()
    expect(Date.parse(answered.answeredAt ?? '')).toBeLessThanOrEqual(now.getTime())
    expect(await search('state=open')).toEqual([2, 3])
    expect(await search('state=answered')).toEqual([1])
    expect(await search('state=answered&search=vegan')).toEqual([])

    const again = await mark(1, true)
    expect(again.status).toBe(200)
    expect(again.body).toEqual(answered)

    expect((await mark(1, false)).body).toMatchObject({ answeredAt: null, answeredBy: null })
    expect((await mark(1, false)).status).toBe(200)
    const logged = { subject: 'inquiry 1', operator: 'Meera' }
    expect(await marks()).toEqual([
      {
        ...logged,
        action: 'inquiry.answered',
        before: { answered: false },
        after: { answered: true },
      },
      {
        ...logged,
        action: 'inquiry.reopened',
        before: { answered: true },
        after: { answered: false },
      },
    ])
  })

  it('is rejected if it is invalid or the inquiry unknown', async () => {
    expectProblem(await mark(1, 'yes'), 'VALIDATION_FAILED', 400)
    expectProblem(await mark(99, true), 'NOT_FOUND', 404)
  })
})

it("exports a member's inquiries without the operator's name", async () => {
  await mark(1, true)
  const { db } = api.database
  const userId = await insertUser(db, { email: 'Asha@mail.example', emailVerifiedAt: new Date() })
  const { inquiries } = await exportMember(db, userId, [])
  expect(inquiries).toMatchObject([{ message: 'Balloons?', answeredAt: expect.any(Date) }])
  expect(JSON.stringify(inquiries)).not.toContain('Meera')
  await mark(1, false)
})

describe('the file', () => {
  it('contains the filtered inquiries, is named by the day, and contains no formula', async () => {
    const response = await get('inquiries.csv')
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['x-total-count']).toBe('3')
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const rows = parse(response.text, { bom: true }) as string[][]
    expect(rows[0]?.join()).toBe(
      'ID,Name,Email,Destination,Trip ID,Trip Title,Message,Created At,Answered At,Answered By,Assignee,Tags',
    )
    expect(rows.slice(1).map(([, name]) => name)).toEqual(['अनन्या', "'=SUM(A1)", 'Asha Rao'])
    expect(rows[2]?.[6]).toBe('“Rain”,\nthere?')
    expect((await auditOf(api)).at(-1)).toMatchObject({
      action: 'inquiries.exported',
      details: { state: 'all', searched: false, inquiries: 3 },
    })
  })

  it('continues after the first batch', async () => {
    const many = Array.from({ length: 1100 }, () => ({ ...sent[0]!, name: 'Many' }))
    await api.database.db.insertInto('inquiries').values(many).execute()
    const { text } = await get('inquiries.csv?search=Many&state=open')
    const rows = parse(text, { bom: true, from: 2 }) as string[][]
    const found = rows.map(([id]) => Number(id))
    expect(found).toHaveLength(1100)
    expect(found).toEqual([...new Set(found)].sort((a, b) => a - b))
  })
})

describe('two operators at once', () => {
  let database: TestDatabase
  let site: TestApp
  beforeAll(async () => {
    database = await createTestDatabase()
    site = await createTestApp({ database })
    await database.db.insertInto('inquiries').values(sent).execute()
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  it('mark an inquiry once, and both see who did', async () => {
    const cookies = [await openConsole(site, 'Meera'), await openConsole(site, 'Ravi')]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        site.request
          .post('/api/admin/inquiries/1/answered')
          .set({ cookie: cookies[index % 2] as string, 'sec-fetch-site': 'same-origin' })
          .send({ answered: true }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const [first] = answers
    for (const { body } of answers) expect(body).toEqual(first?.body)
    const entries = (await auditOf(site)).filter(({ action }) => action === 'inquiry.answered')
    const { answeredBy } = first!.body as AdminInquiry
    expect(entries.map(({ operator }) => operator)).toEqual([answeredBy])
  })
})

it('marks and exports several inquiries, and reports which are gone', async () => {
  const several = await api.request
    .post('/api/admin/inquiries/answered')
    .set(ours())
    .send({ rows: [2, 999_999, 3], answered: true })
  expect(several.body).toMatchObject({
    results: [
      { outcome: 'done', reason: null },
      { outcome: 'refused', reason: expect.stringMatching(/no longer exists/) as string },
      { outcome: 'done', reason: null },
    ],
  })
  const again = { rows: [2], answered: true }
  const repeated = await api.request.post('/api/admin/inquiries/answered').set(ours()).send(again)
  expect(repeated.body).toMatchObject({ results: [{ outcome: 'unchanged' }] })
  const { text } = await get('inquiries.csv?ids=3.1')
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true })
  expect(rows.map(({ ID }) => ID)).toEqual(['3', '1'])
  expect(rows[0]).toMatchObject({ Assignee: '', Tags: '' })
  expectProblem(await get('inquiries.csv?ids=1,2'), 'VALIDATION_FAILED', 400)
})
