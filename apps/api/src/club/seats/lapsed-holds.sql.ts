import { lapsedHoldDays } from '@farandfew/domain/seats/booking.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'

/** The last hold of a member on a departure ahead, if it ran out after a payment was begun. */
export const lapsedHolds = (today: CalendarDate) => sql`
  select b.id, b.ended_at
  from bookings b join trip_schedules s on s.id = b.trip_schedule_id
  where b.status = 'expired' and b.ended_by = 'hold'
    and b.ended_at > now() - ${lapsedHoldDays} * interval '1 day'
    and b.user_id is not null and s.departure_date > ${today}::date
    and exists (select from payment_orders o where o.booking_id = b.id)
    and not exists (
      select from bookings later
      where later.user_id = b.user_id and later.trip_schedule_id = b.trip_schedule_id
        and later.id > b.id
    )
`
