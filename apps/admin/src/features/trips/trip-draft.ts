import {
  type AdminTrip,
  tripFieldNames,
  tripFields,
  tripLimits,
  type TripField,
  type TripFields,
} from '@farandfew/domain/trips/admin-trips.ts'
import { isPictureAddress } from '@farandfew/domain/text/picture-address.ts'
import { type FactsDraft, readNumber, toFacts, toFactsDraft } from './facts-draft.ts'
import { safeParse } from 'zod/v4/core'

/** The id of a trip that is not stored yet: 0, or below it for a copy of another trip, so that each has a draft of its own. */
export const newTripId = (copiedId = 0): number => 0 - copiedId

export const isNewTrip = (id: number): boolean => id <= 0

/** A copy of a trip to start from: a draft, because a trip with the same texts must not be on the site by mistake. */
export const copyOf = (trip: AdminTrip): TripDraft =>
  toDraft({
    ...trip,
    title: `Copy of ${trip.title}`.slice(0, tripLimits.title),
    featured: false,
    archived: false,
    isDraft: true,
  })

/** A day of the itinerary while it is edited. Its number is its position. */
export type DraftDay = Omit<TripFields['itinerary'][number], 'day'>

/** The extended edition while it is edited. */
export interface DraftEdition {
  description: string
  /** Those of the trip if left out. */
  highlights?: string[] | undefined
  itinerary: DraftDay[]
  includedItems: string[]
}

type Numeric = 'duration' | 'price' | 'decisionDays'

/** A trip while it is edited. Numbers are the typed texts. */
export type TripDraft = Omit<
  TripFields,
  Numeric | 'itinerary' | 'extendedEdition' | 'practicalFacts'
> &
  Record<Numeric, string> & {
    itinerary: DraftDay[]
    extendedEdition: DraftEdition | null
    practicalFacts: FactsDraft
  }

type Days = TripFields['itinerary']

const toDraftDays = (days: Days): DraftDay[] => days.map(({ day: _number, ...texts }) => texts)

const toDays = (days: readonly DraftDay[]): Days =>
  days.map((day, index) => ({ ...day, day: index + 1 }))

/** The draft that the form starts with. */
export function toDraft(trip: AdminTrip): TripDraft {
  const fields = Object.fromEntries(tripFieldNames.map((name) => [name, trip[name]])) as TripFields
  return {
    ...fields,
    duration: String(trip.duration),
    price: String(trip.price),
    decisionDays: String(trip.decisionDays),
    practicalFacts: toFactsDraft(trip.practicalFacts),
    itinerary: toDraftDays(trip.itinerary),
    extendedEdition: trip.extendedEdition && {
      ...trip.extendedEdition,
      itinerary: toDraftDays(trip.extendedEdition.itinerary),
    },
  }
}

/** What the trip's pictures show: the texts of other addresses are left out. */
const textsOf = ({ images, imageAlts }: TripDraft): Record<string, string> =>
  Object.fromEntries(
    images.flatMap((typed) => {
      const address = typed.trim()
      const text = isPictureAddress(address) && imageAlts[address]?.trim()
      return text ? [[address, text]] : []
    }),
  )

/** Reads the fields of a draft, valid or not. */
export const toTripFields = (draft: TripDraft): TripFields => ({
  ...draft,
  duration: readNumber(draft.duration),
  price: readNumber(draft.price),
  decisionDays: readNumber(draft.decisionDays),
  practicalFacts: toFacts(draft.practicalFacts),
  imageAlts: textsOf(draft),
  itinerary: toDays(draft.itinerary),
  extendedEdition: draft.extendedEdition && {
    ...draft.extendedEdition,
    itinerary: toDays(draft.extendedEdition.itinerary),
  },
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which a draft differs from the trip. */
export function draftedFields(trip: AdminTrip, draft: TripDraft): TripField[] {
  const before = toDraft(trip)
  return tripFieldNames.filter((name) => !isSame(before[name], draft[name]))
}

/** The fields to save: as the schema reads them, without those that stay the same. */
export function changesOf(trip: AdminTrip, draft: TripDraft): Partial<TripFields> {
  const { data } = safeParse(tripFields, toTripFields(draft))
  if (!data) return {}
  const drafted = draftedFields(trip, draft)
  return Object.fromEntries(
    drafted.flatMap((name) => (isSame(data[name], trip[name]) ? [] : [[name, data[name]]])),
  )
}

/** Puts the draft's own changes on top of another version of the trip. */
export function moveDraft(draft: TripDraft, from: AdminTrip, to: AdminTrip): TripDraft {
  const own = draftedFields(from, draft).map((name) => [name, draft[name]])
  return { ...toDraft(to), ...Object.fromEntries(own) }
}
