import type { Trip } from '@farandfew/domain/trips'
import { ConnectSection } from './connect-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { InclusionsSection } from './inclusions-section.tsx'
import { ItinerarySection } from './itinerary-section.tsx'

/** A trip's page below its overview. */
export default function TripMore({ trip }: { trip: Trip }) {
  return (
    <>
      <GallerySection trip={trip} />
      <ItinerarySection trip={trip} />
      <InclusionsSection trip={trip} />
      <ConnectSection />
    </>
  )
}
