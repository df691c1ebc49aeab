import {
  type AdminInvites,
  type AdminInvitesQuery,
  type DestinationCount,
  type InviteDestination,
  inviteDestinations,
} from '@farandfew/domain/invites/admin-invites.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite.options.ts'
import type { RequestCount } from './queue.queries.ts'
import { destinationOf } from './requests.sql.ts'

const sum = (counts: readonly RequestCount[]) =>
  counts.reduce((total, { count }) => total + count, 0)

/** Trip requests per departure, by date. Those without a departure come last. */
function countDepartures(counts: readonly RequestCount[]): DestinationCount['departures'] {
  const byDeparture = new Map<number | null, DestinationCount['departures'][number]>()
  for (const { kind, departureId, departureDate, count } of counts) {
    if (kind === 'quick') continue
    const before = byDeparture.get(departureId)?.count ?? 0
    const counted = { scheduleId: departureId, departureDate, count: before + count }
    byDeparture.set(departureId, counted)
  }
  const last = '9999-12-31'
  return [...byDeparture.values()].sort((one, other) =>
    (one.departureDate ?? last) < (other.departureDate ?? last) ? -1 : 1,
  )
}

/** The destination of each place is looked up once: of tens of thousands of departures that took a second. */
function byPlace(counts: readonly RequestCount[]): Map<InviteDestination, RequestCount[]> {
  const destinations = new Map<string, InviteDestination>()
  const found = new Map<InviteDestination, RequestCount[]>()
  for (const one of counts) {
    const key = `${one.kind} ${one.place}`
    const destination = destinations.get(key) ?? destinationOf(one)
    destinations.set(key, destination)
    const others = found.get(destination)
    if (others) others.push(one)
    else found.set(destination, [one])
  }
  return found
}

/** The figures of a page: the total, and for each option of a filter the rows that it shows with the other filters. */
export function countQueue(
  counts: readonly RequestCount[],
  { status, destination: chosen }: Pick<AdminInvitesQuery, 'status' | 'destination'>,
): Pick<AdminInvites, 'total' | 'statusCounts' | 'destinations' | 'assignedToMe'> {
  const byDestination = byPlace(counts)
  const there = (chosen === undefined ? counts : (byDestination.get(chosen) ?? [])).filter(
    (one) => one.hasDeparture,
  )
  const isRequested = (one: RequestCount) => status === 'all' || one.status === status
  const ofAssignee = there.filter(({ hasAssignee }) => hasAssignee)
  const countIn = (state: InviteStatus) => sum(ofAssignee.filter((one) => one.status === state))
  // Another destination is chosen without the departure.
  const destinations = inviteDestinations.flatMap((destination): DestinationCount[] => {
    const found = byDestination
      .get(destination)
      ?.filter((one) => one.hasAssignee && isRequested(one))
    if (!found?.length) return []
    return [{ destination, count: sum(found), departures: countDepartures(found) }]
  })
  return {
    total: sum(ofAssignee.filter(isRequested)),
    assignedToMe: sum(there.filter((one) => one.isMine && isRequested(one))),
    statusCounts: {
      pending: countIn('pending'),
      approved: countIn('approved'),
      rejected: countIn('rejected'),
      withdrawn: countIn('withdrawn'),
    },
    destinations,
  }
}
