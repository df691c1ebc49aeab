import {
  type AdminTrip,
  tripFieldNames,
  tripFields,
  type TripField,
  type TripFields,
} from '@farandfew/domain/admin/trips'
import { safeParse } from 'zod/v4/core'
import { zodValidate } from '../../shared/forms/zod-validate.ts'

/** A day of the itinerary while it is edited: its number is its place. */
export type DraftDay = Omit<TripFields['itinerary'][number], 'day'>

type Numeric = 'duration' | 'price' | 'spotsLeft'

/** A trip while it is edited: numbers are what was typed. */
export type TripDraft = Omit<TripFields, Numeric | 'itinerary'> &
  Record<Numeric, string> & { itinerary: DraftDay[] }

/** A trip as the form begins with it. */
export function toDraft(trip: AdminTrip): TripDraft {
  const fields = Object.fromEntries(tripFieldNames.map((name) => [name, trip[name]])) as TripFields
  return {
    ...fields,
    duration: String(trip.duration),
    price: String(trip.price),
    spotsLeft: String(trip.spotsLeft),
    itinerary: trip.itinerary.map(({ title, description, accommodation, included }) => ({
      title,
      description,
      accommodation,
      included,
    })),
  }
}

/** A number as people write it: '2,00,000' is 200000; what is none stays refused. */
const readNumber = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(/[,\s]/g, '')))

/** The trip that a draft means, whether or not it keeps the rules. */
export const meantBy = (draft: TripDraft): TripFields => ({
  ...draft,
  duration: readNumber(draft.duration),
  price: readNumber(draft.price),
  spotsLeft: readNumber(draft.spotsLeft),
  itinerary: draft.itinerary.map((day, index) => ({ day: index + 1, ...day })),
})

const validateFields = zodValidate(tripFields)

/** What is refused, field (such as 'itinerary.0.title') → message. */
export const validateDraft = (draft: TripDraft) => validateFields(meantBy(draft))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Which fields a draft has otherwise than the trip. */
export function draftedFields(trip: AdminTrip, draft: TripDraft): TripField[] {
  const before = toDraft(trip)
  return tripFieldNames.filter((name) => !isSame(before[name], draft[name]))
}

/** The fields to save: as the rules read them, and only those that become other than they are. */
export function changesOf(trip: AdminTrip, draft: TripDraft): Partial<TripFields> {
  const { data } = safeParse(tripFields, meantBy(draft))
  if (!data) return {}
  const drafted = draftedFields(trip, draft)
  return Object.fromEntries(
    drafted.flatMap((name) => (isSame(data[name], trip[name]) ? [] : [[name, data[name]]])),
  )
}

/** The draft's own changes on top of another version of the trip. */
export function moveDraft(draft: TripDraft, from: AdminTrip, to: AdminTrip): TripDraft {
  const own = draftedFields(from, draft).map((name) => [name, draft[name]])
  return { ...toDraft(to), ...Object.fromEntries(own) }
}
