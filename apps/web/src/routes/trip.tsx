import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useHydrated } from '../shared/use-hydrated.ts'
import { viewOfTrip } from '../features/trips/trip-view.ts'
import { TripPage } from './parts/trip-page.tsx'

const TripNotFound = lazy(() => import('../features/trips/trip-not-found.tsx'))

/** A trip by its id. Makes no request if the id is not a number, or if the host already answered this page with 404. */
export default function TripDetailPage() {
  const { id = '' } = useParams()
  const isInBrowser = useHydrated()
  const mayExist = /^[0-9]+$/.test(id) && !(isInBrowser && isAnsweredByNotFound(`/trips/${id}`))
  return mayExist ? <TripPage key={id} id={Number(id)} view={viewOfTrip} /> : <TripNotFound />
}

/** Whether the first page of this visit was answered with 404. The host has asked the API in that case. */
function isAnsweredByNotFound(path: string): boolean {
  // Some browsers do not have this entry or its status. The API is then asked again.
  const [visit] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[]
  return visit?.responseStatus === 404 && new URL(visit.name).pathname === path
}
