import { useParams } from 'react-router-dom'
import { useHydrated } from '../shared/use-hydrated.ts'
import { TripNotFound } from '../features/trips/trip-not-found.tsx'
import { viewOfTrip } from '../features/trips/trip-view.ts'
import { TripPage } from './parts/trip-page.tsx'

/** A trip by its id; what is no number, or was looked for by the host already, is not asked for. */
export default function TripDetailPage() {
  const { id = '' } = useParams()
  const isInBrowser = useHydrated()
  const mayBe = /^[0-9]+$/.test(id) && !(isInBrowser && isAnsweredByNotFound(`/trips/${id}`))
  return mayBe ? <TripPage key={id} id={Number(id)} view={viewOfTrip} /> : <TripNotFound />
}

/** Whether the host answered this visit's first address with 404, which it does once it has asked the API itself. */
function isAnsweredByNotFound(path: string): boolean {
  // Not every browser keeps these, and some keep no status: then the API is asked.
  const [visit] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[]
  return visit?.responseStatus === 404 && new URL(visit.name).pathname === path
}
