import { useParams } from 'react-router-dom'
import { TripNotFound } from '../features/trip/trip-not-found.tsx'
import { viewOfTrip } from '../features/trip/trip-view.ts'
import { TripPage } from './trip-page.tsx'

/** A trip by its id; what is no number is not asked for. */
export default function TripDetailPage() {
  const { id = '' } = useParams()
  const isNumber = /^[0-9]+$/.test(id)
  return isNumber ? <TripPage key={id} id={Number(id)} view={viewOfTrip} /> : <TripNotFound />
}
