import {
  type DepartureState,
  departureState,
} from '@farandfew/domain/departures/departure-facts.ts'
import { defaultCurrency } from '@farandfew/domain/constants/limits.ts'
import { departurePrice, returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { departurePath, seatLink, tripLink } from '../../shared/paths.ts'
import type { Thing } from '../../shared/structured-data/thing.ts'
import { departureDatesText } from './departure-texts.ts'
import type { TripDeparture } from './use-trip-departures.ts'

/** The state as https://schema.org/ItemAvailability; none for a departure that is no longer offered. */
const availabilities: Readonly<Partial<Record<DepartureState, string>>> = {
  open: 'InStock',
  'being-paid': 'LimitedAvailability',
  full: 'SoldOut',
  'by-invite': 'PreOrder',
}

/** Of the departures of a trip, by the address of its page. */
export const departuresId = (url: string) => `${url}#departures`

function departureThing(trip: Trip, departure: TripDeparture, origin: string): Thing | undefined {
  const { id, date, days, host } = departure
  const availability =
    availabilities[departureState({ ...departure, availability: trip.availability })]
  if (availability === undefined) return undefined
  // The build does not know whether a seat is free.
  const isKnown = trip.availability !== 'open' || departure.spotsRemaining !== undefined
  return {
    '@type': 'TouristTrip',
    name: `${trip.title}, ${departureDatesText({ departureDate: date, duration: days })}`,
    departureTime: date,
    arrivalTime: returnDate(departure.date, departure.days),
    url: origin + departurePath(trip, departure),
    ...(host && {
      provider: {
        '@type': 'Person',
        name: host.name,
        ...(host.about !== null && { description: host.about }),
      },
    }),
    offers: {
      '@type': 'Offer',
      price: departurePrice(departure),
      priceCurrency: defaultCurrency,
      ...(isKnown && { availability: `https://schema.org/${availability}` }),
      url: origin + seatLink(trip, id),
    },
  }
}

/**
 * A trip with its departures as structured data: dates, price, whether a seat is free, and the host. It has no organizer at
 * schema.org, and to search engines a trip is no event; its `provider` may be who performs the service
 * (https://schema.org/provider). Undefined if none is offered. The prerendered page has the departures of the built-in schedule,
 * which what the API says replaces by the id.
 */
export function datedTrip(
  trip: Trip,
  departures: readonly TripDeparture[],
  origin: string,
): Thing | undefined {
  const subTrip = departures.flatMap((one) => departureThing(trip, one, origin) ?? [])
  if (subTrip.length === 0) return undefined
  const url = origin + tripLink(trip)
  return { '@type': 'TouristTrip', '@id': departuresId(url), name: trip.title, url, subTrip }
}
