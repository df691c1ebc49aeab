import { addDays, addMonths, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { returnDate } from '../departures/departure-dates.ts'

/** Travel details are due this many days before departure: after the group is decided, and in time for hotels and permits. */
export const travelDetailsDueDays = 21
/** Reminders leave this many days before the due date. */
export const travelReminderDays = [21, 7, 2] as const
/** The one reminder after the due date, stored like those before it. */
export const lateTravelReminder = -1
/** Travel details are erased when this many days have passed since the return. */
export const travelDetailsKeptDays = 60

/**
 * Months that a passport should be valid beyond the return. Several countries of the club's trips refuse travellers whose
 * passport ends sooner, and airlines check it (docs/sources.md).
 */
export const passportMonthsAfterReturn = 6
/** The same in words: what every page and list asks of a passport. */
export const passportValidity = 'valid for six months after you return'

/** The dates of a departure that travel details follow. */
export interface TravelDates {
  readonly departureDate: CalendarDate
  /** Days. */
  readonly duration: number
}

/** The date by which travel details should be complete. */
export const travelDetailsDueOn = (departureDate: CalendarDate): CalendarDate =>
  addDays(departureDate, -travelDetailsDueDays)

export const travelDetailsEraseOn = ({ departureDate, duration }: TravelDates): CalendarDate =>
  addDays(returnDate(departureDate, duration), travelDetailsKeptDays)

/** Whether travel details can be entered and changed: until the last day of the trip. */
export const canEnterTravelDetails = (
  { departureDate, duration }: TravelDates,
  today: CalendarDate,
): boolean => today <= returnDate(departureDate, duration)

type TravelReminder = (typeof travelReminderDays)[number] | typeof lateTravelReminder

/**
 * The reminder that is due today, as the number of days before the due date; undefined before the first one and from the
 * departure on. After days without a run only the latest reminder is sent.
 */
export function travelReminderOn(
  departureDate: CalendarDate,
  today: CalendarDate,
): TravelReminder | undefined {
  if (today >= departureDate) return undefined
  const left = daysBetween(today, travelDetailsDueOn(departureDate))
  if (left < 0) return lateTravelReminder
  return travelReminderDays.filter((days) => days >= left).at(-1)
}

/** What is wrong with a passport's expiry for a trip: it ends before the return, or soon after it. */
export type PassportProblem = 'ends-before-return' | 'ends-soon'

export function findPassportProblem(
  expiry: CalendarDate,
  dates: TravelDates,
): PassportProblem | undefined {
  const returned = returnDate(dates.departureDate, dates.duration)
  if (expiry < returned) return 'ends-before-return'
  return expiry < addMonths(returned, passportMonthsAfterReturn) ? 'ends-soon' : undefined
}

/**
 * How far a traveller's details are. They need attention if the stored passport expires before the return, for example
 * because it was stored before that was refused.
 */
export const travelDetailsStates = ['missing', 'needs-attention', 'complete'] as const
export type TravelDetailsState = (typeof travelDetailsStates)[number]
