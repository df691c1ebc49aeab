import * as z from 'zod/mini'
import { id, idParam, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'
import { practicalFacts } from './practical-facts.ts'
import { trip } from './trip.ts'
import { tripFieldShape, tripRules } from './trip-fields.ts'

const storedTrip = z.extend(z.omit(trip, { nextDeparture: true, editions: true }), {
  /** Days before departure. */
  decisionDays: z.int('Must be a whole number'),
  practicalFacts: z.nullable(practicalFacts),
  isDraft: z.boolean('Must be true or false'),
  archived: z.boolean('Must be true or false'),
  imageAlts: z.record(z.string(), storedText(300)),
})

/** A trip with what an operator needs to edit it. */
export const adminTrip = z.object({
  ...storedTrip.shape,
  /** A hash of all fields; any change gives another version. */
  version: storedText(64),
  /** The trip's page on the site. */
  publicUrl: storedText(600),
  /** Origin of the site, to resolve picture paths. */
  siteUrl: storedText(300),
})
export type AdminTrip = z.output<typeof adminTrip>

export const adminTrips = z.object({
  items: z.array(adminTrip, 'Must be a list'),
  /** Origin of the site, to resolve the picture paths of a new trip. */
  siteUrl: storedText(300),
})
export type AdminTrips = z.output<typeof adminTrips>

export const adminTripParams = z.object({ id: idParam })

/** An uploaded picture: its address and its size in pixels. */
export const uploadedTripPicture = z.object({
  src: storedText(500),
  width: z.int(),
  height: z.int(),
})
export type UploadedTripPicture = z.output<typeof uploadedTripPicture>

/** Every field of a new trip. */
export const tripForm = requestBody(tripFieldShape).check(...tripRules)
export type TripForm = z.output<typeof tripForm>

/** The version that the operator edited, and the changed fields. */
export const tripChange = requestBody({
  version: lineOfText({ min: 1, max: 64, message: 'The version must be the one that was read' }),
  ...z.partial(z.object(tripFieldShape)).shape,
})
export type TripChange = z.output<typeof tripChange>

/** The audit log entry to undo. */
export const tripUndo = requestBody({ auditId: id })

/** Some of a trip's fields at one time. */
const tripValues = z.partial(z.omit(storedTrip, { id: true }))
export type TripValues = z.output<typeof tripValues>

const tripHistoryEntry = z.object({
  /** Id of the audit log entry. */
  id,
  at: instant,
  /** The name given when the console was unlocked; null if none was given. */
  operator: z.nullable(storedText(100)),
  /** Whether the change undid an earlier one. */
  isUndo: z.boolean('Must be true or false'),
  /** The changed fields before and after. */
  before: tripValues,
  after: tripValues,
  /** Whether the trip still has the values of this change. */
  undoable: z.boolean('Must be true or false'),
})
export type TripHistoryEntry = z.output<typeof tripHistoryEntry>

/** The latest changes of a trip, newest first. */
export const tripHistory = z.object({ items: z.array(tripHistoryEntry, 'Must be a list') })
export type TripHistory = z.output<typeof tripHistory>

/** Maximum number of changes in a history. */
export const tripHistoryLength = 50
