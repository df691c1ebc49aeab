import type { UrlState, UrlValues } from '../../shared/url/use-url-state.ts'

/** The filter of the table; undefined for all. */
export interface DepartureFilter {
  /** A year of departure, under the name that the API gives it. */
  season: string | undefined
  tripId: string | undefined
  /** Without those that have left. */
  when: 'coming' | undefined
}

const views = ['change', 'switch', 'cancel'] as const

/** A view of a departure; the id of a hotel shows its form. */
export type DepartureView = 'details' | (typeof views)[number] | { hotel: number | 'new' }

/** What the dialog shows: nothing, the form of a new departure, or a view of one. */
export type OpenDeparture = 'new' | { id: number; view: DepartureView } | undefined

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
    when: season === undefined && get('season') !== 'all' ? 'coming' : undefined,
  }
}

function readView(get: Get): DepartureView {
  const hotel = get('hotel')
  if (hotel === 'new') return { hotel }
  if (idPattern.test(hotel)) return { hotel: Number(hotel) }
  return views.find((one) => one === get('view')) ?? 'details'
}

/** The open departure in the address. */
export function readOpenDeparture(get: Get): OpenDeparture {
  const departure = get('departure')
  if (departure === 'new') return 'new'
  return idPattern.test(departure) ? { id: Number(departure), view: readView(get) } : undefined
}

/** The values that open a departure. */
export function valuesOfOpen(open: OpenDeparture): UrlValues {
  const none = { view: undefined, hotel: undefined }
  if (typeof open !== 'object') return { ...none, departure: open }
  const departure = String(open.id)
  if (typeof open.view === 'object') return { ...none, departure, hotel: String(open.view.hotel) }
  return { ...none, departure, view: open.view === 'details' ? undefined : open.view }
}
