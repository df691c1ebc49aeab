import {
  adminTrip,
  type AdminTrip,
  adminTrips,
  tripChange,
  tripHistory,
  type TripHistoryEntry,
  tripUndo,
} from '@farandfew/domain/trips/admin-trips.ts'
import type { TripField, TripFields } from '@farandfew/domain/trips/trip-fields.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import * as z from 'zod/mini'
import { type FakeCall, type FakeRoutes, refuse, send } from './fake-routes.ts'

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
    archived: false,
    imageAlts: {},
    version: `${trip.id}-1`,
    publicUrl: `${siteUrl}/trips/${trip.id}`,
    siteUrl,
  })),
  tripHistory: {},
})

let changes = 0

/** Changes a trip as an operator would, and adds the change to its history. */
export function changeTripAt(
  api: TripsState,
  id: number,
  values: Partial<TripFields>,
  { operator = 'Meera', isUndo = false } = {},
): AdminTrip {
  const trip = api.trips.find((one) => one.id === id) as AdminTrip
  const names = Object.keys(values) as TripField[]
  const before = Object.fromEntries(names.map((name) => [name, trip[name]]))
  const at = new Date('2025-05-01T06:30:00Z').toISOString()
  const entry = { id: ++changes, at, operator, isUndo, before, after: values, undoable: true }
  const others = (api.tripHistory[id] ?? []).map((other) => ({
    ...other,
    undoable: other.undoable && !names.some((name) => name in other.after),
  }))
  api.tripHistory[id] = [entry, ...others]
  return Object.assign(trip, values, { version: `${id}-${changes}-later` })
}

/** The calls of the trips' pages. */
export const tripsRoutes = (api: TripsState): FakeRoutes => {
  const withTrip = (answer: (trip: AdminTrip, call: FakeCall) => void) => (call: FakeCall) => {
    const trip = api.trips.find(({ id }) => String(id) === call.params['id'])
    if (trip) return answer(trip, call)
    refuse(call.response, { code: 'TRIP_NOT_FOUND', detail: 'The trip could not be found.' })
  }
  return {
    'GET /api/admin/trips': ({ response }) =>
      send(response, 200, adminTrips, { items: api.trips, siteUrl }),
    'GET /api/admin/trips/:id': withTrip((trip, { response }) =>
      send(response, 200, adminTrip, trip),
    ),
    'PATCH /api/admin/trips/:id': withTrip((trip, { response, body }) => {
      const { version, ...values } = z.parse(tripChange, body)
      if (version !== trip.version) {
        return refuse(response, { code: 'TRIP_CHANGED', detail: 'Someone else changed it.' })
      }
      send(response, 200, adminTrip, changeTripAt(api, trip.id, values as Partial<TripFields>))
    }),
    'POST /api/admin/trips/:id/undo': withTrip(({ id }, { response, body }) => {
      const { auditId } = z.parse(tripUndo, body)
      const entry = api.tripHistory[id]?.find((one) => one.id === auditId)
      if (!entry?.undoable) {
        return refuse(response, { code: 'TRIP_CHANGED', detail: 'Changed again since.' })
      }
      const values = entry.before as Partial<TripFields>
      send(response, 200, adminTrip, changeTripAt(api, id, values, { isUndo: true }))
    }),
    'GET /api/admin/trips/:id/history': withTrip(({ id }, { response }) =>
      send(response, 200, tripHistory, { items: api.tripHistory[id] ?? [] }),
    ),
  }
}
