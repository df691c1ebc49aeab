import type { MailKind } from '@farandfew/domain/messages/message-kinds.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import pLimit from 'p-limit'
import { type Answer, hold, send } from '../../harness/booking-calls.ts'
import { insertOpenDepartures } from '../../harness/booking-world.ts'
import { plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, sized, type TestDatabase } from '../../support/index.ts'

// For the full size.
jest.setTimeout(1_200_000)

// Half of the keys hold a seat, the other half cancels it.
const keys = sized(100, 1000)
const sendsOfKey = 5
const keysAtOnce = 4

let database: TestDatabase
let site: TestApp
let departures: number[]
let members: SignedIn[]
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue' })
  site = await createTestApp({ ...plainSite, database })
  departures = await insertOpenDepartures(database.db, 10, keys)
  members = await insertSignedIn(database.db, keys / 2)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

type Call = (member: SignedIn, headers: Record<string, string>) => Promise<Answer<BookingView>>

/**
 * Sends a call with the same key several times at once, and once more afterwards. Returns the answer that all of them
 * got; while the first request is running, the others may be refused instead.
 */
async function sendWithKey(call: Call, member: SignedIn, key: string): Promise<BookingView> {
  const once = () => call(member, { 'idempotency-key': key })
  const answers = await Promise.all(Array.from({ length: sendsOfKey }, once))
  const last = await once()
  const refused = answers.filter(({ status }) => status >= 300)
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'REQUEST_RUNNING'))
  expect(refused.length).toBeLessThan(sendsOfKey)
  expect(last.status).toBeLessThan(300)
  // The server's time is part of the answer: another view of the same booking would differ.
  for (const { status, body } of answers) if (status < 300) expect(body).toEqual(last.body)
  return last.body as BookingView
}

/** Sends a call of every member, with a key each. */
const sendAll = (kind: string, call: Call): Promise<BookingView[]> =>
  pLimit(keysAtOnce).map(members, (member) =>
    sendWithKey(call, member, `one-${kind}-of-${member.id}`),
  )

async function countMails(kind: MailKind): Promise<number> {
  const rows = await database.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', kind)
    .execute()
  expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(rows.length)
  return rows.length
}

const departureOf = (member: SignedIn) => departures[member.id % departures.length] as number
const cancelled = (id: number, member: SignedIn, headers?: Record<string, string>) =>
  send<BookingView>(site.origin, member, `/api/bookings/${id}/cancel`, { refund: 0 }, headers)

test('a key has one effect, however often it is sent at once', async () => {
  const held = await sendAll('hold', (member, headers) =>
    send(site.origin, member, '/api/bookings', { scheduleId: departureOf(member) }, headers),
  )
  expect(new Set(held.map(({ id }) => id)).size).toBe(members.length)
  expect(await countMails('booking.held')).toBe(members.length)

  const idOf = new Map(members.map(({ id }, index) => [id, held[index]?.id as number]))
  const ended = await sendAll('cancel', (member, headers) =>
    cancelled(idOf.get(member.id) as number, member, headers),
  )
  expect(ended.map(({ status }) => status)).toEqual(members.map(() => 'cancelled'))
  expect(await countMails('booking.cancelled')).toBe(members.length)
  const bookings = await database.db.selectFrom('bookings').select('status').execute()
  expect(bookings).toEqual(members.map(() => ({ status: 'cancelled' })))
})

test('control: without a key, all but one of the same calls fail', async () => {
  const [member] = members as [SignedIn]
  const { id } = await hold(site.origin, member, departureOf(member))
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancelled(id, member)))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(codes.filter((code) => code === 'BOOKING_ENDED')).toHaveLength(4)
})
