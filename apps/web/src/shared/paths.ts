import { destinationIn, ownDestinationOf } from '@farandfew/domain/destinations/destinations.ts'
import type {
  DestinationSlug,
  DestinationWithGallery,
  DestinationWithPage,
} from '@farandfew/domain/destinations/all-destinations.ts'
import { destinationsWithPage } from '@farandfew/domain/destinations/destinations.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { pagePaths } from './page-paths.derived.ts'
import type { PageName, pages } from './pages.ts'

export { departurePath, tripLink } from '@farandfew/domain/destinations/destinations.ts'

/** What a path's parameter takes. */
interface ParameterTypes {
  trip: number
  /** Or the id of a trip that the site does not know by its destination. */
  destination: DestinationSlug | number
  'destination with page': DestinationWithPage
  'destination with gallery': DestinationWithGallery
  departure: number
  /** See receiptSlug. */
  receipt: string
  /** The id of its departure. */
  group: number
}

/** A path, or a function that fills in its parameter. */
type Paths = {
  readonly [Name in PageName]: (typeof pages)[Name] extends { each: keyof ParameterTypes }
    ? (value: ParameterTypes[(typeof pages)[Name]['each']]) => string
    : (typeof pages)[Name]['path']
}

const fill = (path: string) => (value: string | number) => path.replace(/:\w+/, String(value))

/** Builds every URL of the site: `paths.trips`, `paths.trip(7)`. */
export const paths = Object.fromEntries(
  Object.entries(pagePaths).map(([name, path]) => [name, path.includes(':') ? fill(path) : path]),
) as Paths

/** Redirected to the console by the host. */
export const adminPath = '/admin'

/** Whether the text is the slug of a destination that has its own page. */
export const hasOwnPage = (slug: string | undefined): slug is DestinationWithPage =>
  destinationsWithPage.some((known) => known === slug)

/** The destination that a trip's title or destination names, or undefined. */
export const destinationOf = (trip: Pick<Trip, 'title' | 'destination'>) =>
  destinationIn(`${trip.title} ${trip.destination}`)

/**
 * The path to request an invite to a trip, to one of its departures if there is one: by its destination, or by its id if that
 * is another trip's or not known.
 */
export const inviteLink = (
  trip: Pick<Trip, 'id' | 'title' | 'destination'>,
  departure?: { readonly id: number },
): string =>
  paths.requestInvite(ownDestinationOf(trip) ?? trip.id) +
  (departure ? `?departure=${departure.id}` : '')

type Sold = Pick<Trip, 'id' | 'title' | 'destination' | 'availability'>

/** The path to get a seat on a departure: its booking page if the trip is open, otherwise the trip's invite page. */
export const seatLink = (trip: Sold, departureId: number): string =>
  trip.availability === 'open' ? paths.book(departureId) : inviteLink(trip, { id: departureId })

/** The path of a trip's main button, about its next departure. The booking page of a full one has the waitlist. */
export const tripSeatLink = (trip: Sold & Pick<Trip, 'nextDeparture'>): string =>
  trip.nextDeparture ? seatLink(trip, trip.nextDeparture.id) : inviteLink(trip)
