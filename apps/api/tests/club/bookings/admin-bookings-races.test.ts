import { agreement } from '../../support/agreement.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { countFaults } from '@farandfew/domain/integrity/admin-integrity.ts'
import { sql } from 'kysely'
import { checkSums } from '../../../src/club/integrity/check-sums.ts'
import { readIntegrity } from '../../../src/club/integrity/integrity.service.ts'
import { lockDeparture } from '../../../src/club/seats/bookings.queries.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, plainSite } from '../../harness/members.ts'
import { countWaiting, type Race, raceable, testRaces } from '../../harness/race.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase, until } from '../../support/index.ts'
import { insertDeparture } from '../../support/rows.ts'
import { insertInvite } from '../invites/requests.ts'

/** Hidden Gems of Turkey, 14 August and 11 October 2025: a seat costs INR 2 Lacs. */
const turkey = 7
const october = 11
const deposit = 5_000_000
const whole = 20_000_000
const balance = whole - deposit
/** The High Road through Armenia: only members who are invited can book it. */
const armenia = 9

let database: TestDatabase
let api: TestApp
let admin: string
let asha: SignedIn
let ravi: SignedIn
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 8 })
  api = await createTestApp({ ...plainSite, database: raceable(database) })
})
beforeEach(async () => {
  await api.reset()
  admin = await openConsole(api, 'Meera')
  ;[asha, ravi] = (await insertSignedIn(database.db, 2)) as [SignedIn, SignedIn]
})
afterAll(async () => {
  await api.close()
  await database.close()
})

async function ask<T = { code?: string }>(cookie: string, url: string, payload: object) {
  const headers = fromPage(cookie)
  const { statusCode, body } = await api.app.inject({ method: 'POST', url, headers, payload })
  return { status: statusCode, body: JSON.parse(body) as T & { code?: string } }
}

/** The status of a success, or the code of the problem. */
async function send(cookie: string, url: string, payload: object) {
  const { status, body } = await ask(cookie, url, payload)
  return body.code ?? status
}

const hold = ({ cookie }: SignedIn, scheduleId = turkey) =>
  ask<BookingView>(cookie, '/api/bookings', { scheduleId })
const holdSeat = async (member: SignedIn, scheduleId = turkey) => {
  const { status, body } = await hold(member, scheduleId)
  return body.code ?? status
}

/** Opens the payment that is due, and pays it at the gateway, which the club does not know yet. Returns how it learns it. */
async function payUnreported({ cookie }: SignedIn, bookingId: number) {
  const order = await ask<PaymentCheckout>(cookie, '/api/payments/orders', { bookingId, agreement })
  const { orderId } = order.body
  const paid = await ask(cookie, '/api/payments/sandbox', { orderId, outcome: 'paid' })
  return () => send(cookie, '/api/payments/verify', { orderId, ...paid.body })
}

/** Books a seat with its deposit; returns the booking's id. */
async function book(member: SignedIn, scheduleId = turkey): Promise<number> {
  const { id } = (await hold(member, scheduleId)).body
  await (
    await payUnreported(member, id)
  )()
  return id
}

const figures = { by: 'member', paid: deposit, owed: deposit, refund: deposit }
const cancel = (id: number, body: object = figures) =>
  send(admin, `/api/admin/bookings/${id}/cancel`, body)
const cancelOwn = ({ cookie }: SignedIn, id: number) =>
  send(cookie, `/api/bookings/${id}/cancel`, { refund: deposit })
const move = (id: number, to = october) =>
  send(admin, `/api/admin/bookings/${id}/move`, {
    from: turkey,
    to,
    paid: deposit,
    refund: 0,
    balance,
  })
const cancelDeparture = (id: number, travellers: number) =>
  send(admin, `/api/admin/departures/${id}/cancel`, {
    travellers,
    refund: travellers * deposit,
    reason: 'The balloons cannot fly.',
  })
const assign = (invite: number, scheduleId: number) =>
  send(admin, `/api/admin/invites/trip/${invite}/departure`, { scheduleId })

const setSeats = (id: number, spotsTotal: number) =>
  database.db.updateTable('tripSchedules').set({ spotsTotal }).where('id', '=', id).execute()
const approve = (userId: number) =>
  insertInvite(database.db, { tripId: armenia, userId, status: 'approved' })
/** A departure of the trip that only those who are invited can book, with one seat. */
const addSmallDeparture = () =>
  insertDeparture(database.db, armenia, { departureDate: '2025-09-20', spotsTotal: 1 })

/** Each booking as 'departure status paid', and what the money is: paid, going back, on receipts. */
async function read() {
  const { rows } = await sql<{ booking: string }>`
    select concat_ws(' ', trip_schedule_id, status, amount_paid / 100000) as booking
    from bookings order by id
  `.execute(database.db)
  const { rows: sums } = await sql<{ paid: number; back: number }>`
    select (select coalesce(sum(amount), 0) from payments)::int / 100000 as paid,
      (select coalesce(sum(amount), 0) from refunds)::int / 100000 as back
  `.execute(database.db)
  return { bookings: rows.map(({ booking }) => booking), ...sums[0] }
}

/** The same after everything that is under way, and what is not in order then. */
async function readAtRest() {
  await runRounds(api.context)
  await checkSums(api.context)
  const { kinds } = await readIntegrity(database.db, api.context)
  return { ...(await read()), faults: countFaults(kinds) }
}

const races: Record<string, () => Promise<Race>> = {
  'two cancellations of a booking': async () => {
    const id = await book(asha)
    return {
      first: () => cancel(id),
      second: () => cancel(id),
      facts: readAtRest,
      expected: [
        200,
        'BOOKING_ENDED',
        { bookings: ['7 cancelled 50'], paid: 50, back: 50, faults: 0 },
      ],
    }
  },
  'two cancellations with half of the money for a reason': async () => {
    const id = await book(asha)
    await database.db
      .updateTable('tripSchedules')
      .set({ departureDate: '2025-05-12', groupDecision: 'guaranteed' })
      .where('id', '=', turkey)
      .execute()
    await database.db
      .updateTable('bookings')
      .set({ confirmedAt: new Date('2025-01-01') })
      .execute()
    const half = { by: 'member', paid: deposit, owed: 0, refund: deposit / 2, reason: 'Broken leg' }
    return {
      first: () => cancel(id, half),
      second: () => cancel(id, half),
      facts: readAtRest,
      expected: [
        200,
        'BOOKING_ENDED',
        { bookings: ['7 cancelled 50'], paid: 50, back: 25, faults: 0 },
      ],
    }
  },
  'a cancellation by the member and one by an operator': async () => {
    const id = await book(asha)
    return {
      first: () => cancelOwn(asha, id),
      second: () => cancel(id),
      facts: readAtRest,
      expected: [
        200,
        'BOOKING_ENDED',
        { bookings: ['7 cancelled 50'], paid: 50, back: 50, faults: 0 },
      ],
    }
  },
  'a cancellation and a move': async () => {
    const id = await book(asha)
    return {
      first: () => cancel(id),
      second: () => move(id),
      facts: readAtRest,
      expected: [
        200,
        'BOOKING_ENDED',
        { bookings: ['7 cancelled 50'], paid: 50, back: 50, faults: 0 },
      ],
    }
  },
  'a move and a cancellation': async () => {
    const id = await book(asha)
    return {
      first: () => move(id),
      second: () => cancel(id),
      facts: readAtRest,
      expected: [
        200,
        'BOOKING_CHANGED',
        { bookings: ['11 confirmed 50'], paid: 50, back: 0, faults: 0 },
      ],
    }
  },
  'two moves of a booking': async () => {
    const id = await book(asha)
    const third = await insertDeparture(database.db, 1, { departureDate: '2025-12-01' })
    return {
      first: () => move(id),
      second: () => move(id, third),
      facts: read,
      expected: [200, 'BOOKING_CHANGED', { bookings: ['11 confirmed 50'], paid: 50, back: 0 }],
    }
  },
  'two moves to the last seat': async () => {
    const [one, two] = [await book(asha), await book(ravi)]
    await setSeats(october, 1)
    return {
      first: () => move(one),
      second: () => move(two),
      facts: read,
      expected: [
        ...[200, 'NO_SEAT_LEFT'],
        { bookings: ['11 confirmed 50', '7 confirmed 50'], paid: 100, back: 0 },
      ],
    }
  },
  'a hold of the last seat and a move to it': async () => {
    const id = await book(asha)
    await setSeats(october, 1)
    return {
      first: () => holdSeat(ravi, october),
      second: () => move(id),
      facts: read,
      expected: [
        ...[201, 'NO_SEAT_LEFT'],
        { bookings: ['7 confirmed 50', '11 pending 0'], paid: 50, back: 0 },
      ],
    }
  },
  'a move to the last seat and a hold of it': async () => {
    const id = await book(asha)
    await setSeats(october, 1)
    return {
      first: () => move(id),
      second: () => holdSeat(ravi, october),
      facts: read,
      expected: [200, 'NO_SEAT_LEFT', { bookings: ['11 confirmed 50'], paid: 50, back: 0 }],
    }
  },
  'holds of a second and a third departure': async () => {
    await holdSeat(asha)
    const third = await insertDeparture(database.db, 1, { departureDate: '2025-12-01' })
    return {
      first: () => holdSeat(asha, october),
      second: () => holdSeat(asha, third),
      facts: read,
      expected: [
        ...[201, 'TOO_MANY_HOLDS'],
        { bookings: ['7 pending 0', '11 pending 0'], paid: 0, back: 0 },
      ],
    }
  },
  'two departures for one invite': async () => {
    const departure = await addSmallDeparture()
    const other = await insertDeparture(database.db, armenia, { departureDate: '2025-09-27' })
    const invite = await approve(asha.id)
    return {
      first: () => assign(invite, departure),
      second: () => assign(invite, other),
      expected: [200, 'ALREADY_ASSIGNED'],
    }
  },
  'the last seat for two invites': async () => {
    const departure = await addSmallDeparture()
    const [one, two] = [await approve(asha.id), await approve(ravi.id)]
    return {
      first: () => assign(one, departure),
      second: () => assign(two, departure),
      expected: [200, 'NO_SEAT_LEFT'],
    }
  },
  'the last seat for an invite and a hold of it': async () => {
    const departure = await addSmallDeparture()
    const invite = await approve(asha.id)
    await approve(ravi.id)
    return {
      first: () => assign(invite, departure),
      second: () => holdSeat(ravi, departure),
      expected: [200, 'NO_SEAT_LEFT'],
    }
  },
  'a hold of the last seat and an invite that gets it': async () => {
    const departure = await addSmallDeparture()
    const invite = await approve(asha.id)
    await approve(ravi.id)
    return {
      first: () => holdSeat(ravi, departure),
      second: () => assign(invite, departure),
      expected: [201, 'NO_SEAT_LEFT'],
    }
  },
  'a cancelled departure and a move to it': async () => {
    const id = await book(asha)
    return {
      first: () => cancelDeparture(october, 0),
      second: () => move(id),
      facts: readAtRest,
      expected: [
        200,
        'NOT_BOOKABLE',
        { bookings: ['7 confirmed 50'], paid: 50, back: 0, faults: 0 },
      ],
    }
  },
  'a move to a departure that is cancelled': async () => {
    const id = await book(asha)
    return {
      first: () => move(id),
      second: () => cancelDeparture(october, 0),
      facts: readAtRest,
      // The operator did not see the traveller.
      expected: [
        200,
        'REFUND_CHANGED',
        { bookings: ['11 confirmed 50'], paid: 50, back: 0, faults: 0 },
      ],
    }
  },
  'a cancelled departure and a hold of its seat': async () => ({
    first: () => cancelDeparture(turkey, 0),
    second: () => holdSeat(asha),
    facts: readAtRest,
    expected: [200, 'NOT_BOOKABLE', { bookings: [], paid: 0, back: 0, faults: 0 }],
  }),
  'two cancellations of a departure': async () => {
    await book(asha)
    return {
      first: () => cancelDeparture(turkey, 1),
      second: () => cancelDeparture(turkey, 1),
      facts: readAtRest,
      expected: [200, 200, { bookings: ['7 cancelled 50'], paid: 50, back: 50, faults: 0 }],
    }
  },
  'a cancelled departure and the cancellation of its booking': async () => {
    const id = await book(asha)
    return {
      first: () => cancelDeparture(turkey, 1),
      second: () => cancel(id),
      facts: readAtRest,
      expected: [
        200,
        'BOOKING_ENDED',
        { bookings: ['7 cancelled 50'], paid: 50, back: 50, faults: 0 },
      ],
    }
  },
  'news of a balance and a cancellation': async () => {
    const id = await book(asha)
    const report = await payUnreported(asha, id)
    return {
      first: report,
      second: () => cancel(id),
      facts: readAtRest,
      // The operator saw only the deposit.
      expected: [
        200,
        'REFUND_CHANGED',
        { bookings: ['7 confirmed 200'], paid: 200, back: 0, faults: 0 },
      ],
    }
  },
  'a cancellation and news of a balance': async () => {
    const id = await book(asha)
    const report = await payUnreported(asha, id)
    return {
      first: () => cancel(id),
      second: report,
      facts: readAtRest,
      expected: [200, 200, { bookings: ['7 cancelled 50'], paid: 200, back: 200, faults: 0 }],
    }
  },
  'a move and news of a balance of the earlier price': async () => {
    const id = await book(asha)
    const report = await payUnreported(asha, id)
    return {
      first: () => move(id),
      second: report,
      facts: readAtRest,
      expected: [200, 200, { bookings: ['11 confirmed 50'], paid: 200, back: 150, faults: 0 }],
    }
  },
  'a cancelled departure and news of a payment': async () => {
    const { id } = (await hold(asha)).body
    const report = await payUnreported(asha, id)
    return {
      first: () => cancelDeparture(turkey, 0),
      second: report,
      facts: async () => {
        const { paid, back, bookings, faults } = await readAtRest()
        return { paid, back, faults, status: bookings[0]?.split(' ')[1] }
      },
      expected: [200, 200, { paid: 50, back: 50, faults: 0, status: 'cancelled' }],
    }
  },
  'a payment and a departure that is cancelled': async () => {
    const { id } = (await hold(asha)).body
    const report = await payUnreported(asha, id)
    return {
      first: report,
      second: () => cancelDeparture(turkey, 0),
      facts: readAtRest,
      // The operator saw only a hold.
      expected: [
        200,
        'REFUND_CHANGED',
        { bookings: ['7 confirmed 50'], paid: 50, back: 0, faults: 0 },
      ],
    }
  },
}

testRaces(() => database, races)

/** The trigger of seats locks the departure for a new booking; a payment is stored once by its id. */
const racesInSql: Record<string, () => Promise<Race>> = {
  'a hold of a departure that is cancelled': async () => ({
    first: () => holdSeat(asha),
    second: () => cancelDeparture(turkey, 0),
    facts: read,
    expected: [201, 200, { bookings: ['7 cancelled 0'], paid: 0, back: 0 }],
  }),
  'the same news of a payment twice': async () => {
    const { id } = (await hold(asha)).body
    const report = await payUnreported(asha, id)
    return {
      first: report,
      second: report,
      facts: readAtRest,
      expected: [200, 200, { bookings: ['7 confirmed 50'], paid: 50, back: 0, faults: 0 }],
    }
  },
}

testRaces(() => database, racesInSql, { control: false })

it('ends a passed offer only after what holds its departure', async () => {
  const { db } = database
  await db
    .insertInto('waitlist')
    .values({
      userId: asha.id,
      tripScheduleId: turkey,
      offeredUntil: sql<Date>`now() - interval '1 second'`,
    })
    .execute()
  const endings = (trx: typeof db) => trx.selectFrom('waitlist').select('endedAt').execute()
  const holder = await db.startTransaction().execute()
  await lockDeparture(holder, turkey)
  let hasEnded = false
  const round = runRounds(api.context).finally(() => (hasEnded = true))
  await until(async () => hasEnded || (await countWaiting(database)) > 0)
  const before = await endings(holder)
  await holder.commit().execute()
  await round
  expect(before).toEqual([{ endedAt: null }])
  expect(await endings(db)).toEqual([{ endedAt: expect.any(Date) }])
})
