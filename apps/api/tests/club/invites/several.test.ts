import type { AdminInvites } from '@farandfew/domain/invites/admin-invites.ts'
import type { RowResults } from '@farandfew/domain/contract/page.ts'
import { parse } from 'csv-parse/sync'
import { addOperator, auditOf, cookieOf, signInOperator } from '../../harness/console.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertUser } from '../../support/rows.ts'
import { insertInvite, insertQuick } from './requests.ts'

let api: TestApp
let cookie: string
let operatorId: number
beforeAll(async () => {
  api = await createTestApp()
  const operator = await addOperator(api, 'bookings', 'Asha')
  operatorId = operator.id
  cookie = cookieOf(await signInOperator(api, operator))
})
afterAll(() => api.close())

const get = (path: string) => api.request.get(`/api/admin/${path}`).set(fromPage(cookie))
const decide = async (body: object) =>
  (await api.request.post('/api/admin/invites/decisions').set(fromPage(cookie)).send(body))
    .body as RowResults

it('decides several requests, each with its own mail, and reports which were refused and why', async () => {
  const { db } = api.database
  const one = await insertInvite(db, { name: 'One', email: 'one@visitors.example' })
  const two = await insertInvite(db, { name: 'Two', email: 'two@visitors.example' })
  const rejected = await insertInvite(db, { name: 'Three', status: 'rejected', decidedBy: 'Meera' })
  const quick = await insertQuick(db, await insertUser(db, { email: 'quick@mail.example' }))
  const rows = [
    { kind: 'trip', id: one },
    { kind: 'trip', id: rejected },
    { kind: 'quick', id: quick },
    { kind: 'trip', id: 999_999 },
    { kind: 'trip', id: two },
  ]
  const { results } = await decide({ rows, status: 'approved', note: 'Welcome' })
  expect(results.map(({ outcome }) => outcome)).toEqual([
    ...['done', 'refused', 'done', 'refused', 'done'],
  ])
  expect(results[1]?.reason).toMatch(/^Meera already rejected this request/)
  const mails = await db.selectFrom('outbox').select('recipient').orderBy('id').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining(['one@visitors.example', 'two@visitors.example']),
  )
  const logged = (await auditOf(api)).filter(({ action }) => action === 'invite.approved')
  expect(logged.map(({ subject }) => subject)).toEqual([
    ...[`invite ${one}`, `quick invite ${quick}`, `invite ${two}`],
  ])

  // Sent again after a lost answer: nothing is decided or mailed twice.
  const again = await decide({ rows, status: 'approved', note: 'Welcome' })
  expect(again.results.map(({ outcome }) => outcome)).toEqual([
    ...['unchanged', 'refused', 'unchanged', 'refused', 'unchanged'],
  ])
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(mails.length)
})

it('exports the selected requests, whatever the filters, and otherwise those that are shown', async () => {
  const { db } = api.database
  await db.deleteFrom('tripInviteRequests').execute()
  await db.deleteFrom('quickInviteRequests').execute()
  const id = await insertInvite(db, { name: 'Exported', email: 'exported@visitors.example' })
  await insertInvite(db, { name: 'Left out' })
  await insertQuick(db, await insertUser(db, { email: 'quick-export@mail.example' }))
  await insertInvite(db, { name: 'Decided', status: 'approved' })
  const file = async (query: string) =>
    parse<Record<string, string>>((await get(`invites.csv${query}`)).text, {
      columns: true,
      bom: true,
    })
  expect(await file(`?rows=trip-${id}.quick-999999&status=approved`)).toMatchObject([
    { Kind: 'Invite', Name: 'Exported', Email: 'exported@visitors.example', State: 'Pending' },
  ])
  expect((await auditOf(api)).at(-1)).toMatchObject({
    action: 'invites.exported',
    details: { selected: 2, requests: 1 },
  })
  const names = async (query: string) => (await file(query)).map(({ Name }) => Name)
  expect(await names('?kind=trip')).toEqual(['Exported', 'Left out'])
  expect(await names('?search=left&sort=name')).toEqual(['Left out'])
  expect((await auditOf(api)).at(-1)).toMatchObject({
    details: { status: 'pending', searched: true, requests: 1 },
  })
  expect(await names('?status=approved')).toEqual(['Decided'])
  const [quick] = await file('?kind=quick')
  expect(quick).toMatchObject({ Kind: 'Quick request', Email: 'quick-export@mail.example' })
  for (const wrong of ['', 'trip-0', 'bali-1', `trip-${'1'.repeat(12)}`]) {
    expectProblem(await get(`invites.csv?rows=${wrong}`), 'VALIDATION_FAILED', 400)
  }
})

it('shows assignee and tags in the queue, and filters and counts what is assigned to the operator', async () => {
  const { db } = api.database
  await db.deleteFrom('tripInviteRequests').execute()
  await db.deleteFrom('quickInviteRequests').execute()
  const own = await insertInvite(db, { name: 'Own' })
  await insertInvite(db, { name: 'Free' })
  const decided = await insertInvite(db, { name: 'Decided', status: 'approved' })
  for (const subjectId of [own, decided]) {
    const subject = { subjectKind: 'invite', subjectId } as const
    await db
      .insertInto('assignments')
      .values({ ...subject, operatorId })
      .execute()
    await db
      .insertInto('tags')
      .values({ ...subject, tag: 'quiet' })
      .execute()
  }
  const mine = (await get('invites?assignee=me')).body as AdminInvites
  expect(mine).toMatchObject({ items: [{ name: 'Own', assignee: 'Asha', tags: ['quiet'] }] })
  expect(mine).toMatchObject({ total: 1, assignedToMe: 1, destinations: [{ count: 1 }] })
  expect(mine.statusCounts).toEqual({ pending: 1, approved: 1, rejected: 0, withdrawn: 0 })
  const approvedOnes = (await get('invites?status=approved')).body as AdminInvites
  expect(approvedOnes).toMatchObject({ total: 1, assignedToMe: 1 })
  const none = (await get('invites?assignee=none')).body as AdminInvites
  expect(none.items.map(({ name }) => name)).toEqual(['Free'])
  expect(none).toMatchObject({ items: [{ assignee: null, tags: [] }] })
})

it('counts for each option of a filter the rows that it shows with the other filters', async () => {
  const { db } = api.database
  await db.deleteFrom('tripInviteRequests').execute()
  await db.deleteFrom('quickInviteRequests').execute()
  for (const [index, tripId] of [1, 1, 1, 2, 2, 4].entries()) {
    const scheduleId = tripId === 1 && index < 2 ? [7, 11][index]! : null
    const status = index % 2 === 0 ? 'approved' : 'pending'
    const subjectId = await insertInvite(db, { tripId, scheduleId, status })
    if (index % 3 > 0) continue
    const subject = { subjectKind: 'invite', subjectId } as const
    await db
      .insertInto('assignments')
      .values({ ...subject, operatorId })
      .execute()
  }
  const read = async (query: Record<string, string>) =>
    (await get(`invites?${new URLSearchParams(query).toString()}`)).body as AdminInvites
  const bases = [{}, { assignee: 'me' }, { assignee: 'none' }].flatMap((assignee) =>
    [{}, { destination: 'turkey' }, { destination: 'turkey', scheduleId: '11' }].flatMap((place) =>
      ['all', 'pending', 'approved'].map((status) => ({ ...assignee, ...place, status })),
    ),
  )
  for (const base of bases) {
    const page = await read(base)
    expect([base, page.total]).toEqual([base, page.items.length])
    const totalOf = async (option: Record<string, string>) =>
      (await read({ ...base, ...option })).total
    const { pending, approved } = page.statusCounts
    expect([pending, approved]).toEqual([
      await totalOf({ status: 'pending' }),
      await totalOf({ status: 'approved' }),
    ])
    expect(page.assignedToMe).toBe(await totalOf({ assignee: 'me' }))
    const withoutDeparture = Object.fromEntries(
      Object.entries(base).filter(([name]) => name !== 'scheduleId'),
    )
    for (const { destination, count, departures } of page.destinations) {
      expect(count).toBe((await read({ ...withoutDeparture, destination })).total)
      for (const { scheduleId, count: ofDeparture } of departures) {
        const chosen = { ...base, destination, scheduleId: String(scheduleId ?? 'none') }
        expect(ofDeparture).toBe((await read(chosen)).total)
      }
    }
  }
})
