import {
  decisionNearDays,
  type DepartureNeed,
} from '@farandfew/domain/departures/admin-departures.ts'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import { isOnWaitlist, untakenSeats } from './seats.ts'

const needs: Readonly<Record<DepartureNeed, (today: CalendarDate) => RawBuilder<boolean>>> = {
  travellers: (today) => sql`(
    s.departure_date - s.decision_days
      between ${addDays(today, 1)}::date and ${addDays(today, decisionNearDays)}::date
    and s.group_decision is null
  )`,
  seats: (today) => sql`(
    s.departure_date > ${today}::date and s.group_decision is distinct from 'cancelled'
    and s.id in (select w.trip_schedule_id from waitlist w where ${isOnWaitlist})
    and ${untakenSeats} = 0
  )`,
}

/** That the departure `s` of an offered trip lacks travellers and is decided soon, or has no seat left for those who wait. */
export const lacks = (need: DepartureNeed, today: CalendarDate): RawBuilder<boolean> => sql`(
  s.is_active and ${needs[need](today)}
  and exists (select from trips offered where offered.id = s.trip_id and not offered.archived)
)`
