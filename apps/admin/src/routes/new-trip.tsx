import { defaultDecisionDays } from '@farandfew/domain/departures/guarantee.ts'
import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../shared/notices/loaded.tsx'
import { newTripId } from '../features/trips/trip-draft.ts'
import { TripEditor } from '../features/trips/trip-editor.tsx'
import { tripsQuery } from '../features/trips/trip-reads.ts'

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
  decisionDays: defaultDecisionDays,
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
export default function NewTripPage() {
  const query = useQuery(tripsQuery)
  return (
    <Loaded query={query} loading="Loading the form…" failed="We could not load the form.">
      {({ siteUrl }) => (
        <TripEditor trip={emptyTrip(siteUrl)} readAt={0} refetch={() => undefined} />
      )}
    </Loaded>
  )
}
