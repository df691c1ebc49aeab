import { type CalendarMonth, monthOf } from '../calendar/calendar-date.ts'
import { firstScheduleMonth, parseScheduleMonth, scheduleMonths } from './month-view.ts'
import type { ScheduledDeparture } from './schedule-2025.derived.ts'

/** Where somebody is in the schedule: the month that is shown, and the departure that is selected. */
export interface SchedulePlace<D> {
  readonly month: CalendarMonth
  readonly selected: D | undefined
}

/** A place as a URL holds it. */
export interface SchedulePlaceValues {
  readonly month?: string | null
  readonly departure?: string | null
}

/**
 * The place that a URL names. A departure that is none of the given is no selection; without a month of the season
 * the selected departure's month is shown, else the first.
 */
export function parseSchedulePlace<D extends Pick<ScheduledDeparture, 'id' | 'date'>>(
  departures: readonly D[],
  values: SchedulePlaceValues,
): SchedulePlace<D> {
  const selected = departures.find(({ id }) => String(id) === values.departure)
  const named = [values.month, selected && monthOf(selected.date)].find((one) =>
    scheduleMonths.some((month) => month === one),
  )
  return { month: parseScheduleMonth(named), selected }
}

/** The values of a place; none for the place that the schedule opens with. */
export function schedulePlaceValues(
  place: SchedulePlace<Pick<ScheduledDeparture, 'id' | 'date'>>,
): Record<string, string> {
  const { month, selected } = place
  if (selected) return { month, departure: String(selected.id) }
  return month === firstScheduleMonth ? {} : { month }
}
