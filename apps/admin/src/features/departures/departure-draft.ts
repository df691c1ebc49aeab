import type {
  AdminDeparture,
  departureForm,
  DepartureChange,
  DepartureForm,
} from '@farandfew/domain/departures/admin-departures.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'

import type { changeDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { defaultSpotsTotal } from '@farandfew/domain/constants/limits.ts'
import type { MeetingPoint } from '@farandfew/domain/constants/labels.ts'
import type { FieldErrors } from '@farandfew/ui/form/messages.ts'
import type * as z from 'zod/mini'

/** What the form of a departure sends. */
export type DepartureInput = z.input<typeof departureForm>

/**
 * The typed texts of the form. `meeting` is the choice of where the group meets: empty for what the trip says, `otherMeeting`
 * for a place and a time that are typed, or a meeting by `keyOfMeeting`.
 */
export type DepartureDraft = Record<keyof DepartureForm | 'meeting', string>

export const otherMeeting = 'other'

/** A meeting as a value of the choice. */
export const keyOfMeeting = ({ place, time }: MeetingPoint) => `${time} ${place}`

/** What can be chosen as the meeting of a departure: what its trip says, its own, and those of the trip's other departures. */
export function meetingChoicesOf(departure: AdminDepartureWithBookings) {
  const { trip, others } = departure.meetingChoices
  const own = ownMeetingOf(departure)
  const isOther = (one: MeetingPoint) => !own || keyOfMeeting(one) !== keyOfMeeting(own)
  return { trip, others: [...(own ? [own] : []), ...others.filter(isOther)] }
}

const ownMeetingOf = ({ meetingPlace: place, meetingTime: time }: AdminDeparture) =>
  place === null || time === null ? undefined : { place, time }

export const emptyDraft = (tripId = ''): DepartureDraft => ({
  tripId,
  departureDate: '',
  duration: '4',
  priceTier: '2',
  spotsTotal: String(defaultSpotsTotal),
  hostId: '',
  meeting: '',
  meetingPlace: '',
  meetingTime: '',
})

export const toDraft = (departure: AdminDeparture): DepartureDraft => {
  const meeting = ownMeetingOf(departure)
  return {
    tripId: String(departure.tripId),
    departureDate: departure.departureDate,
    duration: String(departure.duration),
    priceTier: String(departure.priceTier),
    spotsTotal: String(departure.spotsTotal),
    hostId: String(departure.host?.id ?? ''),
    meeting: meeting ? keyOfMeeting(meeting) : '',
    meetingPlace: '',
    meetingTime: '',
  }
}

/** Reads a number as it was typed. The schema refuses NaN. */
const readNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** The meeting that is chosen or typed. */
function readMeeting({ meeting, meetingPlace, meetingTime }: DepartureDraft) {
  if (meeting === '') return { meetingPlace: null, meetingTime: null }
  if (meeting === otherMeeting) return { meetingPlace, meetingTime }
  return { meetingPlace: meeting.slice(6), meetingTime: meeting.slice(0, 5) }
}

/** Reads the typed texts, before the schema checks them. */
export const toForm = (draft: DepartureDraft) => ({
  tripId: readNumber(draft.tripId),
  departureDate: draft.departureDate,
  duration: readNumber(draft.duration),
  priceTier: readNumber(draft.priceTier),
  spotsTotal: readNumber(draft.spotsTotal),
  hostId: draft.hostId === '' ? null : Number(draft.hostId),
  ...readMeeting(draft),
})

/** Messages for the choices that are still empty. */
export const missingChoices = ({ tripId, departureDate }: DepartureDraft): FieldErrors => ({
  ...(tripId === '' && { tripId: 'Please choose a trip' }),
  ...(departureDate === '' && { departureDate: 'Please choose a date' }),
})

/** The fields that change together. */
const changeable = [
  ['departureDate'],
  ['duration'],
  ['priceTier'],
  ['spotsTotal'],
  ['hostId'],
  ['meetingPlace', 'meetingTime'],
] as const
type Field = (typeof changeable)[number][number]

/** Returns the edited fields with their stored and their new values, or undefined if all are as stored. */
export function toChange(
  departure: AdminDeparture,
  opened: DepartureDraft,
  draft: DepartureDraft,
): ContractInput<typeof changeDeparture>['body'] | undefined {
  const before = toForm(opened)
  const form = toForm(draft)
  const stored = { ...departure, hostId: departure.host?.id ?? null }
  const differs = (from: Record<Field, unknown>) => (field: Field) => form[field] !== from[field]
  const changed: readonly Field[] = changeable
    .filter((fields) => fields.some(differs(before)) && fields.some(differs(stored)))
    .flat()
  if (changed.length === 0) return undefined
  const pick = (from: Record<Field, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  return {
    before: pick(stored) as DepartureChange['before'],
    after: pick(form) as DepartureChange['after'],
  }
}
