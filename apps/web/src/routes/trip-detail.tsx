import { useParams } from 'react-router-dom'
import { TripNotFound } from '../features/trip/trip-not-found.tsx'
import { TripPage } from './trip-page.tsx'

/** A trip by its id; what is no number is not asked for. */
export default function TripDetailPage() {
  const { id = '' } = useParams()
  return /^[0-9]+$/.test(id) ? <TripPage key={id} id={Number(id)} /> : <TripNotFound />
}
