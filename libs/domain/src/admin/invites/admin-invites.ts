import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { calendarDate, id, idParam, instant } from '../../contract/request.ts'
import { destinationNames, destinationSlugs } from '../../destinations/destinations.derived.ts'
import { inviteStatuses } from '../../invites/invite-statuses.ts'
import { storedText } from '../../text/stored-text.ts'

/** The two tables of requests: the invite form's, and the account's quick requests (rulings 36). */
export const inviteKinds = ['trip', 'quick'] as const
export type InviteKind = (typeof inviteKinds)[number]

/** Where a request would go: a place of the catalogue, elsewhere, or no matter where. */
export const inviteDestinations = [...destinationSlugs, 'other', 'no-preference'] as const
export type InviteDestination = (typeof inviteDestinations)[number]

/** How the queue names where a request would go. */
export const inviteDestinationNames: Readonly<Record<InviteDestination, string>> = {
  ...destinationNames,
  other: 'Somewhere else',
  'no-preference': 'No preference',
}

/** What the queue can be narrowed to. */
export const inviteFilters = [...inviteStatuses, 'all'] as const
export type InviteFilter = (typeof inviteFilters)[number]

/**
 * What the queue asks for: `search` looks into the applicant's name, address and username. `scheduleId` is a departure's
 * id, or 'none' for the requests that chose no departure. Pending requests come with the oldest first, all others with
 * the newest first.
 */
export const adminInvitesQuery = pageQuery({
  status: z.prefault(z.enum(inviteFilters, 'Must be a state of a request, or all'), 'pending'),
  destination: z.optional(z.enum(inviteDestinations, 'Must be a destination')),
  scheduleId: z.optional(
    z.union([z.literal('none'), idParam], 'Must be the id of a departure, or none'),
  ),
})
export type AdminInvitesQuery = z.output<typeof adminInvitesQuery>

const kind = z.enum(inviteKinds, 'Must be a kind of request')
const status = z.enum(inviteStatuses, 'Must be a state of a request')
const count = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

/** Names one request. */
export const inviteParams = z.object({ kind, id: idParam })

/** A line of the queue. */
export const adminInvite = z.object({
  kind,
  id,
  /** Of who asks; of a member without one, the username. */
  name: storedText(130),
  /** Null where no account has joined the request (rulings 19). */
  userId: z.nullable(id),
  destination: z.enum(inviteDestinations, 'Must be a destination'),
  /** Null for a quick request. */
  tripTitle: z.nullable(storedText(200)),
  /** Null where no departure was chosen. */
  scheduleId: z.nullable(id),
  departureDate: z.nullable(calendarDate),
  /** The month of a quick request, as its form names it. */
  travelMonth: z.nullable(storedText(60)),
  status,
  createdAt: instant,
  /** Minutes from the request to its decision, or until now. */
  waitedMinutes: count,
})
export type AdminInvite = z.output<typeof adminInvite>

/** Identifies one request. */
export type InviteName = Pick<AdminInvite, 'kind' | 'id'>

const departureCount = z.object({
  /** Null for the requests that chose no departure. */
  scheduleId: z.nullable(id),
  departureDate: z.nullable(calendarDate),
  count,
})

const destinationCount = z.object({
  destination: z.enum(inviteDestinations, 'Must be a destination'),
  count,
  departures: z.array(departureCount, 'Must be a list'),
})
export type DestinationCount = z.output<typeof destinationCount>

/** A page of the queue, with how many requests there are of each state, destination and departure. */
export const adminInvites = z.object({
  ...pageOf(adminInvite).shape,
  statusCounts: z.object({ pending: count, approved: count, rejected: count }),
  /** Of the state that is asked for; the catalogue's order, departures by date. */
  destinations: z.array(destinationCount, 'Must be a list'),
})
export type AdminInvites = z.output<typeof adminInvites>
