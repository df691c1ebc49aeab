import { type CalendarMonth, monthOf } from '../calendar/calendar-date.ts'
import { firstSeasonMonth, parseSeasonMonth, seasonMonths } from './month-view.ts'
import type { ScheduledDeparture } from './schedule-2025.derived.ts'

/** Where somebody is in the schedule: the month that is shown, and the departure that is selected. */
export interface SeasonPlace<D> {
  readonly month: CalendarMonth
  readonly selected: D | undefined
}

/** A place as a URL holds it. */
export interface SeasonPlaceValues {
  readonly month?: string | null
  readonly departure?: string | null
}

/**
 * The place that a URL names. A departure that is none of the given is no selection; without a month of the season
 * the selected departure's month is shown, else the first.
 */
export function parseSeasonPlace<D extends Pick<ScheduledDeparture, 'id' | 'date'>>(
  departures: readonly D[],
  values: SeasonPlaceValues,
): SeasonPlace<D> {
  const selected = departures.find(({ id }) => String(id) === values.departure)
  const named = [values.month, selected && monthOf(selected.date)].find((one) =>
    seasonMonths.some((month) => month === one),
  )
  return { month: parseSeasonMonth(named), selected }
}

/** The values of a place; none for the place that the schedule opens with. */
export function seasonPlaceValues(
  place: SeasonPlace<Pick<ScheduledDeparture, 'id' | 'date'>>,
): Record<string, string> {
  const { month, selected } = place
  if (selected) return { month, departure: String(selected.id) }
  return month === firstSeasonMonth ? {} : { month }
}
