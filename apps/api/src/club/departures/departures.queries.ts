import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { firstScheduleDate, lastScheduleDate } from '@farandfew/domain/schedule/month-view.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { type DepartureRow, departureColumns } from './departure-row.ts'

/** The active departures of the schedule, by date, without those of archived trips. */
export async function listScheduleRows(db: Db): Promise<readonly DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`/* prepared: departures.schedule */
    select ${departureColumns}
    from trip_schedules s
    join trips t on t.id = s.trip_id
    where s.is_active and not t.archived
      and s.departure_date between ${firstScheduleDate}::date and ${lastScheduleDate}::date
    order by s.departure_date, s.id
  `.execute(db)
  return rows
}

/** All active departures after the club's `today`, by date, without those of archived trips. */
export async function listUpcomingRows(
  db: Db,
  today: CalendarDate,
): Promise<readonly DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`/* prepared: departures.upcoming */
    select ${departureColumns}
    from trip_schedules s
    join trips t on t.id = s.trip_id
    where s.is_active and not t.archived and s.departure_date > ${today}::date
    order by s.departure_date, s.id
  `.execute(db)
  return rows
}

/** The ids of all published trips, with or without departures. */
export async function listTripIds(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where('isDraft', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
