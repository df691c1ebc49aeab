import * as z from 'zod/mini'
import { decisionDaysRange } from '../departures/guarantee.ts'
import { availabilities } from '../availability/availability.ts'
import { isPictureAddress, pictureAddressMessage } from '../text/picture-address.ts'
import { blockOfText, line, lineOfText } from '../text/text.ts'
import { readTripPicture } from '../trip-pictures/trip-pictures.ts'
import { practicalFacts, whole } from './practical-facts.ts'
import { regions } from './trip-filters.ts'
import { maxLength, minLength } from '../text/lengths.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { trip } from './trip.ts'

/** Maximum length of each text and maximum number of entries of each list. */
export const tripLimits = {
  title: 200,
  description: 4000,
  destination: 200,
  departureMonths: 200,
  groupSize: 60,
  image: 500,
  entry: 300,
  dayTitle: 200,
  dayDescription: 2000,
  accommodation: 200,
  included: 600,
  entries: 20,
  days: 30,
  price: 10_000_000,
} as const

const block = (max: number, message: string) => blockOfText({ min: 1, max, message })

const describePicture = 'Please describe what the picture shows'

const image = line(tripLimits.image, 'Please enter the address of a picture').check(
  z.refine(isPictureAddress, pictureAddressMessage),
)

/** What is seen on a picture, by its address. */
const imageAlts = z
  .record(z.string().check(maxLength(tripLimits.image)), line(tripLimits.entry, describePicture))
  .check(
    z.refine(
      (texts) => Object.keys(texts).length <= tripLimits.entries,
      `At most ${tripLimits.entries} entries`,
    ),
  )

const listOf = <const Entry extends z.ZodMiniType>(entry: Entry, what: string) =>
  z
    .array(entry, 'Must be a list')
    .check(
      minLength(1, `Please keep at least one ${what}`),
      maxLength(tripLimits.entries, `At most ${tripLimits.entries} entries`),
    )

const entries = (what: string) =>
  listOf(line(tripLimits.entry, `Please describe the ${what}`), what)

const day = z.strictObject(
  {
    day: whole(1, tripLimits.days),
    title: line(tripLimits.dayTitle, 'Please give the day a title'),
    description: block(tripLimits.dayDescription, 'Please describe the day'),
    accommodation: line(tripLimits.accommodation, 'Please name the accommodation, or N/A'),
    included: line(tripLimits.included, 'Please say what the day includes'),
  },
  { error: 'Must be a day of the itinerary' },
)

const itinerary = z.array(day, 'Must be a list of days').check(
  maxLength(tripLimits.days, `At most ${tripLimits.days} days`),
  z.refine(
    (days) => days.every(({ day: number }, index) => number === index + 1),
    'The days must be numbered from 1, without a gap',
  ),
)

const extendedEdition = z.strictObject(
  {
    description: block(tripLimits.description, 'Please describe the extended edition'),
    highlights: z.optional(entries('highlight')),
    itinerary: itinerary.check(minLength(1, 'Please keep at least one day')),
    includedItems: entries('included item'),
  },
  { error: 'Must be an extended edition' },
)

/** Every editable field of a trip, which is all but its id. */
export const tripFieldShape = {
  title: line(tripLimits.title, 'Please enter a title'),
  description: block(tripLimits.description, 'Please enter a description'),
  destination: line(tripLimits.destination, 'Please enter a destination'),
  region: z.enum(regions, 'Must be a region of the catalogue'),
  /** Days. */
  duration: whole(1, tripLimits.days),
  /** Whole rupees. */
  price: whole(0, tripLimits.price, '1,00,00,000'),
  departureMonths: line(tripLimits.departureMonths, 'Please enter the months of departure'),
  groupSize: line(tripLimits.groupSize, 'Please enter the size of the group'),
  /** Days before departure on which one that is not guaranteed is cancelled, and on which the balance is due. */
  decisionDays: whole(decisionDaysRange.min, decisionDaysRange.max),
  images: listOf(image, 'picture'),
  imageAlts,
  highlights: entries('highlight'),
  itinerary,
  includedItems: entries('included item'),
  excludedItems: entries('excluded item'),
  featured: z.boolean('Must be true or false'),
  availability: z.enum(availabilities, 'Must be open, preview or coming-soon'),
  extendedEdition: z.nullable(extendedEdition),
  practicalFacts: z.nullable(practicalFacts),
  /** Whether only operators see the trip; never again once it is published (docs/product.md#drafts-of-trips). */
  isDraft: z.boolean('Must be true or false'),
  /** Whether the club no longer offers the trip (docs/product.md#archived-trips). */
  archived: z.boolean('Must be true or false'),
} as const

/** One itinerary day for each day of the trip. */
const itineraryOfDuration = z.refine<ItineraryLengths>(
  (trip) => trip.itinerary.length === trip.duration,
  {
    path: ['itinerary'],
    error: ({ input }) => itineraryMessage(input as ItineraryLengths),
  },
)

/** An extended edition is longer than its trip, so that a departure's length says which of them it is. */
const longerEdition = z.refine<EditionLengths>(
  ({ duration, extendedEdition: edition }) => !edition || edition.itinerary.length > duration,
  {
    path: ['extendedEdition', 'itinerary'],
    error: ({ input }) =>
      `The trip lasts ${days((input as EditionLengths).duration)}: its extended edition must have more`,
  },
)

/** An uploaded picture has a text for those who cannot see it. */
const describedPictures = z.superRefine<Pictures>(({ images, imageAlts: texts }, context) => {
  for (const [index, address] of images.entries()) {
    if (!readTripPicture(address) || texts[address]) continue
    context.addIssue({ code: 'custom', path: ['images', index, 'alt'], message: describePicture })
  }
})

/** What the fields of a trip must satisfy together. */
export const tripRules = [itineraryOfDuration, longerEdition, describedPictures] as const

/** All fields of a trip, which must fit each other. */
export const tripFields = z.object(tripFieldShape).check(...tripRules)
export type TripFields = z.output<typeof tripFields>
export type TripField = keyof TripFields

/** The fields in the order of the history. */
export const tripFieldNames = Object.keys(tripFieldShape) as readonly TripField[]

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

const itineraryMessage = ({ duration, itinerary: { length } }: ItineraryLengths) =>
  `The trip lasts ${days(duration)} and its itinerary has ${days(length)}: both must be the same`

interface Pictures {
  images: string[]
  imageAlts: Record<string, string>
}

interface EditionLengths {
  duration: number
  extendedEdition: { itinerary: unknown[] } | null
}

interface ItineraryLengths {
  duration: number
  itinerary: unknown[]
}

const storedTrip = z.extend(
  z.omit(trip, { spotsLeft: true, nextDeparture: true, editions: true }),
  {
    /** Days before departure. */
    decisionDays: z.int('Must be a whole number'),
    practicalFacts: z.nullable(practicalFacts),
    isDraft: z.boolean('Must be true or false'),
    archived: z.boolean('Must be true or false'),
    imageAlts: z.record(z.string(), storedText(300)),
  },
)

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
