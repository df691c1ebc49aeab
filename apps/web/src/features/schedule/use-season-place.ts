import {
  parseSchedulePlace,
  type SchedulePlace,
  schedulePlaceValues,
} from '@farandfew/domain/schedule'
import { useSearchParams } from 'react-router-dom'
import { useBrowserValue } from '../../shared/use-hydrated.ts'
import type { Departure } from './schedule.data.ts'

export type Place = SchedulePlace<Departure>

/**
 * The shown month and the selected departure, kept in the URL: every step is one that the browser's way back undoes.
 * The prerendered page, which knows no query, opens with May.
 */
export function useSeasonPlace(
  departures: readonly Departure[],
): [place: Place, go: (place: Place) => void] {
  const [search, setSearch] = useSearchParams()
  const query = new URLSearchParams(useBrowserValue(() => search.toString(), ''))
  const place = parseSchedulePlace(departures, {
    month: query.get('month'),
    departure: query.get('departure'),
  })
  const go = (next: Place) => {
    if (next.month === place.month && next.selected?.id === place.selected?.id) return
    setSearch(schedulePlaceValues(next))
  }
  return [place, go]
}
