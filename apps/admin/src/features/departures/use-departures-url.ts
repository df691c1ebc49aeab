import { useUrlState } from '../../shared/url/use-url-state.ts'
import type { DepartureFilter } from './departures.data.ts'

export type DepartureView = 'group' | 'change' | 'switch'

/** What the dialog shows: nothing, the form of a new departure, or a view of one. */
export type OpenDeparture = 'new' | { id: number; view: DepartureView } | undefined

const views = ['change', 'switch'] as const satisfies DepartureView[]
const idPattern = /^[1-9][0-9]{0,8}$/

/** The value if it matches the pattern. */
const ifMatches = (value: string, pattern: RegExp) => (pattern.test(value) ? value : undefined)

function toOpenDeparture(departure: string, view: string): OpenDeparture {
  if (departure === 'new') return 'new'
  if (!idPattern.test(departure)) return undefined
  return { id: Number(departure), view: views.find((one) => one === view) ?? 'group' }
}

function toUrlValues(open: OpenDeparture) {
  if (typeof open !== 'object') return { departure: open, view: undefined }
  return { departure: String(open.id), view: open.view === 'group' ? undefined : open.view }
}

/** The year, the trip and the open departure, all in the URL. */
export function useDeparturesUrl() {
  const { get, change, hrefWith } = useUrlState()
  const filter: DepartureFilter = {
    season: ifMatches(get('season'), /^[0-9]{4}$/),
    tripId: ifMatches(get('trip'), idPattern),
  }
  return {
    filter,
    open: toOpenDeparture(get('departure'), get('view')),
    hrefOfYear: (year: string | undefined) => hrefWith({ season: year }),
    hrefOf: ({ id }: { id: number }) => hrefWith(toUrlValues({ id, view: 'group' })),
    setTrip: (tripId: string) => change({ trip: tripId }, { push: true }),
    show: (open: OpenDeparture) => change(toUrlValues(open), { push: true }),
  }
}
