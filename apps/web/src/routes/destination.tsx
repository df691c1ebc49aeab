import { tripIdOfDestination } from '@farandfew/domain/destinations/destination-info.ts'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { hasOwnPage } from '../shared/paths.ts'
import { viewOfDestination } from '../features/trips/trip-view.ts'
import { TripPage } from './parts/trip-page.tsx'

const NotFoundPage = lazy(() => import('./not-found.tsx'))

/** The page of a destination. Not every destination has one. */
export default function DestinationPage() {
  const { slug } = useParams()
  if (!hasOwnPage(slug)) return <NotFoundPage />
  return (
    <TripPage
      key={slug}
      id={tripIdOfDestination(slug)}
      view={(trip) => viewOfDestination(trip, slug)}
    />
  )
}
