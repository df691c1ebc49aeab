import { agreement } from '../../support/agreement.ts'
import type { MergePreview } from '@farandfew/domain/member-merges/member-merges.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { sql } from 'kysely'
import { openConsole } from '../../harness/console.ts'
import { fromPage, plainSite } from '../../harness/members.ts'
import { overlap, raceable } from '../../harness/race.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertBooking, insertDeparture, insertUser } from '../../support/rows.ts'
import { insertInvite } from '../invites/requests.ts'

let database: TestDatabase
let api: TestApp
let admin: string
let asha: SignedIn
let kept: number
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 8 })
  api = await createTestApp({ ...plainSite, database: raceable(database) })
})
beforeEach(async () => {
  await api.reset()
  admin = await openConsole(api, 'Ben')
  ;[asha] = (await insertSignedIn(database.db, 1)) as [SignedIn]
  kept = await insertUser(database.db, { username: 'kept' })
})
afterAll(async () => {
  await api.close()
  await database.close()
})

type Method = 'POST' | 'PUT' | 'PATCH'

async function send<T = object>(cookie: string, [method, url, payload]: Call) {
  const headers = fromPage(cookie)
  const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<T & { code?: string }>() }
}

type Call = readonly [method: Method, url: string, body?: object]
const outcome = async (cookie: string, call: Call) => {
  const { status, body } = await send(cookie, call)
  return body.code ?? status
}

/** Merges Asha's account into the kept one. */
async function prepareMerge() {
  const path = `/api/admin/users/${kept}/merge`
  const shown = await api.app.inject({
    url: `${path}?other=${asha.id}`,
    headers: { cookie: admin },
  })
  const { version } = shown.json<MergePreview>()
  const form = { otherId: asha.id, version, reason: 'The same person' }
  return () => outcome(admin, ['POST', path, form])
}

async function prepareErasure() {
  const { username } = await database.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', asha.id)
    .executeTakeFirstOrThrow()
  const form = { username, refund: 0 }
  return () => outcome(admin, ['POST', `/api/admin/users/${asha.id}/erasure`, form])
}

const seat = async (spotsTotal: number) =>
  insertDeparture(database.db, 1, { departureDate: '2025-09-20', spotsTotal })

async function fullDeparture(): Promise<number> {
  const id = await seat(1)
  await insertBooking(database.db, { userId: kept, tripScheduleId: id, status: 'confirmed' })
  return id
}

const visitor = { name: 'Asha', email: 'asha@visitors.example' }
const quick = {
  travelMonth: 'flexible',
  groupSizePreference: 'no-preference',
  budgetRange: 'flexible',
  whyJoin: 'Slow days, small groups and the sea is all that I ask for this year.',
}

interface Write {
  /** Where it would land. */
  table: string
  call: () => Promise<Call> | Call
  /** The answer if the account was erased. */
  erased?: number
}

/** What a member may send at the moment in which their account ends. */
const writes: Record<string, Write> = {
  'a hold': {
    table: 'bookings',
    call: async () => ['POST', '/api/bookings', { scheduleId: await seat(3) }],
  },
  'a place on a waitlist': {
    table: 'waitlist',
    call: async () => ['POST', '/api/waitlist', { scheduleId: await fullDeparture() }],
  },
  'an invite request': {
    table: 'trip_invite_requests',
    call: () => ['POST', '/api/invite-requests', { ...visitor, tripId: 1 }],
  },
  'a quick invite request': {
    table: 'quick_invite_requests',
    call: () => ['POST', '/api/quick-invite-request', quick],
  },
  'the quiz': {
    table: 'quiz_responses',
    call: () => ['POST', '/api/quiz-match', { answers: { 1: 'curious' } }],
    // It also answers visitors.
    erased: 200,
  },
  'a saved trip': { table: 'saved_trips', call: () => ['PUT', '/api/user/saved-trips/1'] },
}

const rowsOf = async (table: string) => {
  const { rows } = await sql<{ userId: number }>`
    select user_id from ${sql.table(table)} where user_id = ${asha.id}
  `.execute(database.db)
  return rows.length
}

describe.each(Object.entries(writes))('%s of a member', (_name, { table, call, erased }) => {
  it.each([
    ['merged', prepareMerge, 'NOT_SIGNED_IN'],
    ['erased', prepareErasure, erased ?? 'NOT_SIGNED_IN'],
  ] as const)(
    'does not land on an account that is %s at that moment',
    async (_, prepare, answer) => {
      const [first, input] = [await prepare(), await call()]
      const answers = await overlap(database, { first, second: () => outcome(asha.cookie, input) })
      expect(answers).toEqual([200, answer])
      expect(await rowsOf(table)).toBe(0)
    },
  )

  it('control: without the trigger it lands there', async () => {
    const [first, input] = [await prepareMerge(), await call()]
    const trigger = sql.ref(`${table}_open_account`)
    const change = (what: 'disable' | 'enable') =>
      sql`alter table ${sql.table(table)} ${sql.raw(what)} trigger ${trigger}`.execute(database.db)
    await change('disable')
    const answers = await overlap(database, { first, second: () => outcome(asha.cookie, input) })
    await change('enable')
    expect(answers[0]).toBe(200)
    expect(answers[1]).toBeGreaterThanOrEqual(200)
    expect(await rowsOf(table)).toBe(1)
  })
})

describe('a change of the profile', () => {
  const call: Call = ['PATCH', '/api/user/profile', { city: 'Pune' }]
  const race = async (withoutLocks: boolean) => {
    const first = await prepareMerge()
    const second = () => outcome(asha.cookie, call)
    return overlap(database, { first, second }, { withoutLocks })
  }

  it('is refused on an account that a merge ends at that moment', async () => {
    expect(await race(false)).toEqual([200, 'NOT_SIGNED_IN'])
  })

  it('control: without the lock it is lost with the account', async () => {
    expect(await race(true)).toEqual([200, 200])
  })
})

describe('a payment that is opened while the account is merged', () => {
  it('is refused: the booking is another account by then', async () => {
    const { db } = database
    const hold = await send<{ id: number }>(asha.cookie, [
      ...(['POST', '/api/bookings', { scheduleId: 7 }] as const),
    ])
    const merge = await prepareMerge()
    const { payments } = api.context
    const create = payments.createOrder.bind(payments)
    const replaced = jest.spyOn(payments, 'createOrder').mockImplementation(async (order) => {
      expect(await merge()).toBe(200)
      return create(order)
    })
    const bookingId = hold.body.id
    const opened = await send<PaymentCheckout>(asha.cookie, [
      ...(['POST', '/api/payments/orders', { bookingId, agreement }] as const),
    ])
    replaced.mockRestore()
    expect(opened.body.code).toBe('NOT_FOUND')
    expect(await db.selectFrom('paymentOrders').select('id').execute()).toEqual([])
  })
})

describe('an invite of a member whose account is deactivated', () => {
  it('gets no seat, and the operator learns why', async () => {
    const id = await insertInvite(database.db, { tripId: 9, userId: asha.id, status: 'approved' })
    const scheduleId = await insertDeparture(database.db, 9, { departureDate: '2025-09-20' })
    await outcome(admin, [
      ...(['POST', `/api/admin/users/${asha.id}/deactivate`, { reason: 'On request' }] as const),
    ])
    const path = `/api/admin/invites/trip/${id}/departure`
    const { body } = await send<{ detail: string }>(admin, ['POST', path, { scheduleId }])
    expect(body).toMatchObject({
      code: 'NOT_ASSIGNABLE',
      detail: 'The account of this member is deactivated, so they could not book the seat.',
    })
  })
})

/** Tables with a `user_id` that the trigger leaves out, and why. */
const withoutTrigger: Record<string, string> = {
  account_tokens: 'links, which end with the account and are checked when they are used',
  audit_reasons: 'written by operators',
  connection_pauses: 'written by the answer of the other member',
  connection_settings: 'operators stop the requests of a deactivated member, too',
  former_hosts: 'written when the host of a departure changes',
  group_checklist_ticks: 'needs a seat, which a merge has moved',
  group_digests: 'written by the worker',
  group_events: 'written with what it tells',
  group_summary_members: 'written by the worker',
  hosts: 'written by operators',
  mailing_recipients: 'written when operators write',
  notes: 'written by operators',
  one_time_codes: 'codes, which end with the account',
  room_vetoes: 'part of a request to share a room',
  room_members: 'written when rooms are proposed',
  security_events: 'records of what happened',
  sessions: 'no session opens a deactivated account',
  tags: 'written by operators',
}

test('every table of members has the trigger, or a reason', async () => {
  const { rows } = await sql<{ name: string; guarded: boolean }>`
    select c.relname as name, exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = c.relname || '_open_account'
    ) as guarded
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by 1
  `.execute(database.db)
  const unguarded = rows.filter(({ guarded }) => !guarded).map(({ name }) => name)
  expect(unguarded).toEqual(Object.keys(withoutTrigger).sort())
})
