import * as z from 'zod/mini'
import { calendarDate, id, instant, requestBody } from '../contract/request.ts'
import { optionalBlock } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'
import { userLimits } from '../members/user.ts'
import { noteMaxLength } from '../constants/limits.ts'

/** A request to connect, with a few words if the member wants. */
export const askForm = requestBody({ note: optionalBlock(noteMaxLength) })

/** Another member, named as in their group (see groupName). */
const otherMember = z.object({
  id,
  name: storedText(userLimits.firstName + userLimits.lastName + 1),
  picture: z.nullable(storedText(userLimits.profileImage)),
})

/**
 * The contact details that a member shares with those they are connected with; null for what they do not share or have
 * not entered. A phone is shared only if it is verified.
 */
export const contactDetails = z.object({
  phone: z.nullable(storedText(userLimits.phone)),
  instagramHandle: z.nullable(storedText(userLimits.instagramHandle)),
  linkedinHandle: z.nullable(storedText(userLimits.linkedinHandle)),
})
export type ContactDetails = z.output<typeof contactDetails>

/** How the signed-in member and another one are connected: `asked` by this member, `asking` by the other one. */
export const pairStates = ['none', 'asked', 'asking', 'connected'] as const

/** The connection of the signed-in member with another one. */
export const pair = z.object({
  memberId: id,
  state: z.enum(pairStates, 'Must be a state of a pair'),
  /** The note of an open request. */
  note: z.nullable(storedText(noteMaxLength)),
  /** Whether this member can ask the other one now. */
  canAsk: z.boolean(),
  /** The club's date from which this member can ask again, if only that is in the way. */
  askAgainFrom: z.nullable(calendarDate),
  /** What the other one shares; null unless the two are connected. */
  contact: z.nullable(contactDetails),
})
export type Pair = z.output<typeof pair>

/** A member's choices about connections. */
const settings = {
  /** Whether others can send requests to this member. */
  takesRequests: z.boolean('Must be true or false'),
  sharesPhone: z.boolean('Must be true or false'),
  sharesInstagram: z.boolean('Must be true or false'),
  sharesLinkedin: z.boolean('Must be true or false'),
}

export const connectionSettings = z.object({
  ...settings,
  /** False if the club has stopped this member from sending requests. */
  maySendRequests: z.boolean(),
})
export type ConnectionSettings = z.output<typeof connectionSettings>

/** Changes of the settings; what is missing stays. */
export const connectionSettingsForm = z.partial(requestBody(settings))
export type ConnectionSettingsForm = z.output<typeof connectionSettingsForm>

/** The settings, and what those who are connected with this member see because of them. */
export const ownConnectionSettings = z.object({
  settings: connectionSettings,
  shared: contactDetails,
})
export type OwnConnectionSettings = z.output<typeof ownConnectionSettings>

const listedPair = z.object({
  ...pair.shape,
  member: otherMember,
  /** When the request was sent, or accepted. */
  since: instant,
})
export type ListedPair = z.output<typeof listedPair>

/** The signed-in member's requests, connections and blocks. */
export const connectionList = z.object({
  ...ownConnectionSettings.shape,
  /** Open requests and connections, newest first. */
  pairs: z.array(listedPair),
  /** The members whom this member blocks, by name. */
  blocked: z.array(z.pick(otherMember, { id: true, name: true })),
})
export type ConnectionList = z.output<typeof connectionList>

/** The connections of the signed-in member with the other members of a group. */
export const groupConnections = z.object({
  ...ownConnectionSettings.shape,
  pairs: z.array(pair),
})
export type GroupConnections = z.output<typeof groupConnections>
