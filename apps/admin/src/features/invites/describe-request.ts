import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import {
  type AdminInvite,
  inviteDestinationNames,
} from '@farandfew/domain/invites/admin-invites.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatDay } from '../../shared/format/format-day.ts'
import { describeMinutes, describePromise, type Wait } from '../../shared/format/describe-wait.ts'

/** Destination and date: 'Hidden Gems of Turkey, 14 August 2025', 'Quick request: Bali, June 2025'. */
export function describeRequest(invite: AdminInvite): string {
  const { tripTitle, departureDate, destination, travelMonth } = invite
  if (tripTitle !== null) {
    return `${tripTitle}, ${dateOf(departureDate, formatDate)}`
  }
  const place = inviteDestinationNames[destination]
  return `Quick request: ${place}${travelMonth === null ? '' : `, ${travelMonth}`}`
}

/** The same for a narrow line: 'Turkey, 14 Aug 2025', 'Quick request: Bali, June 2025'. */
export function describeRequestBriefly(invite: AdminInvite): string {
  const { tripTitle, departureDate, destination } = invite
  // A trip to somewhere else is known by its title alone.
  if (tripTitle === null || destination === 'other') return describeRequest(invite)
  return `${inviteDestinationNames[destination]}, ${dateOf(departureDate, formatDay)}`
}

const dateOf = (date: AdminInvite['departureDate'], format: (date: string) => string): string =>
  date === null ? 'any departure' : format(date)

/** The time left for the decision about a request, or how long the decision took. `now` is in milliseconds. */
export function describeInviteWait(
  { status, createdAt, waitedMinutes }: Pick<AdminInvite, 'status' | 'createdAt' | 'waitedMinutes'>,
  now: number,
): Wait {
  if (status === 'withdrawn') return { late: false, words: 'Withdrawn' }
  return status === 'pending'
    ? describePromise(createdAt, inviteReviewHours, now)
    : { late: false, words: `Decided after ${describeMinutes(waitedMinutes)}` }
}
