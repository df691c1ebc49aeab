import { auditLog, type AuditLog, namedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import { describeEntry } from '@farandfew/domain/audit/describe-entry.ts'
import {
  adminSecurityEvent,
  adminSecurityEvents,
  type AdminSecurityEvents,
} from '@farandfew/domain/security-events/admin-security-events.ts'
import { parse } from 'csv-parse/sync'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { auditOf, openConsole } from '../../harness/console.ts'
import {
  recordSecurityEvent,
  type SecurityEvent,
} from '../../../src/club/security-events/record-security-event.ts'
import {
  insertBooking,
  insertDeparture,
  insertTrip,
  insertUser,
  paidAtOnce,
} from '../../support/rows.ts'
import { insertInvite, insertQuick } from '../invites/requests.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const day = (at: string) => new Date(at)
const json = (value: object) => JSON.stringify(value)
const entries = [
  { at: day('2025-05-01T18:29:59Z'), action: 'trip.changed', subject: 'trip 4', operator: 'Meera' },
  { at: day('2025-05-01T18:30:00Z'), action: 'trip.changed', subject: 'trip 5', operator: 'Ravi' },
  { at: day('2025-05-02T18:29:59Z'), action: 'invite.approved', subject: 'invite 7' },
]

let api: TestApp
let cookie: string
const get = (query = '') => api.request.get(`/api/admin/audit-log${query}`).set({ cookie })
const subjects = async (query: string) => {
  const { status, body } = await get(query)
  expect(status).toBe(200)
  return (body as AuditLog).items.map(({ subject }) => subject)
}

beforeAll(async () => {
  api = await createTestApp()
  const { db } = api.database
  for (const entry of entries) await db.insertInto('auditLog').values(entry).execute()
  await db
    .insertInto('auditLog')
    .values({
      at: day('2025-06-01T06:00:00Z'),
      action: 'trip.changed',
      subject: 'trip 6',
      operator: '=Ravi',
      session: 'abc123def467',
      address: '203.0.113.9',
      before: json({ title: 'Old' }),
      after: json({ title: 'New' }),
      details: json({ undoes: 1 }),
    })
    .execute()
  cookie = await openConsole(api, 'Asha')
})
afterAll(() => api.close())

it('returns the actions with their values before and after, newest first', async () => {
  const { status, body } = await get('?to=2025-12-31')
  expect(status).toBe(200)
  const item = z.strictObject(namedAuditEntry.shape)
  const log = z.strictObject({ ...auditLog.shape, items: z.array(item) }).parse(body)
  expect(log.items.map(({ subject }) => subject)).toEqual([
    'trip 6',
    'invite 7',
    'trip 5',
    'trip 4',
  ])
  expect(log.items[0]).toMatchObject({
    at: '2025-06-01T06:00:00.000Z',
    operator: '=Ravi',
    session: 'abc123def467',
    address: '203.0.113.9',
    before: { title: 'Old' },
    after: { title: 'New' },
    details: { undoes: 1 },
  })
  expect(log.items[3]).toMatchObject({ before: null, after: null, details: {}, session: null })
  expect(log).toMatchObject({ total: 4, nextCursor: null })
  expect(log.actions).toEqual(['invite.approved', 'session.opened', 'trip.changed'])
})

it('continues where the previous page ended', async () => {
  const { body } = await get('?limit=3&to=2025-12-31')
  const { nextCursor } = body as AuditLog
  expect(await subjects(`?limit=3&to=2025-12-31&cursor=${nextCursor}`)).toEqual(['trip 4'])
})

it('finds by operator, action, subject, session and address', async () => {
  expect(await subjects('?search=MEERA')).toEqual(['trip 4'])
  expect(await subjects('?search=approved')).toEqual(['invite 7'])
  expect(await subjects('?search=trip%205')).toEqual(['trip 5'])
  expect(await subjects('?search=5%20trip')).toEqual(['trip 5'])
  expect(await subjects('?search=23def4')).toEqual(['trip 6'])
  expect(await subjects('?search=203.0.113.')).toEqual(['trip 6'])
  expect(await subjects('?search=Old')).toEqual([])
})

it('filters by a day from midnight to midnight in India', async () => {
  expect(await subjects('?from=2025-05-02&to=2025-05-02')).toEqual(['invite 7', 'trip 5'])
  expect(await subjects('?to=2025-05-01')).toEqual(['trip 4'])
  expect(await subjects('?from=2025-05-03&to=2025-12-31&action=trip.changed')).toEqual(['trip 6'])
  expect(await subjects('?from=2999-12-31&to=2999-12-31')).toEqual([])
  for (const from of ['2025-02-30', '0000-01-01', '9999-12-31', 'today']) {
    expectProblem(await get(`?from=${from}`), 'VALIDATION_FAILED', 400)
  }
})

it('leaves out views if only changes are requested', async () => {
  const actions = async (query: string) =>
    ((await get(query)).body as { items: { action: string }[] }).items.map(({ action }) => action)
  await api.database.db.insertInto('auditLog').values({ action: 'users.listed' }).execute()
  expect(await actions('?limit=200')).toContain('users.listed')
  const changes = await actions('?limit=200&action=deeds')
  expect(changes).toContain('trip.changed')
  expect(changes).toContain('session.opened')
  expect(changes.filter((action) => /listed|viewed/.test(action))).toEqual([])
})

it('exports the entries that are selected, whatever the filters', async () => {
  const { db } = api.database
  const { id } = await db
    .selectFrom('auditLog')
    .select('id')
    .where('subject', '=', 'invite 7')
    .executeTakeFirstOrThrow()
  const { text } = await get(`.csv?ids=${id}.999999&action=trip.changed`)
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true })
  expect(rows).toMatchObject([{ ID: String(id), Subject: 'invite 7' }])
  expect((await auditOf(api)).at(-1)).toMatchObject({
    action: 'audit-log.exported',
    details: { selected: 2, entries: 1 },
  })
  expectProblem(await get('.csv?ids=1,2'), 'VALIDATION_FAILED', 400)
})

it('does not log that the log was read, but logs an export', async () => {
  const before = (await auditOf(api)).length
  await get()
  expect(await auditOf(api)).toHaveLength(before)
  const response = await get('.csv?action=trip.changed&search=ravi')
  expect(response.headers['content-disposition']).toMatch(/"audit-log-\d{4}-\d\d-\d\d\.csv"/)
  expect(response.headers['x-total-count']).toBe('2')
  const rows = parse(response.text, { bom: true }) as string[][]
  expect(rows[0]?.join()).toBe(
    'ID,At,Operator,Operator ID,Role,Session,Address,Action,Subject,Before,After,Details,What',
  )
  expect(rows[1]?.slice(1)).toEqual([
    ...['2025-06-01T06:00:00.000Z', "'=Ravi", '', '', 'abc123def467', '203.0.113.9'],
    ...[
      'trip.changed',
      'trip 6',
      '{"title":"Old"}',
      '{"title":"New"}',
      '{"undoes":1}',
      'Trip changed',
    ],
  ])
  expect(rows[2]?.slice(7)).toEqual(['trip.changed', 'trip 5', '', '', '{}', 'Trip changed'])
  expect(rows).toHaveLength(3)
  const log = await auditOf(api)
  expect(log).toHaveLength(before + 1)
  expect(log.at(-1)).toMatchObject({
    action: 'audit-log.exported',
    operator: 'Asha',
    details: { action: 'trip.changed', searched: true, entries: 2 },
  })
  expect(JSON.stringify(log.at(-1))).not.toMatch(/ravi/i)
})

it('says in the file what the screen says, with the names of today', async () => {
  const { db } = api.database
  const member = await insertUser(db, { username: 'tara.of.pune', firstName: null })
  await db
    .insertInto('auditLog')
    .values({ action: 'waitlist.removed', details: json({ member, state: 'waiting' }) })
    .execute()
  const { body } = await get('?action=waitlist.removed')
  const { text } = await get('.csv?action=waitlist.removed')
  const [row] = parse<Record<string, string>>(text, { columns: true, bom: true })
  const [entry] = (body as AuditLog).items
  expect(row?.['What']).toMatch(/^Member removed from a waitlist: \w+/)
  expect(row?.['What']).toBe(describeEntry(entry!))
})

it('exports the entries that existed at the time of the request', async () => {
  const { text, headers } = await get('.csv?action=audit-log.exported')
  expect(parse(text, { bom: true, from: 2 })).toHaveLength(Number(headers['x-total-count']))
})

describe('the security events', () => {
  const read = (query = '') => api.request.get(`/api/admin/security-events${query}`).set({ cookie })
  const found = async (query: string) => {
    const { status, body } = await read(query)
    expect(status).toBe(200)
    const { items, total } = body as AdminSecurityEvents
    expect(total).toBe(items.length)
    return items.map(({ kind, member, count }) => [kind, member?.username ?? null, count])
  }
  const record = (ip: string, event: SecurityEvent) =>
    recordSecurityEvent(api.context, { ip, headers: {} } as FastifyRequest, event)
  const wrong = { kind: 'sign-in.password', outcome: 'refused' } as const

  beforeAll(async () => {
    await api.database.db.deleteFrom('securityEvents').execute()
    const userId = await insertUser(api.database.db, { username: 'maya.of.goa' })
    await record('192.0.2.1', { ...wrong, userId })
    await record('2001:db8:1:2::3', { ...wrong, typed: 'Nobody@Mail.example' })
    await record('2001:db8:1:2::4', { ...wrong, typed: 'nobody@mail.example' })
    await record('192.0.2.1', { kind: 'phone.added', outcome: 'success', userId })
  })

  it('name a member, and have marks instead of what was typed and of the address, newest first', async () => {
    const { body, text } = await read()
    const page = z.strictObject({
      ...adminSecurityEvents.shape,
      items: z.array(z.strictObject(adminSecurityEvent.shape)),
    })
    const { items } = page.parse(body)
    expect(items.map(({ kind, member, count }) => [kind, member?.username, count])).toEqual([
      ['phone.added', 'maya.of.goa', 1],
      ['sign-in.password', undefined, 2],
      ['sign-in.password', 'maya.of.goa', 1],
    ])
    expect(items[1]).toMatchObject({ typed: expect.stringMatching(/^[\w-]{8}$/) as string })
    expect(items[0]?.address).toBe(items[2]?.address)
    expect(text).not.toMatch(/nobody|192\.0|2001/i)
  })

  it('are found by member, by a mark, and by a name or an address that was used', async () => {
    const nobody = [['sign-in.password', null, 2]]
    expect(await found('?search=OF.GOA')).toHaveLength(2)
    expect(await found('?search=nobody@mail.example')).toEqual(nobody)
    expect(await found('?search=nobody')).toEqual([])
    expect(await found('?search=2001:db8:1:2:ffff::1')).toEqual(nobody)
    const { items } = (await read()).body as AdminSecurityEvents
    expect(await found(`?search=${items[1]?.typed}`)).toEqual(nobody)
    expect(await found(`?search=${items[1]?.address}`)).toEqual(nobody)
  })

  it('are filtered by kind and outcome, page by page', async () => {
    expect(await found('?outcome=success')).toEqual([['phone.added', 'maya.of.goa', 1]])
    expect(await found('?kind=sign-in.password&outcome=refused')).toHaveLength(2)
    const first = (await read('?limit=2')).body as AdminSecurityEvents
    expect([first.items.length, first.total]).toEqual([2, 3])
    const next = (await read(`?limit=2&cursor=${first.nextCursor}`)).body as AdminSecurityEvents
    expect(next.items.map(({ kind }) => kind)).toEqual(['sign-in.password'])
    expectProblem(await read('?kind=unknown'), 'VALIDATION_FAILED', 400)
  })
})

it('names what an action was about, as long as it exists', async () => {
  const { db } = api.database
  const userId = await insertUser(db, { username: 'asha', firstName: 'Asha', lastName: 'Rao' })
  const tripId = await insertTrip(db)
  const departureId = await insertDeparture(db, tripId, { departureDate: '2025-08-14' })
  const inviteId = await insertInvite(db, { tripId, scheduleId: departureId })
  const quickId = await insertQuick(db, userId)
  const { title } = await db
    .selectFrom('trips')
    .select('title')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow()
  const bookingId = await insertBooking(db, {
    userId,
    tripScheduleId: departureId,
    ...paidAtOnce(100),
  })
  const named = {
    [`user ${userId}`]: 'Asha Rao',
    [`trip ${tripId}`]: title,
    [`departure ${departureId}`]: `${title}, 14 August 2025`,
    [`invite ${inviteId}`]: `Ravi Menon, ${title}, 14 August 2025`,
    [`quick invite ${quickId}`]: 'Asha Rao',
    [`booking ${bookingId}`]: `Asha Rao, ${title}, 14 August 2025`,
    'user 999999': null,
    'message 4': null,
  }
  for (const subject of Object.keys(named)) {
    await db.insertInto('auditLog').values({ action: 'names.tested', subject }).execute()
  }
  await db
    .insertInto('auditLog')
    .values({
      action: 'departure.tested',
      before: JSON.stringify({ departure: null }),
      after: JSON.stringify({ departure: departureId }),
    })
    .execute()
  const moved = (await get('?action=departure.tested')).body as AuditLog
  expect(moved.items[0]?.names).toEqual({
    [`departure ${departureId}`]: `${title}, 14 August 2025`,
  })
  const { items } = (await get('?action=names.tested')).body as AuditLog
  expect(Object.fromEntries(items.map((one) => [one.subject, one.subjectName]))).toEqual(named)
})
