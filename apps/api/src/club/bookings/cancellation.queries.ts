import type { DepartureCancellationProgress } from '@farandfew/domain/bookings/departure-bookings.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { takesSeat } from '../departures/seats.ts'

type Progress = NonNullable<DepartureCancellationProgress['cancellation']>

/** How far the cancelling of a departure by the club has come; null if the club has not cancelled it. */
export async function findCancellation(db: Db, id: number): Promise<Progress | null> {
  const { rows } = await sql<
    Omit<Progress, 'startedAt' | 'cancelled'> & { startedAt: Date; left: number }
  >`
    select c.reason, c.started_at, c.finished_at is not null as is_finished, c.bookings,
      (
        select count(*) from bookings b where b.trip_schedule_id = c.departure_id and ${takesSeat}
      )::int as left,
      back.*
    from departure_cancellations c
    cross join lateral (
      select count(*)::int as refunds,
        (count(*) filter (where r.status = 'done'))::int as refunds_done,
        (count(*) filter (where r.status = 'failed'))::int as refunds_failed
      from bookings b
      join payment_orders o on o.booking_id = b.id
      join payments p on p.payment_order_id = o.id
      join refunds r on r.payment_id = p.id and r.reason = 'club'
      where b.trip_schedule_id = c.departure_id and b.ended_by = 'club'
        and b.ended_at >= c.started_at
    ) back
    where c.departure_id = ${id}
  `.execute(db)
  const [found] = rows
  if (!found) return null
  const { startedAt, left, ...progress } = found
  const cancelled = Math.max(0, progress.bookings - left)
  return { ...progress, cancelled, startedAt: startedAt.toISOString() }
}
