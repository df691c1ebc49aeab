import {
  parseSchedulePlace,
  type SchedulePlace,
  schedulePlaceValues,
} from '@farandfew/domain/schedule/schedule-place.ts'
import { useUrlParams } from '../../shared/use-url-params.ts'
import type { Departure } from './schedule.data.ts'

/** The shown month and the selected departure. */
export type ScheduleView = SchedulePlace<Departure>

/** The month and the departure in the URL. Each change adds a history entry, so that the browser's Back undoes it. */
export function useScheduleView(
  departures: readonly Departure[],
): [view: ScheduleView, change: (view: ScheduleView) => void] {
  const [params, changeParams] = useUrlParams()
  const view = parseSchedulePlace(departures, {
    month: params.get('month'),
    departure: params.get('departure'),
  })
  const change = (next: ScheduleView) => {
    if (next.month === view.month && next.selected?.id === view.selected?.id) return
    changeParams(
      { month: undefined, departure: undefined, ...schedulePlaceValues(next) },
      { push: true },
    )
  }
  return [view, change]
}
