import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { type DepartureRow, departureColumns } from './departure-row.ts'

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
