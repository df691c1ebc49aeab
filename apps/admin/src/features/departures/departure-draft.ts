import {
  type AdminDeparture,
  departureForm,
  type DepartureChange,
  type DepartureForm,
} from '@farandfew/domain/admin/departures'
import type {
  DepartureChangeInput,
  DepartureFormInput,
} from '@farandfew/api-client/admin-departures'
import { defaultSpotsTotal } from '@farandfew/domain/constants'
import { zodValidate } from '../forms/zod-validate.ts'

/** A departure as its form holds it: texts. */
export type DepartureDraft = Record<keyof DepartureForm, string>

export const emptyDraft = (tripId = ''): DepartureDraft => ({
  tripId,
  departureDate: '',
  duration: '4',
  priceTier: '2',
  spotsTotal: String(defaultSpotsTotal),
  coordinator: '',
})

export const toDraft = (departure: AdminDeparture): DepartureDraft => ({
  tripId: String(departure.tripId),
  departureDate: departure.departureDate,
  duration: String(departure.duration),
  priceTier: String(departure.priceTier),
  spotsTotal: String(departure.spotsTotal),
  coordinator: departure.coordinator,
})

/** A number as it was typed; what is none is refused by the schema. */
const figure = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** What is sent, before it is checked. */
export const toForm = (draft: DepartureDraft) =>
  ({
    tripId: figure(draft.tripId),
    departureDate: draft.departureDate,
    duration: figure(draft.duration),
    priceTier: figure(draft.priceTier),
    spotsTotal: figure(draft.spotsTotal),
    coordinator: draft.coordinator.trim(),
  }) as DepartureFormInput & DepartureForm

const check = zodValidate(departureForm)

/** The first message of each field that cannot be sent. */
export function validateDraft(draft: DepartureDraft): Partial<DepartureDraft> {
  const errors: Partial<DepartureDraft> = check(toForm(draft))
  return {
    ...errors,
    ...(draft.tripId === '' && { tripId: 'Please choose a trip' }),
    ...(draft.departureDate === '' && { departureDate: 'Please choose a date' }),
  }
}

const changeable = ['departureDate', 'duration', 'priceTier', 'spotsTotal', 'coordinator'] as const

/** The fields of a draft that were touched, beside what is stored; undefined where all are as stored. */
export function toChange(
  departure: AdminDeparture,
  opened: DepartureDraft,
  draft: DepartureDraft,
): DepartureChangeInput | undefined {
  const form = toForm(draft)
  const changed = changeable.filter(
    (field) => draft[field] !== opened[field] && form[field] !== departure[field],
  )
  if (changed.length === 0) return undefined
  const pick = (from: Pick<AdminDeparture, (typeof changeable)[number]>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  return {
    before: pick(departure) as DepartureChange['before'],
    after: pick(form) as DepartureChange['after'],
  }
}
