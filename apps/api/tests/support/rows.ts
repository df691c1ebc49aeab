import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'
import type {
  BookingsTable,
  HostsTable,
  TripSchedulesTable,
  UsersTable,
} from '../../src/platform/db/tables.ts'

/** A hash that no password matches. */
export const someHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

const idOf = async (row: Promise<{ id: number }>) => (await row).id

let users = 0

/** Inserts a member; returns the id. */
export function insertUser(db: Db, fields: Partial<Insertable<UsersTable>> = {}): Promise<number> {
  users += 1
  return idOf(
    db
      .insertInto('users')
      .values({ username: `member-${users}`, passwordHash: someHash, ...fields })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** Inserts a trip; returns the id. */
export function insertTrip(db: Db): Promise<number> {
  const list = '[]'
  return idOf(
    db
      .insertInto('trips')
      .values({
        title: 'A walk',
        description: 'Along the shore',
        destination: 'Portugal',
        region: 'europe',
        duration: 4,
        price: 200_000,
        departureMonths: 'May',
        groupSize: '8-12 People',
        images: list,
        highlights: list,
        itinerary: list,
        includedItems: list,
        excludedItems: list,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** Inserts a departure of a trip; returns the id. */
export function insertDeparture(
  db: Db,
  tripId: number,
  fields: Partial<Insertable<TripSchedulesTable>> = {},
): Promise<number> {
  return idOf(
    db
      .insertInto('tripSchedules')
      .values({
        tripId,
        departureDate: '2025-08-14',
        duration: 4,
        priceTier: 2,
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** What a booking that is paid at once keeps of its price, in paise. */
/** Inserts a host, chooses them for departures, and returns the id. */
export async function insertHost(
  db: Db,
  { departures = [], ...fields }: Partial<Insertable<HostsTable>> & { departures?: number[] } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('hosts')
    .values({ name: 'Elif', ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (departures.length > 0) {
    await db
      .updateTable('tripSchedules')
      .set({ hostId: id })
      .where('id', 'in', departures)
      .execute()
  }
  return id
}

export const paidAtOnce = (totalAmount: number) => ({
  totalAmount,
  priceLines: JSON.stringify({ package: totalAmount, gst: 0, tcs: 0, total: totalAmount }),
  paymentPlan: JSON.stringify({ kind: 'at once', now: totalAmount }),
  terms: JSON.stringify(cancellationTerms),
})

/** Inserts a booking; returns the id. */
export function insertBooking(
  db: Db,
  fields: Pick<Insertable<BookingsTable>, 'userId' | 'tripScheduleId'> &
    Partial<Insertable<BookingsTable>>,
): Promise<number> {
  return idOf(
    db
      .insertInto('bookings')
      .values({
        ...paidAtOnce(fields.totalAmount ?? 20_000_000),
        holdExpiresAt: new Date(),
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** One member blocks another. */
export async function insertBlock(db: Db, blockerId: number, blockedId: number): Promise<void> {
  await db
    .insertInto('connections')
    .values({
      userId: blockerId,
      connectedUserId: blockedId,
      status: 'blocked',
      lowerBlocks: blockerId < blockedId,
      higherBlocks: blockerId > blockedId,
    })
    .execute()
}
