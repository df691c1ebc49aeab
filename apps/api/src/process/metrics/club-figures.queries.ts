import { sql } from 'kysely'
import { isHeld } from '../../club/departures/seats.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type ChannelDepth, outboxDepth } from '../../platform/outbox/depth.ts'

interface Money {
  readonly count: number
  /** In paise. */
  readonly amount: number
}

/** What the metrics say of the database's content. Ages are those of the oldest, in seconds. */
export interface ClubFigures {
  /** Messages that are not sent, by channel. */
  readonly outbox: readonly ChannelDepth[]
  /** Seats that are held now. */
  readonly holds: number
  /** Orders about which the gateway will be asked. */
  readonly openOrders: number
  /** Money that arrived: booked, or on its way back. */
  readonly payments: readonly ({ outcome: string } & Money)[]
  readonly refunds: readonly ({ status: string; age: number } & Money)[]
}

async function countHolds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('bookings as b')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isHeld)
    .executeTakeFirstOrThrow()
  return count
}

async function countOpenOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('paymentOrders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('nextCheckAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

async function readPayments(db: Db): Promise<ClubFigures['payments']> {
  const { rows } = await sql<ClubFigures['payments'][number]>`
    select case when is_booked then 'booked' else 'returned' end as outcome,
      count(*)::int as count, sum(amount)::float8 as amount
    from payments group by is_booked
  `.execute(db)
  return rows
}

async function readRefunds(db: Db): Promise<ClubFigures['refunds']> {
  const { rows } = await sql<ClubFigures['refunds'][number]>`
    select status, count(*)::int as count, sum(amount)::float8 as amount,
      extract(epoch from now() - min(created_at))::float8 as age
    from refunds group by status
  `.execute(db)
  return rows
}

/** Reads the figures one after the other, so that they need one connection only. */
export async function readClubFigures(db: Db): Promise<ClubFigures> {
  return {
    outbox: await outboxDepth(db),
    holds: await countHolds(db),
    openOrders: await countOpenOrders(db),
    payments: await readPayments(db),
    refunds: await readRefunds(db),
  }
}
