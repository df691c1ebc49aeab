import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  type DepartureNeed,
  departureNeeds,
} from '@farandfew/domain/departures/admin-departures.ts'
import type { UrlState, UrlValues } from '../../shared/url/use-url-state.ts'

/** The filter of the table; undefined for all. */
export interface DepartureFilter {
  /** A year of departure, under the name that the API gives it. */
  season: string | undefined
  tripId: string | undefined
  /** Those that lack travellers or seats. */
  lacks: DepartureNeed | undefined
  /** Without those that have left. */
  when: 'coming' | undefined
}

const views = ['change', 'switch', 'cancel'] as const

/** A view of a departure; the id of a hotel shows its form. */
export type DepartureView = 'details' | (typeof views)[number] | { hotel: number | 'new' }

/** What takes a departure off the site or puts it there again. No one can book a cancelled one. */
export function switchVerb({
  groupDecision,
  isActive,
}: Pick<AdminDepartureWithBookings, 'groupDecision' | 'isActive'>): string {
  if (groupDecision === 'cancelled') return isActive ? 'Hide' : 'Show'
  return isActive ? 'Close' : 'Reopen'
}

/** The forms of a departure that can be opened now, with the words of their buttons. */
export const formsOf = ({
  groupDecision,
  isActive,
  canCancel,
}: Pick<AdminDepartureWithBookings, 'groupDecision' | 'isActive' | 'canCancel'>) =>
  (
    [
      ['change', 'Change departure', groupDecision !== 'cancelled'],
      ['switch', `${switchVerb({ groupDecision, isActive })} departure`, true],
      ['cancel', 'Cancel departure', canCancel],
    ] as const
  ).filter(([, , isPossible]) => isPossible)

const idPattern = /^[1-9][0-9]{0,8}$/

/** The value if it matches the pattern. */
const ifMatches = (value: string, pattern: RegExp) => (pattern.test(value) ? value : undefined)

type Get = UrlState['get']

/** The year and the trip in the address. */
export function readFilter(get: Get): DepartureFilter {
  const season = ifMatches(get('season'), /^[0-9]{4}$/)
  return {
    season,
    tripId: ifMatches(get('trip'), idPattern),
    lacks: departureNeeds.find((one) => one === get('lacks')),
    when: season === undefined && get('season') !== 'all' ? 'coming' : undefined,
  }
}

/** What the settings of a departure show, from the address: everything, or one form. */
export function readView(get: Get): DepartureView {
  const hotel = get('hotel')
  if (hotel === 'new') return { hotel }
  if (idPattern.test(hotel)) return { hotel: Number(hotel) }
  return views.find((one) => one === get('view')) ?? 'details'
}

/** The values that show it. */
export const valuesOfView = (view: DepartureView): UrlValues =>
  typeof view === 'object'
    ? { view: undefined, hotel: String(view.hotel) }
    : { view: view === 'details' ? undefined : view, hotel: undefined }
