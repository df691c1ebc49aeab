import { destinationInfo } from '@farandfew/domain/availability'
import { useParams } from 'react-router-dom'
import { hasOwnPage } from '../app/paths.ts'
import { TripPage } from './trip-page.tsx'
import NotFoundPage from './not-found.tsx'

/** The page of a destination that has one of its own. */
export default function DestinationPage() {
  const { slug = '' } = useParams()
  const info = hasOwnPage(slug) ? destinationInfo(slug) : undefined
  return info ? <TripPage key={slug} id={info.tripId} /> : <NotFoundPage />
}
