import type { Trip } from '@farandfew/domain/trips'
import { ConnectSection } from './connect-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { InclusionsSection } from './inclusions-section.tsx'
import { ItinerarySection } from './itinerary-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import type { TripView } from './trip-view.ts'

interface TripMoreProps {
  trip: Trip
  view: TripView
}

/** The part of a trip's page below the first screen. */
export default function TripMore({ trip, view }: TripMoreProps) {
  return (
    <>
      <OverviewSection trip={trip} details={view.details} />
      <GallerySection trip={trip} pictures={view.pictures} />
      <ItinerarySection trip={trip} />
      <InclusionsSection trip={trip} />
      <ConnectSection />
    </>
  )
}
