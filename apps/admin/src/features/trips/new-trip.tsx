import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { newTripId } from './trip-draft.ts'
import { TripEditor } from './trip-editor.tsx'
import { useTrips } from './trips.data.ts'

const emptyDay = { title: '', description: '', accommodation: '', included: '' }

/** What the form of a new trip starts with: the texts are empty, the figures are the usual ones. */
const emptyTrip = (siteUrl: string): AdminTrip => ({
  id: newTripId,
  title: '',
  description: '',
  destination: '',
  region: 'asia',
  duration: 4,
  price: 200_000,
  departureMonths: '',
  spotsLeft: 12,
  groupSize: '8-12 People',
  images: [],
  imageAlts: {},
  highlights: [''],
  itinerary: [1, 2, 3, 4].map((day) => ({ day, ...emptyDay })),
  includedItems: [''],
  excludedItems: [''],
  featured: false,
  availability: 'coming-soon',
  extendedEdition: null,
  practicalFacts: null,
  archived: false,
  version: 'new',
  publicUrl: siteUrl,
  siteUrl,
})

/** The form of a new trip. Nothing is stored before it is complete. */
export function NewTrip() {
  const { data, error, errorUpdateCount, isFetching, refetch } = useTrips()
  if (data)
    return <TripEditor trip={emptyTrip(data.siteUrl)} readAt={0} refetch={() => undefined} />
  if (errorUpdateCount === 0) return <p role="status">Loading the form…</p>
  return (
    <LoadProblem
      title="We could not load the form."
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
