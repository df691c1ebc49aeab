import { destinationPagePictures } from '@farandfew/domain/destinations/destinations.ts'
import { destinationPlaces } from '@farandfew/domain/destinations/destination-places.derived.ts'
import type { DestinationWithPage } from '@farandfew/domain/destinations/all-destinations.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'

/** The differences between the trip page and the destination page, which share all components. */
export interface TripView {
  /** The destination whose page it is; undefined for `/trips/{id}`. */
  slug?: DestinationWithPage
  /** The places below the title. */
  places: string
  /** The URLs of the gallery's pictures. */
  pictures: readonly string[]
}

export const viewOfTrip = (trip: Trip): TripView => ({
  places: trip.destination,
  pictures: trip.images.slice(1),
})

/** The view of `/destinations/{slug}`. */
export const viewOfDestination = (trip: Trip, slug: DestinationWithPage): TripView => ({
  slug,
  places: destinationPlaces[slug],
  pictures: trip.images.slice(1).slice(-destinationPagePictures),
})
