import { isBookable } from '@farandfew/domain/availability/availability.ts'
import { targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { destinationPagePictures } from '@farandfew/domain/destinations/destination-pages.ts'
import { destinationPlaces } from '@farandfew/domain/destinations/destination-places.derived.ts'
import type { DestinationWithPage } from '@farandfew/domain/destinations/all-destinations.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { datesOf, guaranteeOf, monthsOf, spotsOf } from './trip-dates.ts'

/** The differences between the trip page and the destination page, which share all components. */
export interface TripView {
  /** The places below the title. */
  places: string
  /** The rows of the details panel: term and text. */
  details: readonly (readonly [term: string, text: string])[]
  /** The URLs of the gallery's pictures. */
  pictures: readonly string[]
}

/** The buttons of the first screen. The bar at the bottom has the one that leads to a seat. */
export const heroActions = [
  { href: '#inquiry', label: 'Ask About This Trip' },
  { href: '#itinerary', label: 'See the Itinerary' },
] as const

const ageRow = ['Target Age Group', `${targetAgeLabel} years old`] as const

export function viewOfTrip(trip: Trip): TripView {
  return {
    places: trip.destination,
    details: [
      ['Destination', trip.destination],
      ['Departure Months', monthsOf(trip)],
      ...(isBookable(trip) ? ([['Departure Dates', datesOf(trip)]] as const) : []),
      ['Available Spots', spotsOf(trip)],
      ['Takes Place', guaranteeOf(trip)],
      ageRow,
    ],
    pictures: trip.images.slice(1),
  }
}

/** The view of `/destinations/{slug}`. The available spots are always a number (docs/product.md#availability). */
export function viewOfDestination(trip: Trip, slug: DestinationWithPage): TripView {
  return {
    places: destinationPlaces[slug],
    details: [
      ['Destination', destinationNames[slug]],
      ['Departure Dates', datesOf(trip)],
      ['Available Spots', String(trip.spotsLeft)],
      ['Takes Place', guaranteeOf(trip)],
      ageRow,
    ],
    pictures: trip.images.slice(1).slice(-destinationPagePictures),
  }
}
