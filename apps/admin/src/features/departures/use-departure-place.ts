import { useSearchParams } from 'react-router-dom'
import type { DepartureFilter } from './departures.data.ts'

export type DepartureView = 'group' | 'change' | 'switch'

/** What the dialog shows: nothing, the form of a new departure, or a view of one. */
export type OpenDeparture = 'new' | { id: number; view: DepartureView } | undefined

const views: readonly string[] = ['change', 'switch'] satisfies DepartureView[]

function readOpen(parameters: URLSearchParams): OpenDeparture {
  const departure = parameters.get('departure') ?? ''
  if (departure === 'new') return 'new'
  if (!/^[1-9][0-9]{0,8}$/.test(departure)) return undefined
  const view = parameters.get('view') ?? ''
  return { id: Number(departure), view: views.includes(view) ? (view as DepartureView) : 'group' }
}

const digits = (value: string | null, pattern: RegExp) =>
  value !== null && pattern.test(value) ? value : undefined

/** Season, trip and what is open, all kept in the URL, so that each can be linked to. */
export function useDeparturePlace() {
  const [parameters, setParameters] = useSearchParams()
  const filter: DepartureFilter = {
    season: digits(parameters.get('season'), /^[0-9]{4}$/),
    tripId: digits(parameters.get('trip'), /^[1-9][0-9]{0,8}$/),
  }

  /** The URL's search with some values changed; undefined takes one out. */
  const searchWith = (changes: Record<string, string | undefined>): string => {
    const after = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) after.delete(name)
      else after.set(name, value)
    }
    return after.toString()
  }
  const openSearch = (open: OpenDeparture) =>
    searchWith(
      typeof open === 'object'
        ? { departure: String(open.id), view: open.view === 'group' ? undefined : open.view }
        : { departure: open, view: undefined },
    )

  return {
    filter,
    open: readOpen(parameters),
    hrefWith: (changes: Record<string, string | undefined>) => `?${searchWith(changes)}`,
    setTrip: (tripId: string) => setParameters(searchWith({ trip: tripId || undefined })),
    show: (open: OpenDeparture) => setParameters(openSearch(open)),
  }
}
