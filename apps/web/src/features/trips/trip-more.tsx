import { GalleryPart } from './gallery-part.tsx'
import { InclusionsPart } from './inclusions-part.tsx'
import { ItineraryPart } from './itinerary-part.tsx'
import type { ShownTrip } from './use-shown-trip.ts'

interface TripMoreProps {
  shown: ShownTrip
  /** The URLs of the gallery's pictures. */
  pictures: readonly string[]
}

/** What one sees and does: gallery, itinerary, and what the price includes. An island. */
export default function TripMore({ shown, pictures }: TripMoreProps) {
  return (
    <>
      <GalleryPart trip={shown.trip} pictures={pictures} />
      <ItineraryPart shown={shown} />
      <InclusionsPart shown={shown} />
    </>
  )
}
