import type { AdminBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { formatDay } from '../../shared/format/format-day.ts'
import { chipsOfParams } from '../../shared/table/filter-chips.tsx'
import { boundsOf, chipsOfPeriod, periodParams, readPeriod } from '../../shared/table/period.tsx'
import { readId } from '../../shared/url/read-id.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'

/** What a figure can ask of bookings besides their states: those of a departure, and those with a balance due on some days. */
export function useBookingFilter() {
  const { get, change } = useUrlState()
  const id = readId(get('departure'))
  const departure = id === undefined ? '' : String(id)
  const bounds = boundsOf(readPeriod(get))
  const nameOf = (page: AdminBookings | undefined) => {
    const one = page?.items.find(({ departureId }) => departureId === id)
    return one ? `${one.tripTitle}, ${formatDay(one.departureDate)}` : departure
  }
  return {
    filter: { departure, ...bounds },
    params: ['departure', ...periodParams],
    chips: (page: AdminBookings | undefined) => [
      ...chipsOfParams(
        [{ param: 'departure', label: 'Departure', value: departure && nameOf(page) }],
        change,
      ),
      ...chipsOfPeriod(bounds, change),
    ],
  }
}
