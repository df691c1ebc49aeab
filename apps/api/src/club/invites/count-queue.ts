import {
  type AdminInvites,
  type AdminInvitesQuery,
  type DestinationCount,
  type InviteDestination,
  inviteDestinations,
} from '@farandfew/domain/invites/admin-invites.ts'
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

/** The figures of a page: the total, per status, and per destination of the requested status. */
export function countQueue(
  counts: readonly RequestCount[],
  { status, destination, scheduleId: departureId }: AdminInvitesQuery,
): Pick<AdminInvites, 'total' | 'statusCounts' | 'destinations'> {
  const ofStatus = (state: string) => counts.filter((one) => one.status === state)
  const ofRequestedStatus = status === 'all' ? counts : ofStatus(status)
  const byDestination = byPlace(ofRequestedStatus)
  const destinations = inviteDestinations.flatMap((place): DestinationCount[] => {
    const forPlace = byDestination.get(place)
    if (!forPlace) return []
    return [{ destination: place, count: sum(forPlace), departures: countDepartures(forPlace) }]
  })
  const found = (
    destination === undefined ? ofRequestedStatus : (byDestination.get(destination) ?? [])
  ).filter(
    (one) =>
      departureId === undefined ||
      (departureId === 'none'
        ? one.kind === 'trip' && one.departureId === null
        : one.departureId === departureId),
  )
  return {
    total: sum(found),
    statusCounts: {
      pending: sum(ofStatus('pending')),
      approved: sum(ofStatus('approved')),
      rejected: sum(ofStatus('rejected')),
      withdrawn: sum(ofStatus('withdrawn')),
    },
    destinations,
  }
}
