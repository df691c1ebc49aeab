import { defaultDecisionDays } from '@farandfew/domain/departures/guarantee.ts'
import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../shared/notices/loaded.tsx'
import { makeDay } from '../features/trips/itinerary-editor.tsx'
import { copyOf, newTripId } from '../features/trips/trip-draft.ts'
import { TripEditor } from '../features/trips/trip-editor.tsx'
import { tripsQuery } from '../features/trips/trip-reads.ts'
import { readId } from '../shared/url/read-id.ts'

/** What the form of a new trip starts with: the texts are empty, the figures are the usual ones. */
const emptyTrip = (siteUrl: string, id: number): AdminTrip => ({
  id,
  title: '',
  description: '',
  destination: '',
  region: 'asia',
  duration: 4,
  price: 200_000,
  departureMonths: '',
  groupSize: '8-12 People',
  decisionDays: defaultDecisionDays,
  images: [],
  imageAlts: {},
  highlights: [''],
  itinerary: [1, 2, 3, 4].map((day) => ({ day, ...makeDay() })),
  includedItems: [''],
  excludedItems: [''],
  featured: false,
  availability: 'coming-soon',
  extendedEdition: null,
  practicalFacts: null,
  isDraft: false,
  archived: false,
  version: 'new',
  publicUrl: siteUrl,
  siteUrl,
})

/** The form of a new trip, which can start as a copy. Nothing is stored before it is complete. */
export default function NewTripPage() {
  const query = useQuery(tripsQuery)
  const copied = readId(useSearchParams()[0].get('copy') ?? '')
  return (
    <Loaded query={query} loading="Loading the form…" failed="We could not load the form.">
      {({ items, siteUrl }) => {
        const origin = items.find(({ id }) => id === copied)
        const id = newTripId(origin?.id)
        return (
          <TripEditor
            key={id}
            trip={emptyTrip(siteUrl, id)}
            readAt={0}
            refetch={() => undefined}
            {...(origin && { start: copyOf(origin) })}
          />
        )
      }}
    </Loaded>
  )
}
