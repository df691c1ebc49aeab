import { useParams } from 'react-router-dom'
import { usePageData } from '../app/page-data.ts'
import { TripNotFound } from '../features/trip/trip-not-found.tsx'
import { viewOfTrip } from '../features/trip/trip-view.ts'
import { TripPage } from './trip-page.tsx'

/** A trip by its id; what is no number, or is known to be missing, is not asked for. */
export default function TripDetailPage() {
  const { id = '' } = useParams()
  const { missing } = usePageData()
  const isNumber = /^[0-9]+$/.test(id)
  const mayBe = isNumber && missing !== `/trips/${id}`
  return mayBe ? <TripPage key={id} id={Number(id)} view={viewOfTrip} /> : <TripNotFound />
}
