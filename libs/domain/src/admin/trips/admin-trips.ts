import * as z from 'zod/mini'
import { id, idParam, instant, requestBody } from '../../contract/request.ts'
import { storedText } from '../../text/stored-text.ts'
import { lineOfText } from '../../text/text.ts'
import { trip } from '../../trips/trip.ts'
import { tripFieldShape } from './trip-fields.ts'

const storedTrip = z.omit(trip, { nextDeparture: true })

/** A trip as it is stored, with what the desk needs to change it. */
export const adminTrip = z.object({
  ...storedTrip.shape,
  /** Of all its fields: another one where any of them differs. */
  version: storedText(64),
  /** Its page on the site. */
  publicUrl: storedText(600),
  /** Scheme and host of the site, which its picture paths lie below. */
  siteUrl: storedText(300),
})
export type AdminTrip = z.output<typeof adminTrip>

/** All trips, by id. */
export const adminTrips = z.object({ items: z.array(adminTrip, 'Must be a list') })
export type AdminTrips = z.output<typeof adminTrips>

export const adminTripParams = z.object({ id: idParam })

/** What a change sends: the version that it was made from, and the fields that it changes. */
export const tripChange = requestBody({
  version: lineOfText({ min: 1, max: 64, message: 'The version must be the one that was read' }),
  ...z.partial(z.object(tripFieldShape)).shape,
})
export type TripChange = z.output<typeof tripChange>

/** Which entry of the audit log is to be undone. */
export const tripUndo = requestBody({ auditId: id })

/** Some of a trip's fields, as they were at some time. */
const tripValues = z.partial(z.omit(storedTrip, { id: true }))
export type TripValues = z.output<typeof tripValues>

const tripHistoryEntry = z.object({
  /** Of the audit log. */
  id,
  at: instant,
  /** The name given at the gate; null where none was. */
  operator: z.nullable(storedText(100)),
  /** Whether it undid an earlier change. */
  isUndo: z.boolean('Must be true or false'),
  /** The changed fields as they were, and as they became. */
  before: tripValues,
  after: tripValues,
  /** Whether the trip still has the values that this change gave it. */
  undoable: z.boolean('Must be true or false'),
})
export type TripHistoryEntry = z.output<typeof tripHistoryEntry>

/** The latest changes of a trip, the newest first. */
export const tripHistory = z.object({ items: z.array(tripHistoryEntry, 'Must be a list') })
export type TripHistory = z.output<typeof tripHistory>

/** How many changes a history tells, at most. */
export const tripHistoryLength = 50
