import {
  adminNewsletters,
  type AdminNewsletters,
  newsletterSubscription,
} from '@farandfew/domain/newsletters/admin-newsletters.ts'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { auditOf, openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const addresses = ['asha@mail.example', '+jose@other.example', 'li_wei@mail.example']

let api: TestApp
let cookie: string
const get = (path: string) => api.request.get(`/api/admin/${path}`).set({ cookie })
const remove = (id: number) =>
  api.request
    .delete(`/api/admin/newsletters/${id}`)
    .set({ cookie, 'sec-fetch-site': 'same-origin' })
const emails = (body: unknown) => (body as AdminNewsletters).items.map(({ email }) => email)

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  for (const email of addresses) {
    await api.database.db.insertInto('newsletters').values({ email }).execute()
  }
  cookie = await openConsole(api, 'Meera')
})

it('lists the newest first, page by page, and finds part of an address', async () => {
  const { status, body } = await get('newsletters?limit=2')
  expect(status).toBe(200)
  const item = z.strictObject(newsletterSubscription.shape)
  const first = z.strictObject({ ...adminNewsletters.shape, items: z.array(item) }).parse(body)
  expect(emails(first)).toEqual(['li_wei@mail.example', '+jose@other.example'])
  expect(first.total).toBe(3)
  const second = (await get(`newsletters?limit=2&cursor=${first.nextCursor}`)).body
  expect(emails(second)).toEqual(['asha@mail.example'])
  expect((second as AdminNewsletters).nextCursor).toBeNull()
  expect(emails((await get('newsletters?search=MAIL.')).body)).toEqual([
    'li_wei@mail.example',
    'asha@mail.example',
  ])
  expect(emails((await get('newsletters?search=_')).body)).toEqual(['li_wei@mail.example'])
})

it('marks the addresses that a mail server refused', async () => {
  const refusedAt = new Date('2025-05-02T10:00:00Z')
  await api.database.db
    .insertInto('refusedAddresses')
    .values({ email: 'asha@mail.example', refusedAt, reply: 'RCPT TO 550 5.1.1' })
    .execute()
  const { items } = (await get('newsletters')).body as AdminNewsletters
  expect(items.map(({ refusedAt: at }) => at)).toEqual([null, null, refusedAt.toISOString()])
})

it('removes an address once, and logs only its id', async () => {
  const { status, body } = await remove(1)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: 1, email: 'asha@mail.example' })
  expectProblem(await remove(1), 'NOT_FOUND', 404)
  expect(emails((await get('newsletters')).body)).not.toContain('asha@mail.example')
  const log = await auditOf(api)
  expect(log.filter(({ action }) => action === 'newsletter.removed')).toEqual([
    { action: 'newsletter.removed', operator: 'Meera', subject: 'newsletter 1', details: {} },
  ])
  expect(JSON.stringify(log)).not.toContain('asha@')
})

it('exports the list as a file and logs the export', async () => {
  const response = await get('newsletters.csv?search=example')
  expect(response.headers['content-disposition']).toMatch(/"newsletter-\d{4}-\d\d-\d\d\.csv"/)
  expect(response.headers['x-total-count']).toBe('3')
  const rows = parse(response.text, { bom: true }) as string[][]
  expect(rows.map(([, email]) => email)).toEqual([
    'Email',
    'li_wei@mail.example',
    "'+jose@other.example",
    'asha@mail.example',
  ])
  expect((await auditOf(api)).at(-1)).toMatchObject({
    action: 'newsletters.exported',
    details: { searched: true, addresses: 3 },
  })
})
