import { type CalendarMonth, monthOf } from '../calendar/calendar-date.ts'
import { firstScheduleMonth, parseScheduleMonth, scheduleMonths } from './month-view.ts'
import type { ScheduledDeparture } from '../departures/departure-dates.ts'

/** The month shown in the schedule, and the selected departure. */
export interface SchedulePlace<D> {
  readonly month: CalendarMonth
  readonly selected: D | undefined
}

/** A place as URL parameters. */
export interface SchedulePlaceValues {
  readonly month?: string | null
  readonly departure?: string | null
}

/**
 * The place named by URL parameters. An unknown departure selects nothing; without a month of the schedule, the
 * selected departure's month is shown, otherwise the first.
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

/** The URL parameters of a place; empty for the opening view. */
export function schedulePlaceValues(
  place: SchedulePlace<Pick<ScheduledDeparture, 'id' | 'date'>>,
): Record<string, string> {
  const { month, selected } = place
  if (selected) return { month, departure: String(selected.id) }
  return month === firstScheduleMonth ? {} : { month }
}
