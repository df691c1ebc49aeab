import type { TaxRates } from '@farandfew/domain/seats/price-lines.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import type { ExtendedEdition } from '@farandfew/domain/trips/trip.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { departureColumns, type DepartureRow } from '../departures/departure-row.ts'
import { hasNoSeat, hasOffer, isHeld, isInLine } from '../departures/seats.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockDeparture } from './bookings.queries.ts'

/** A departure with what its booking page shows of the trip and the group. */
export interface SoldDeparture extends DepartureRow {
  readonly images: string[]
  readonly includedItems: string[]
  readonly extendedEdition: ExtendedEdition | null
  readonly excludedItems: string[]
  readonly meetings: PracticalFacts['meetings'] | null
  /** Of the departure itself; both are null if the trip's holds. */
  readonly meetingPlace: string | null
  readonly meetingTime: string | null
}

/** The columns of a SoldDeparture, from `trip_schedules s` joined with `trips t`. */
export const soldDepartureColumns = sql`
  ${departureColumns}, t.images, t.included_items, t.extended_edition, t.excluded_items,
  t.practical_facts -> 'meetings' as meetings, s.meeting_place, s.meeting_time
`

export async function findSoldDeparture(db: Db, id: number): Promise<SoldDeparture | undefined> {
  const { rows } = await sql<SoldDeparture>`
    /* prepared: sold-departure */
    select ${soldDepartureColumns}
    from trip_schedules s join trips t on t.id = s.trip_id
    where s.id = ${id}
  `.execute(db)
  return rows[0]
}

/** A departure with all that a member's hold depends on. */
export interface WantedDeparture extends SoldDeparture {
  /** Whether the member has a pending or confirmed booking of it. */
  readonly hasOwnBooking: boolean
  /** How their place on its waitlist is counted among its seats; null if they have none. */
  readonly ownPlace: 'offered' | 'kept' | null
  /** Their holds of it in the last 24 hours that were not paid. */
  readonly unpaidHolds: number
  /** The seats that they hold now, on any departure. */
  readonly liveHolds: number
  readonly rates: TaxRates[]
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
}

/** Reads it in one statement, because others wait for the lock of the departure meanwhile. */
export async function findWantedDeparture(
  db: Db,
  { id, userId }: { id: number; userId: number },
): Promise<WantedDeparture | undefined> {
  const { rows } = await sql<WantedDeparture>`
    /* prepared: wanted-departure */
    select ${soldDepartureColumns}, u.email, u.email_verified_at,
      exists (
        select from bookings b
        where b.trip_schedule_id = s.id and b.user_id = u.id
          and b.status in ('pending', 'confirmed')
      ) as has_own_booking,
      (
        select case when w.is_kept then 'kept' else 'offered' end from waitlist w
        where w.trip_schedule_id = s.id and w.user_id = u.id
          and (${isInLine} or ${hasOffer} and ${hasNoSeat})
      ) as own_place,
      (
        select count(*) from bookings b
        where b.trip_schedule_id = s.id and b.user_id = u.id and b.confirmed_at is null
          and b.created_at > now() - interval '24 hours'
      )::int as unpaid_holds,
      (select count(*) from bookings b where b.user_id = u.id and ${isHeld})::int as live_holds,
      (
        select jsonb_agg(jsonb_build_object('validFrom', valid_from, 'gst', gst, 'tcs', tcs))
        from tax_rates
      ) as rates
    from trip_schedules s join trips t on t.id = s.trip_id join users u on u.id = ${userId}
    where s.id = ${id}
  `.execute(db)
  return rows[0]
}

export const listTaxRates = (db: Db): Promise<TaxRates[]> =>
  db.selectFrom('taxRates').select(['validFrom', 'gst', 'tcs']).execute()

/** Whether the club has approved an invite of the member for this departure, or for the trip without a date. */
export async function hasApprovedInvite(
  db: Db,
  { userId, tripId, departureId }: { userId: number; tripId: number; departureId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isInvited: boolean }>`
    select exists (
      select from trip_invite_requests
      where user_id = ${userId} and trip_id = ${tripId} and status = 'approved'
        and (schedule_id = ${departureId} or schedule_id is null)
    ) or exists (
      select from quick_invite_requests
      where user_id = ${userId} and schedule_id = ${departureId} and status = 'approved'
    ) as is_invited
  `.execute(db)
  return rows[0]!.isInvited
}

/** @throws AppError NOT_FOUND */
export async function getSoldDeparture(db: Db, id: number): Promise<SoldDeparture> {
  const departure = await findSoldDeparture(db, id)
  if (!departure) throw new AppError('NOT_FOUND')
  return departure
}

/**
 * The departure, locked, so that no other transaction counts its seats until this one ends. Needs a transaction.
 * @throws AppError NOT_FOUND
 */
export async function lockSoldDeparture(trx: Db, id: number): Promise<SoldDeparture> {
  await lockDeparture(trx, id)
  return getSoldDeparture(trx, id)
}
