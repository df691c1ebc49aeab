import { useUrlState } from '../../shared/url/use-url-state.ts'

/** The filter of the table; undefined for all. */
export interface DepartureFilter {
  /** A year of departure, under the name that the API gives it. */
  season: string | undefined
  tripId: string | undefined
  /** Without those that have left. */
  when: 'coming' | undefined
}

const views = ['change', 'switch', 'cancel', 'host'] as const

/** A view of a departure; the id of a hotel shows its form. */
export type DepartureView = 'details' | (typeof views)[number] | { hotel: number | 'new' }

/** What the dialog shows: nothing, the form of a new departure, or a view of one. */
export type OpenDeparture = 'new' | { id: number; view: DepartureView } | undefined

const idPattern = /^[1-9][0-9]{0,8}$/

/** The value if it matches the pattern. */
const ifMatches = (value: string, pattern: RegExp) => (pattern.test(value) ? value : undefined)

function toView(view: string, hotel: string): DepartureView {
  if (hotel === 'new') return { hotel }
  if (idPattern.test(hotel)) return { hotel: Number(hotel) }
  return views.find((one) => one === view) ?? 'details'
}

function toOpenDeparture(departure: string, view: DepartureView): OpenDeparture {
  if (departure === 'new') return 'new'
  return idPattern.test(departure) ? { id: Number(departure), view } : undefined
}

function toUrlValues(open: OpenDeparture) {
  const none = { view: undefined, hotel: undefined }
  if (typeof open !== 'object') return { ...none, departure: open }
  const departure = String(open.id)
  if (typeof open.view === 'object') return { ...none, departure, hotel: String(open.view.hotel) }
  return { ...none, departure, view: open.view === 'details' ? undefined : open.view }
}

/** The year, the trip and the open departure, all in the URL. */
export function useDeparturesUrl() {
  const { get, change, hrefWith } = useUrlState()
  const season = ifMatches(get('season'), /^[0-9]{4}$/)
  const filter: DepartureFilter = {
    season,
    tripId: ifMatches(get('trip'), idPattern),
    when: season === undefined && get('season') !== 'all' ? 'coming' : undefined,
  }
  return {
    filter,
    open: toOpenDeparture(get('departure'), toView(get('view'), get('hotel'))),
    /** A year, 'all', or nothing for the departures to come. */
    hrefOfYear: (year: string | undefined) => hrefWith({ season: year }),
    hrefOf: ({ id }: { id: number }) => hrefWith(toUrlValues({ id, view: 'details' })),
    setTrip: (tripId: string) => change({ trip: tripId }, { push: true }),
    show: (open: OpenDeparture) => change(toUrlValues(open), { push: true }),
  }
}
