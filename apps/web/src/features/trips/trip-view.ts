import { isBookable, tripAction } from '@farandfew/domain/availability'
import { targetAgeLabel } from '@farandfew/domain/constants'
import {
  destinationNames,
  destinationPagePictures,
  destinationPlaces,
  type DestinationWithPage,
} from '@farandfew/domain/destinations'
import type { Trip } from '@farandfew/domain/trips'
import { destinationOf, tripSeatLink } from '../../shared/paths.ts'
import { datesOf, monthsOf, spotsOf } from './trip-dates.ts'

interface HeroAction {
  href: string
  label: string
  variant: 'primary' | 'secondary'
}

/** The differences between the trip page and the destination page, which share all components. */
export interface TripView {
  /** The places below the title. */
  places: string
  /** The buttons of the first screen. */
  actions: readonly HeroAction[]
  /** The rows of the details panel: term and text. */
  details: readonly (readonly [term: string, text: string])[]
  /** The URLs of the gallery's pictures. */
  pictures: readonly string[]
}

const ask: HeroAction = { href: '#inquiry', label: 'Ask About This Trip', variant: 'secondary' }
const days: HeroAction = { href: '#itinerary', label: 'See the Itinerary', variant: 'secondary' }
const ageRow = ['Target Age Group', `${targetAgeLabel} years old`] as const

/** The view of `/trips/{id}`. Its first button leads to booking or to the invite page. */
export function viewOfTrip(trip: Trip): TripView {
  const { label } = tripAction(trip)
  const invite: HeroAction = { href: tripSeatLink(trip), label, variant: 'primary' }
  return {
    places: trip.destination,
    actions: destinationOf(trip) ? [invite, ask] : [{ ...ask, variant: 'primary' }, days],
    details: [
      ['Destination', trip.destination],
      ['Departure Months', monthsOf(trip)],
      ...(isBookable(trip) ? ([['Departure Dates', datesOf(trip)]] as const) : []),
      ['Available Spots', spotsOf(trip)],
      ageRow,
    ],
    pictures: trip.images.slice(1),
  }
}

/**
 * The view of `/destinations/{slug}`. The bar at the bottom has the button, and the available spots are
 * always a number (docs/product.md#availability).
 */
export function viewOfDestination(trip: Trip, slug: DestinationWithPage): TripView {
  return {
    places: destinationPlaces[slug],
    actions: [ask, days],
    details: [
      ['Destination', destinationNames[slug]],
      ['Departure Dates', datesOf(trip)],
      ['Available Spots', String(trip.spotsLeft)],
      ageRow,
    ],
    pictures: trip.images.slice(1).slice(-destinationPagePictures),
  }
}
