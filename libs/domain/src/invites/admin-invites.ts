import * as z from 'zod/mini'
import { annotationFields, assigneeFilter } from '../annotations/admin-annotations.ts'
import { orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { calendarDate, id, idParam, instant, requestQuery } from '../contract/request.ts'
import { destinationNames, destinationSlugs } from '../destinations/destinations.derived.ts'
import { inviteStatuses } from './invite-statuses.ts'
import { selectedInvites } from '../contract/selected-rows.ts'
import { travelMonths } from './quick-invites.options.ts'
import { optionalLine } from '../text/optional-text.ts'
import { storedText } from '../text/stored-text.ts'

/** `trip` comes from the invite form, `quick` from the account's quick invite request; each kind has its own table. */
export const inviteKinds = ['trip', 'quick'] as const
export type InviteKind = (typeof inviteKinds)[number]

export const inviteKindNames: Readonly<Record<InviteKind, string>> = {
  trip: 'Invite',
  quick: 'Quick request',
}

/** The destination of a request: one of the catalogue, somewhere else, or anywhere. */
export const inviteDestinations = [...destinationSlugs, 'other', 'no-preference'] as const
export type InviteDestination = (typeof inviteDestinations)[number]

export const inviteDestinationNames: Readonly<Record<InviteDestination, string>> = {
  ...destinationNames,
  other: 'Somewhere else',
  'no-preference': 'No preference',
}

/** Filter values for the state. */
export const inviteFilters = [...inviteStatuses, 'all'] as const
export type InviteFilter = (typeof inviteFilters)[number]

/** The months of the quick request's form. */
export const inviteMonths = travelMonths.map(({ value }) => value)
export type InviteMonth = (typeof inviteMonths)[number]

export const inviteOrder = { received: 'desc', name: 'asc', departure: 'asc' } as const

/**
 * `search` matches the applicant's name, address and username, and a whole tag. `scheduleId` is a departure's id, or 'none'
 * for requests without a departure. `month` is that of the departure, or the one that a quick request asks for. Pending requests are listed oldest first, others newest first, if nothing else is chosen;
 * those without a departure come last by `departure`.
 */
const filter = {
  status: z.prefault(z.enum(inviteFilters, 'Must be a state of a request, or all'), 'pending'),
  kind: z.optional(z.enum(inviteKinds, 'Must be a kind of request')),
  destination: z.optional(z.enum(inviteDestinations, 'Must be a destination')),
  scheduleId: z.optional(
    z.union([z.literal('none'), idParam], 'Must be the id of a departure, or none'),
  ),
  month: z.optional(z.enum(inviteMonths, 'Must be a month of the form')),
  assignee: assigneeFilter,
  ...orderQuery(inviteOrder),
}
export const adminInvitesQuery = pageQuery(filter)
export type AdminInvitesQuery = z.output<typeof adminInvitesQuery>

export const adminInvitesExportQuery = requestQuery({
  search: optionalLine(200),
  ...filter,
  /** Only these, whatever search and filters. */
  rows: z.optional(selectedInvites),
})
export type AdminInvitesExportQuery = z.output<typeof adminInvitesExportQuery>

const kind = z.enum(inviteKinds, 'Must be a kind of request')
const status = z.enum(inviteStatuses, 'Must be a state of a request')
const count = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

/** Identifies one request. */
export const inviteParams = z.object({ kind, id: idParam })

/** A request in the queue. */
export const adminInvite = z.object({
  kind,
  id,
  /** The applicant's name, or the username of a member without one. */
  name: storedText(130),
  /** Null if the request belongs to no account (docs/product.md#invite-requests). */
  userId: z.nullable(id),
  destination: z.enum(inviteDestinations, 'Must be a destination'),
  /** Null for a quick request without a departure. */
  tripTitle: z.nullable(storedText(200)),
  /** Null if no departure was chosen. */
  scheduleId: z.nullable(id),
  departureDate: z.nullable(calendarDate),
  /** The month of a quick request, as the form names it. */
  travelMonth: z.nullable(storedText(60)),
  status,
  createdAt: instant,
  /** Minutes from the request to its decision, or until now if it is pending. */
  waitedMinutes: count,
  ...annotationFields,
})
export type AdminInvite = z.output<typeof adminInvite>

/** Identifies one request. */
export type InviteName = Pick<AdminInvite, 'kind' | 'id'>

const departureCount = z.object({
  /** Null for requests without a departure. */
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

/** A page of the queue, with the number of requests by state, destination and departure. */
export const adminInvites = z.object({
  ...pageOf(adminInvite).shape,
  /** Pending requests that are assigned to the operator who asks. */
  assignedToMe: count,
  statusCounts: z.object({ pending: count, approved: count, rejected: count, withdrawn: count }),
  /** For the requested state; in the order of the catalogue, departures by date. */
  destinations: z.array(destinationCount, 'Must be a list'),
})
export type AdminInvites = z.output<typeof adminInvites>
