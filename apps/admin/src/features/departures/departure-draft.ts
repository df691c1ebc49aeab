import type {
  AdminDeparture,
  departureForm,
  DepartureChange,
  DepartureForm,
} from '@farandfew/domain/departures/admin-departures.ts'

import type { changeDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { defaultSpotsTotal } from '@farandfew/domain/constants/limits.ts'
import type { FieldErrors } from '@farandfew/ui/form/messages.ts'
import type * as z from 'zod/mini'

/** What the form of a departure sends. */
export type DepartureInput = z.input<typeof departureForm>

/** The typed texts of the form. */
export type DepartureDraft = Record<keyof DepartureForm, string>

export const emptyDraft = (tripId = ''): DepartureDraft => ({
  tripId,
  departureDate: '',
  duration: '4',
  priceTier: '2',
  spotsTotal: String(defaultSpotsTotal),
  hostId: '',
})

export const toDraft = (departure: AdminDeparture): DepartureDraft => ({
  tripId: String(departure.tripId),
  departureDate: departure.departureDate,
  duration: String(departure.duration),
  priceTier: String(departure.priceTier),
  spotsTotal: String(departure.spotsTotal),
  hostId: String(departure.host?.id ?? ''),
})

/** Reads a number as it was typed. The schema refuses NaN. */
const readNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Reads the typed texts, before the schema checks them. */
export const toForm = (draft: DepartureDraft) => ({
  tripId: readNumber(draft.tripId),
  departureDate: draft.departureDate,
  duration: readNumber(draft.duration),
  priceTier: readNumber(draft.priceTier),
  spotsTotal: readNumber(draft.spotsTotal),
  hostId: draft.hostId === '' ? null : Number(draft.hostId),
})

/** Messages for the choices that are still empty. */
export const missingChoices = ({ tripId, departureDate }: DepartureDraft): FieldErrors => ({
  ...(tripId === '' && { tripId: 'Please choose a trip' }),
  ...(departureDate === '' && { departureDate: 'Please choose a date' }),
})

const changeable = ['departureDate', 'duration', 'priceTier', 'spotsTotal', 'hostId'] as const

/** Returns the edited fields with their stored and their new values, or undefined if all are as stored. */
export function toChange(
  departure: AdminDeparture,
  opened: DepartureDraft,
  draft: DepartureDraft,
): ContractInput<typeof changeDeparture>['body'] | undefined {
  const form = toForm(draft)
  const stored = { ...departure, hostId: departure.host?.id ?? null }
  const changed = changeable.filter(
    (field) => draft[field] !== opened[field] && form[field] !== stored[field],
  )
  if (changed.length === 0) return undefined
  const pick = (from: Record<(typeof changeable)[number], unknown>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  return {
    before: pick(stored) as DepartureChange['before'],
    after: pick(form) as DepartureChange['after'],
  }
}
