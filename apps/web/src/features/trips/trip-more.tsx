import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { ConnectSection } from './connect-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { InclusionsSection } from './inclusions-section.tsx'
import { ItinerarySection } from './itinerary-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import type { TripView } from './trip-view.ts'
import { useEdition } from './use-edition.ts'

interface TripMoreProps {
  trip: Trip
  view: TripView
}

/** The part of a trip's page below the first screen. */
export default function TripMore({ trip, view }: TripMoreProps) {
  const [edition, choose] = useEdition(trip)
  return (
    <>
      <OverviewSection trip={trip} details={view.details} />
      <FactsSection trip={trip} shown={edition} onChoose={choose} />
      <GallerySection trip={trip} pictures={view.pictures} />
      <ItinerarySection trip={trip} shown={edition} onChoose={choose} />
      <InclusionsSection trip={trip} shown={edition} />
      <ConnectSection />
    </>
  )
}
