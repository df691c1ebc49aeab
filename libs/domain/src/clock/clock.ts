import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'

/** The two times of the club (rulings 17). Rules about departures ask `today`, all else `now`. */
export interface Clock {
  /** The real instant: timestamps, holds, codes, sessions. */
  now(): Date
  /** The club's date: what has left and what lies ahead. */
  today(): CalendarDate
}

/** Where the club's clock was set: it showed `clubDate` at the instant `realAt` and runs on from there. */
export interface ClockAnchor {
  readonly clubDate: CalendarDate
  readonly realAt: Date
}

/** The club's zone, Asia/Kolkata: UTC+5:30 the whole year (IANA time zone database; no summer time since 1945). */
const kolkataOffset = (5 * 60 + 30) * 60_000

/** The calendar date in Asia/Kolkata at an instant. */
export function dateInKolkata(instant: Date): CalendarDate {
  return new Date(instant.getTime() + kolkataOffset).toISOString().slice(0, 10)
}

/**
 * The club's date at `now`. With an anchor: its date, and one day more for every midnight in
 * Asia/Kolkata since then; never a day before it, should a machine's clock lag. Without one:
 * the real date in Asia/Kolkata.
 */
export function clubToday(input: { anchor?: ClockAnchor | undefined; now: Date }): CalendarDate {
  const realDate = dateInKolkata(input.now)
  if (!input.anchor) return realDate
  const { clubDate, realAt } = input.anchor
  return addDays(clubDate, Math.max(0, daysBetween(dateInKolkata(realAt), realDate)))
}

/** A clock that reads the real time from `now` and counts the club's days from the anchor. */
export function createClock(anchor?: ClockAnchor, now: () => Date = () => new Date()): Clock {
  return { now, today: () => clubToday({ anchor, now: now() }) }
}
