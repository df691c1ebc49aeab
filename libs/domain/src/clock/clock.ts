import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'

/**
 * The two times of the club (docs/product.md#club-clock). Rules about departures use `today`, everything else uses
 * `now`.
 */
export interface Clock {
  /** The real instant, for timestamps, holds, codes and sessions. */
  now(): Date
  /** The club's date, which decides what is upcoming and what has left. */
  today(): CalendarDate
}

/** The clock showed `clubDate` at the instant `realAt` and has advanced since then. */
export interface ClockAnchor {
  readonly clubDate: CalendarDate
  readonly realAt: Date
}

/** Asia/Kolkata is UTC+5:30 all year (IANA time zone database; no summer time since 1945). */
const kolkataOffset = (5 * 60 + 30) * 60_000

/** An instant whose date and hours in UTC are those that clocks in Asia/Kolkata show. */
const inKolkata = (instant: Date) => new Date(instant.getTime() + kolkataOffset)

/** The calendar date in Asia/Kolkata at an instant. */
export function dateInKolkata(instant: Date): CalendarDate {
  return inKolkata(instant).toISOString().slice(0, 10)
}

/** The hour in Asia/Kolkata at an instant, 0 to 23. */
export const hourInKolkata = (instant: Date): number => inKolkata(instant).getUTCHours()

/**
 * The club's date at `now`: the anchor's date plus one day for every midnight in Asia/Kolkata since then, and never
 * before the anchor, even if a machine's clock lags. Without an anchor, the real date in Asia/Kolkata.
 */
export function clubToday(input: { anchor?: ClockAnchor | undefined; now: Date }): CalendarDate {
  const realDate = dateInKolkata(input.now)
  if (!input.anchor) return realDate
  const { clubDate, realAt } = input.anchor
  return addDays(clubDate, Math.max(0, daysBetween(dateInKolkata(realAt), realDate)))
}

/** A clock that reads the real time from `now` and derives the club's date from the anchor. */
export function createClock(anchor?: ClockAnchor, now: () => Date = () => new Date()): Clock {
  return { now, today: () => clubToday({ anchor, now: now() }) }
}

/** The club's date at an instant that is still ahead. */
export const clubDateAt = (instant: Date, { now, today }: Clock): CalendarDate =>
  addDays(today(), daysBetween(dateInKolkata(now()), dateInKolkata(instant)))

/** The instant at which the club's date becomes `date`; before or after now, as the club's date is. */
export function startOfClubDate(
  date: CalendarDate,
  { today, now }: { today: CalendarDate; now: Date },
): Date {
  const realDate = addDays(dateInKolkata(now), daysBetween(today, date))
  return new Date(new Date(`${realDate}T00:00:00Z`).getTime() - kolkataOffset)
}
