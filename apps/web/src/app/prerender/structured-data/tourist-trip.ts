import { isBookable } from '@farandfew/domain/availability/availability.ts'
import { defaultCurrency, targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import { editionsOfTrip } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { tripSeatLink } from '../../../shared/paths.ts'
import { organization } from './organization.ts'
import type { Thing } from '../../../shared/structured-data/thing.ts'

interface Shown {
  origin: string
  /** The trip's page, absolute. */
  url: string
  /** Its share picture, absolute. */
  image: string
}

/**
 * A trip with its offer and its days (https://schema.org/TouristTrip). A trip that cannot be booked yet is a pre-order; whether
 * an open one has seats left is not known at build time, and the browser adds it for each departure.
 */
export function touristTrip(trip: Trip, { origin, url, image }: Shown): Thing {
  return {
    '@type': 'TouristTrip',
    name: trip.title,
    description: trip.description,
    url,
    image,
    touristType: `Solo travellers aged ${targetAgeLabel}`,
    provider: organization(origin),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: trip.itinerary.length,
      itemListElement: trip.itinerary.map(({ day, title, description }) => ({
        '@type': 'ListItem',
        position: day,
        name: title,
        description,
      })),
    },
    offers: {
      ...offerOf(trip),
      priceCurrency: defaultCurrency,
      ...(!isBookable(trip) && { availability: 'https://schema.org/PreOrder' }),
      url: origin + tripSeatLink(trip),
    },
  }
}

/** The price of the trip's departures, or their range. */
function offerOf(trip: Trip) {
  const prices = editionsOfTrip(trip).map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high
    ? { '@type': 'Offer', price: low }
    : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length }
}
