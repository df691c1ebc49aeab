import {
  type AdminTrip,
  isPictureAddress,
  tripFieldNames,
  tripFields,
  type TripField,
  type TripFields,
} from '@farandfew/domain/admin/trips'
import { type FactsDraft, toFacts, toFactsDraft } from './facts-draft.ts'
import { safeParse } from 'zod/v4/core'

/** The id of a trip that is not stored yet. */
export const newTripId = 0

/** A day of the itinerary while it is edited. Its number is its position. */
export type DraftDay = Omit<TripFields['itinerary'][number], 'day'>

type Numeric = 'duration' | 'price' | 'spotsLeft'

/** A trip while it is edited. Numbers are the typed texts. */
export type TripDraft = Omit<TripFields, Numeric | 'itinerary' | 'practicalFacts'> &
  Record<Numeric, string> & { itinerary: DraftDay[]; practicalFacts: FactsDraft }

/** The draft that the form starts with. */
export function toDraft(trip: AdminTrip): TripDraft {
  const fields = Object.fromEntries(tripFieldNames.map((name) => [name, trip[name]])) as TripFields
  return {
    ...fields,
    duration: String(trip.duration),
    price: String(trip.price),
    spotsLeft: String(trip.spotsLeft),
    practicalFacts: toFactsDraft(trip.practicalFacts),
    itinerary: trip.itinerary.map(({ title, description, accommodation, included }) => ({
      title,
      description,
      accommodation,
      included,
    })),
  }
}

/** Reads a number such as '2,00,000'. The schema refuses NaN. */
const readNumber = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(/[,\s]/g, '')))

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
  spotsLeft: readNumber(draft.spotsLeft),
  practicalFacts: toFacts(draft.practicalFacts),
  imageAlts: textsOf(draft),
  itinerary: draft.itinerary.map((day, index) => ({ day: index + 1, ...day })),
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
