import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a member has come back from a trip with the club, on the club's `today`.
 * @param userId a column or a value with the member's id
 */
export const hasTravelled = (
  userId: RawBuilder<unknown>,
  today: CalendarDate,
) => sql<boolean>`exists (
  select from bookings b join trip_schedules s on s.id = b.trip_schedule_id
  where b.user_id = ${userId} and b.status = 'confirmed'
    and s.departure_date + s.duration - 1 < ${today}::date
)`
