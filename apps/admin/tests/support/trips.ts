import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import {
  addAdminTrip,
  changeAdminTrip,
  getAdminTrip,
  getAdminTripHistory,
  listAdminTrips,
  undoAdminTrip,
} from '@farandfew/domain/trips/admin-trips.contract.ts'
import type { AdminTrip, TripHistoryEntry } from '@farandfew/domain/trips/admin-trips.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { byId, change, type FakeRoute, route } from './fake-routes.ts'

export interface TripsState {
  trips: AdminTrip[]
  /** By trip, the newest first. */
  tripHistory: Record<number, TripHistoryEntry[]>
}

const siteUrl = 'https://club.example'

/** Shortens a trip to two days, so that its form renders quickly. */
const short = (trip: Trip) => ({
  duration: 2,
  images: trip.images.slice(0, 2),
  highlights: trip.highlights.slice(0, 3),
  itinerary: trip.itinerary.slice(0, 2),
  includedItems: trip.includedItems.slice(0, 1),
  excludedItems: trip.excludedItems.slice(0, 1),
  practicalFacts: null,
  decisionDays: 60,
})

export const noTrips = (): TripsState => ({
  trips: catalogue.map((trip) => ({
    ...trip,
    ...short(trip),
    isDraft: false,
    archived: false,
    imageAlts: {},
    version: `${trip.id}-1`,
    publicUrl: `${siteUrl}/trips/${trip.id}`,
    siteUrl,
  })),
  tripHistory: {},
})

/** A change that can be undone. */
export const tripChangeOf = (
  id: number,
  rest: Partial<TripHistoryEntry> = {},
): TripHistoryEntry => ({
  id,
  at: '2025-05-01T06:30:00.000Z',
  operator: 'Meera',
  isUndo: false,
  before: {},
  after: {},
  undoable: true,
  ...rest,
})

/** The calls of the trips' pages. */
export const tripsRoutes = (api: TripsState): FakeRoute[] => [
  route(listAdminTrips, () => ({ items: api.trips, siteUrl })),
  route(addAdminTrip, ({ body }) => {
    const id = api.trips.length + 1
    const trip = { ...body, id, version: `${id}-1`, publicUrl: `${siteUrl}/trips/${id}`, siteUrl }
    api.trips.push(trip)
    return trip
  }),
  route(getAdminTrip, ({ params }) => byId(api.trips, params.id)),
  route(changeAdminTrip, ({ params, body: { version: _, ...values } }) =>
    change(byId(api.trips, params.id), values),
  ),
  route(undoAdminTrip, ({ params }) => byId(api.trips, params.id)),
  route(getAdminTripHistory, ({ params }) => ({ items: api.tripHistory[params.id] ?? [] })),
]
