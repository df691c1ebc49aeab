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

/** The fields of a departure that decide whether it is closed. */
export interface Closable {
  /** False if an operator has taken it off the schedule. */
  readonly isActive: boolean
  readonly departureDate: CalendarDate
  /** Null until it is decided. */
  readonly groupDecision: 'confirmed' | 'cancelled' | null
  /** Confirmed seats. */
  readonly sold: number
}

/** Whether the departure was or would be cancelled today for want of travellers: a seat sold now would be refunded. */
export const lacksGroup = (departure: Closable, today: CalendarDate): boolean => {
  const { groupDecision, departureDate, sold: confirmed } = departure
  return (groupDecision ?? decideGroup({ departureDate, confirmed }, today)) === 'cancelled'
}

/** Whether the departure can no longer be booked: it has left, was taken off the schedule, or will not take place. */
export const isClosed = (departure: Closable, today: CalendarDate): boolean =>
  !departure.isActive || departure.departureDate <= today || lacksGroup(departure, today)
