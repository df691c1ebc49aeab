import * as z from 'zod/mini'
import { calendarDate, id } from '../contract/request.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'
import { itineraryDay } from '../trips/trip.ts'
import { userLimits } from '../members/user.ts'
import { interestsLimit } from '../traits/quiz-data.ts'
import { arrival } from './arrival.ts'
import { groupFields } from './shown-fields.ts'
import { maxLength } from '../text/lengths.ts'

const truth = z.boolean('Must be true or false')

/** See GroupProfile. */
export const groupProfile = z.object({
  lastName: z.optional(storedText(userLimits.lastName)),
  ageGroup: z.optional(storedText(userLimits.ageGroup)),
  city: z.optional(storedText(userLimits.city)),
  country: z.optional(storedText(userLimits.country)),
  bio: z.optional(storedText(userLimits.bio)),
  interests: z.optional(storedTexts(userLimits.interest, interestsLimit)),
  travelPreferences: z.optional(storedTexts(userLimits.interest, interestsLimit)),
  quizLikes: z.optional(storedTexts(100)),
})

/** A member as the others of a group see them. */
export const groupMember = z.object({
  id,
  /** See groupName. */
  name: storedText(userLimits.firstName + userLimits.lastName + 1),
  /** Served by the site itself; null if there is none. */
  picture: z.nullable(storedText(userLimits.profileImage)),
  isHost: truth,
  /** Whether it is the signed-in member. */
  isMe: truth,
  /** The fields that the member shows. */
  profile: groupProfile,
  /** Null if the member has not said. */
  arrival: z.nullable(arrival),
})
export type GroupMember = z.output<typeof groupMember>

export const shownFields = z
  .array(z.enum(groupFields, 'Must be a field of the profile'), 'Must be a list of fields')
  .check(maxLength(groupFields.length, 'Please name each field once'))

/** A departure's group, as one of its members sees it. */
export const group = z.object({
  /** The club's date. */
  today: calendarDate,
  departure: z.object({
    id,
    destination: z.string(),
    departureDate: calendarDate,
    /** The last day. */
    returnDate: calendarDate,
    /** Days. */
    duration: z.int(),
  }),
  trip: z.object({
    id,
    title: z.string(),
    destination: z.string(),
    image: z.nullable(z.string()),
    /** The days of this departure's length; empty if the trip has none of this length. */
    itinerary: z.array(itineraryDay),
  }),
  /** See groupCountdown. */
  countdown: z.string(),
  isReadOnly: truth,
  /** The last date on which members can write. */
  writableUntil: calendarDate,
  /** The name of the host that the club has announced, who may have no account; null until there is one. */
  hostName: z.nullable(z.string()),
  /** The host first, then by name. */
  members: z.array(groupMember),
  me: z.object({
    id,
    firstName: z.nullable(storedText(userLimits.firstName)),
    isHost: truth,
    /** What the groups of the signed-in member see. */
    shownFields,
    /** Whether they get an email once a day about what is new. */
    wantsDigest: truth,
    /** Every field that the member has filled in, for the preview. */
    profile: groupProfile,
  }),
})
export type Group = z.output<typeof group>

/** A group in the list of those that a member belongs to. */
export const ownGroup = z.object({
  departureId: id,
  /** Of the trip. */
  title: z.string(),
  departureDate: calendarDate,
  /** The last day. */
  returnDate: calendarDate,
  /** See groupCountdown. */
  countdown: z.string(),
  isHost: truth,
  isReadOnly: truth,
  /** Whether a room is proposed to the member, and they have not answered. */
  awaitsRoomAnswer: truth,
})
export type OwnGroup = z.output<typeof ownGroup>
