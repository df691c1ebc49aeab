import { type TaxRates, taxRatesOn } from '@farandfew/domain/bookings'
import type { CalendarDate } from '@farandfew/domain/calendar'
import type { ExtendedEdition } from '@farandfew/domain/trips'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isSold } from '../../db/seats.ts'
import { departureColumns, type DepartureRow } from '../../departures/departure-row.ts'

/** A departure with what its booking page shows of the trip and the group. */
export interface SoldDeparture extends DepartureRow {
  readonly isActive: boolean
  readonly groupDecision: 'confirmed' | 'cancelled' | null
  readonly sold: number
  /** Whether someone is on its waitlist. */
  readonly isAwaited: boolean
  /** The host's name. */
  readonly coordinator: string | null
  readonly images: string[]
  readonly includedItems: string[]
  readonly extendedEdition: ExtendedEdition | null
  readonly excludedItems: string[]
}

/** The columns of a SoldDeparture, from `trip_schedules s` joined with `trips t`. */
export const soldDepartureColumns = sql`
  ${departureColumns}, s.is_active, s.group_decision, s.coordinator, t.images, t.included_items, t.extended_edition, t.excluded_items,
  (select count(*) from bookings b where b.trip_schedule_id = s.id and ${isSold})::int as sold,
  exists (select from waitlist w where w.trip_schedule_id = s.id and w.ended_at is null) as is_awaited
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

/** The tax rates of a day. */
export async function getTaxRates(db: Db, today: CalendarDate): Promise<TaxRates> {
  const rates = await db.selectFrom('taxRates').select(['validFrom', 'gst', 'tcs']).execute()
  const inForce = taxRatesOn(rates, today)
  if (!inForce) throw new Error(`No tax rates are in force on ${today}`)
  return inForce
}

/** Whether the club has approved an invite of the member for this departure, or for the trip without a date. */
export async function hasApprovedInvite(
  db: Db,
  { userId, tripId, departureId }: { userId: number; tripId: number; departureId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('tripInviteRequests')
    .select('id')
    .where('userId', '=', userId)
    .where('tripId', '=', tripId)
    .where('status', '=', 'approved')
    .where((where) =>
      where.or([where('scheduleId', '=', departureId), where('scheduleId', 'is', null)]),
    )
    .executeTakeFirst()
  return row !== undefined
}
