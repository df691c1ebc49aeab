import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { isBookable } from '@farandfew/domain/availability/availability.ts'
import { comingSoonLabel } from '@farandfew/domain/trips/trip-action.ts'
import { targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import { departureStateNames } from '@farandfew/domain/departures/departure-facts.ts'
import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import type { DestinationWithPage } from '@farandfew/domain/destinations/all-destinations.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { nextDepartureFacts, spotsOf } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { datesOf } from './trip-dates.ts'

type Row = readonly [term: string, text: string]

/**
 * The rows of the details panel: term and text. On a destination's page the available spots are always a number
 * (docs/product.md#availability).
 */
export const detailsOf = (trip: Trip, slug: DestinationWithPage | undefined): readonly Row[] => [
  ...(slug ? rowsOfDestination(trip, slug) : rowsOfTrip(trip)),
  ['Target Age Group', `${targetAgeLabel} years old`],
]

const rowsOfDestination = (trip: Trip, slug: DestinationWithPage): readonly Row[] => [
  ['Destination', destinationNames[slug]],
  ['Departure Dates', datesOf(trip)],
  ['Available Spots', spotsText(trip)],
]

const rowsOfTrip = (trip: Trip): readonly Row[] => [
  ['Destination', trip.destination],
  ['Departure Months', isBookable(trip) ? trip.departureMonths : comingSoonLabel(trip)],
  ...(isBookable(trip) ? [['Departure Dates', datesOf(trip)] as const] : []),
  ['Available Spots', availabilityTexts[trip.availability].spots ?? spotsText(trip)],
]

/** The number of free spots, or 'Open' while it is not known. */
const spotsText = (trip: Trip) => String(spotsOf(trip) ?? departureStateNames.open)

/** Whether the departure takes place, or the rule until its seats are known. */
export const guaranteeOf = (trip: Trip): string =>
  nextDepartureFacts(trip)?.guarantee ??
  `Guaranteed for good as soon as ${minimumGroup} travellers have booked.`
