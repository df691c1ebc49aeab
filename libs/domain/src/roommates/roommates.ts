import * as z from 'zod/mini'
import { calendarDate, id, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { maxLength } from '../text/lengths.ts'

/**
 * `offered` until the member answers, `waiting` if they look for a roommate instead, `taken` if they took the private room
 * or no one was found until the end.
 */
export const ownRoomStates = ['offered', 'waiting', 'taken'] as const
export type OwnRoomState = (typeof ownRoomStates)[number]

const flag = z.boolean('Must be true or false')

/** What a proposed roommate sees of a member's preferences, if they are ticked. */
const shownPreferences = {
  wantsQuiet: flag,
  isEarlyRiser: flag,
  snores: flag,
  mindsSnoring: flag,
}

const shown = z.object(shownPreferences)
export type ShownPreferences = z.output<typeof shown>

/** What a member who shares a room says about it. */
const preferences = { ...shownPreferences, sameGenderOnly: flag }
export const roomPreferences = z.object(preferences)
export type RoomPreferences = z.output<typeof roomPreferences>

/** The most members that one can name; more than any group has. */
const vetoesMax = 50

/** The preferences with the private vetoes: ids of members of the group. */
export const roomPreferencesForm = requestBody({
  ...preferences,
  vetoes: z
    .array(id, 'Must be a list')
    .check(maxLength(vetoesMax, `At most ${vetoesMax} members can be named`)),
})
export type RoomPreferencesForm = z.output<typeof roomPreferencesForm>

export const roomAnswerForm = requestBody({ roomId: id, yes: flag })
export const ownRoomForm = requestBody({ take: flag })

/** A member as the other members of the group see them. */
const memberCard = { id, name: storedText(130), picture: z.nullable(storedText(500)) }

/** The dates of a departure's rooms (room-states.ts). */
export const roomDatesView = z.object({
  wishesUntil: calendarDate,
  lastProposalOn: calendarDate,
  lastAnswerOn: calendarDate,
})

const room = z.object({
  id,
  state: z.enum(['proposed', 'fixed']),
  roommate: z.object({ ...memberCard, ...shownPreferences }),
  /** The last day to answer. */
  answerBy: calendarDate,
  /** What the member said; null until then. The roommate's answer is not shown. */
  answer: z.nullable(flag),
})

/** Where a member stands with their room. Nothing in it depends on the vetoes of others. */
export const roommates = z.object({
  dates: roomDatesView,
  /** The club's date. */
  today: calendarDate,
  /** Whether the member can ask to share a room, or change their preferences. */
  canChange: flag,
  /** The host does not share. */
  isHost: flag,
  /** Whether the member's profile names a gender, which "same gender only" needs. */
  hasGender: flag,
  /** Null if the member does not share a room. */
  wishes: z.nullable(roomPreferences),
  /** The member's own vetoes. */
  vetoes: z.array(id),
  /** The other members of the group, for the vetoes. */
  others: z.array(z.object(memberCard)),
  /** Null without a proposed or fixed room. */
  room: z.nullable(room),
  /** How a member for whom no roommate was found stands with the private-room offer (`ownRoomStates`). */
  ownRoom: z.nullable(z.enum(ownRoomStates)),
  /** Whether the club has proposed rooms in this group already; an operator can do it before the wishes end. */
  hasProposed: flag,
  /** See roomNewsDate. */
  newsBy: z.nullable(calendarDate),
  /** How far the member's last room came that ended; null if there was none. */
  ended: z.nullable(z.enum(['proposed', 'fixed'])),
})
export type Roommates = z.output<typeof roommates>
