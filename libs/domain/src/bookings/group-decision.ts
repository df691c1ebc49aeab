import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'

/** A departure needs this many confirmed seats. */
export const minimumGroup = 8
/** It is decided this many days before departure whether the group leaves. */
export const groupDecisionDays = 30

/** The club's date on which it is decided whether a departure takes place. */
export const groupDecisionDate = (departureDate: CalendarDate): CalendarDate =>
  addDays(departureDate, -groupDecisionDays)

/** The decision that is due today, or undefined before its date. It is made once and stored. */
export function decideGroup(
  { departureDate, confirmed }: { departureDate: CalendarDate; confirmed: number },
  today: CalendarDate,
): 'confirmed' | 'cancelled' | undefined {
  if (today < groupDecisionDate(departureDate)) return undefined
  return confirmed >= minimumGroup ? 'confirmed' : 'cancelled'
}
