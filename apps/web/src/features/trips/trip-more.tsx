import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { ConnectSection } from './connect-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { InclusionsSection } from './inclusions-section.tsx'
import { ItinerarySection } from './itinerary-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import type { TripView } from './trip-view.ts'
import { itinerariesOf } from '@farandfew/domain/trips/trip-facts.ts'
import { useState } from 'react'
import { useChosenDeparture } from '../departures/use-chosen-departure.ts'

/**
 * The length in days of the shown itinerary, and a function that changes it. At first that is the length of the departure
 * in the URL, otherwise of the trip's next one.
 */
function useEdition(trip: Trip): readonly [days: number, choose: (days: number) => void] {
  const departure = useChosenDeparture(trip.id)
  const [chosen, choose] = useState<number>()
  const lengths = itinerariesOf(trip).map(({ duration }) => duration)
  const wanted = [chosen, departure?.days, trip.nextDeparture?.duration]
  const days = wanted.find((one) => one !== undefined && lengths.includes(one))
  return [days ?? trip.duration, choose]
}

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
