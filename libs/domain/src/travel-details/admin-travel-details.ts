import * as z from 'zod/mini'
import { calendarDate, id, instant } from '../contract/request.ts'
import { arrival } from '../groups/arrival.ts'
import { travelDetailsStates } from './travel-details-dates.ts'
import { travelDetails } from './travel-details.ts'
import { storedText } from '../text/stored-text.ts'

/** A traveller of a departure, and how far their travel details are; nothing else of what they entered. */
export const travelDetailsEntry = z.object({
  bookingId: id,
  userId: id,
  name: z.string(),
  state: z.enum(travelDetailsStates),
  /** When they were last saved; null if there are none. */
  savedAt: z.nullable(instant),
  /** Whether the group page knows when they arrive. */
  hasArrival: z.boolean(),
})
export type TravelDetailsEntry = z.output<typeof travelDetailsEntry>

/** Who has entered travel details for a departure. */
export const departureTravelDetails = z.object({
  departureId: id,
  dueOn: calendarDate,
  eraseOn: calendarDate,
  items: z.array(travelDetailsEntry),
})
export type DepartureTravelDetails = z.output<typeof departureTravelDetails>

/** One member's travel details, opened by an operator. */
export const memberTravelDetails = z.extend(travelDetailsEntry, {
  departureId: id,
  departureDate: calendarDate,
  /** Days. */
  duration: z.int(),
  savedAt: instant,
  details: travelDetails,
  /** As on the group page. */
  arrival: z.nullable(arrival),
})
export type MemberTravelDetails = z.output<typeof memberTravelDetails>

/** `own` stands for a room alone, `proposed` for a roommate to whom not both have agreed yet. */
export const manifestRooms = ['fixed', 'proposed', 'own'] as const

const text = z.nullable(z.string())

/** What the leader of a departure needs of one traveller. A field is null if the member has not given it. */
const manifestTraveller = z.object({
  bookingId: id,
  userId: id,
  name: z.string(),
  phone: text,
  email: text,
  /** The part of the travel details that the journey needs; not the passport. */
  details: z.nullable(
    z.pick(travelDetails, {
      diet: true,
      foodNotes: true,
      emergencyName: true,
      emergencyRelation: true,
      emergencyPhone: true,
    }),
  ),
  /** Whether there are travel details that this server cannot decrypt. */
  isUnreadable: z.boolean(),
  room: z.nullable(z.enum(manifestRooms)),
  /** Names. */
  roommates: z.array(z.string()),
  arrival: z.nullable(arrival),
})
export type ManifestTraveller = z.output<typeof manifestTraveller>

/** Everything that the group's leader carries on the day of departure. */
export const manifest = z.object({
  departureId: id,
  tripTitle: storedText(200),
  departureDate: calendarDate,
  /** Days. */
  duration: z.int(),
  /** The host's name on the site; null if there is none. */
  host: text,
  /** By name. */
  travellers: z.array(manifestTraveller),
})
export type Manifest = z.output<typeof manifest>

/** What an empty field of the manifest has. */
export const notGiven = '—'

const roomWords = { fixed: 'With', proposed: 'Proposed with', own: 'Own room' } as const

/** 'With Imani': a traveller's room in words; null if it is not known yet. */
export function describeRoom({
  room,
  roommates,
}: Pick<ManifestTraveller, 'room' | 'roommates'>): string | null {
  if (room === null || room === 'own') return room && roomWords[room]
  return `${roomWords[room]} ${roommates.join(' and ')}`
}
