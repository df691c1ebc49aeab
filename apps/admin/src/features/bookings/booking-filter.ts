import type { AdminBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { chipsOfParams } from '../../shared/table/filter-chips.tsx'
import { boundsOf, chipsOfPeriod, periodParams, readPeriod } from '../../shared/table/period.tsx'
import { readId } from '../../shared/url/read-id.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { nameOf } from '../departures/departure-words.ts'

/** What a figure can ask of bookings besides their states: those of a departure, and those with a balance due on some days. */
export function useBookingFilter() {
  const { get, change } = useUrlState()
  const id = readId(get('departure'))
  const departure = id === undefined ? '' : String(id)
  const bounds = boundsOf(readPeriod(get))
  return {
    filter: { departure, ...bounds },
    params: ['departure', ...periodParams],
    chips: (page: AdminBookings | undefined) => [
      ...chipsOfParams(
        [
          {
            param: 'departure',
            label: 'Departure',
            value: departure && page?.departure ? nameOf(page.departure) : departure,
          },
        ],
        change,
      ),
      ...chipsOfPeriod(bounds, change),
    ],
  }
}
