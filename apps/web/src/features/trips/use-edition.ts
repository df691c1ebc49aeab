import { itinerariesOf } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { useState } from 'react'
import { useChosenDeparture } from '../departures/use-chosen-departure.ts'

/**
 * The length in days of the shown itinerary, and a function that changes it. At first that is the length of the departure
 * in the URL, otherwise of the trip's next one.
 */
export function useEdition(trip: Trip): readonly [days: number, choose: (days: number) => void] {
  const departure = useChosenDeparture(trip.id)
  const [chosen, choose] = useState<number>()
  const lengths = itinerariesOf(trip).map(({ duration }) => duration)
  const wanted = [chosen, departure?.days, trip.nextDeparture?.duration]
  const days = wanted.find((one) => one !== undefined && lengths.includes(one))
  return [days ?? trip.duration, choose]
}
