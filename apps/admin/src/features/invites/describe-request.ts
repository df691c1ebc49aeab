import { inviteReviewHours } from '@farandfew/domain/constants'
import { type AdminInvite, inviteDestinationNames } from '@farandfew/domain/admin/invites'
import { formatDate } from '@farandfew/domain/calendar'
import { describeHours, describeWait, type Wait } from '../../shared/format/describe-wait.ts'

/** Destination and date: 'Hidden Gems of Turkey, 14 August 2025', 'Quick request: Bali, June 2025'. */
export function describeRequest(invite: AdminInvite): string {
  const { tripTitle, departureDate, destination, travelMonth } = invite
  if (tripTitle !== null) {
    return `${tripTitle}, ${departureDate === null ? 'any departure' : formatDate(departureDate)}`
  }
  const place = inviteDestinationNames[destination]
  return `Quick request: ${place}${travelMonth === null ? '' : `, ${travelMonth}`}`
}

/** How long a request has waited for its decision, or how long the decision took. */
export function describeInviteWait({
  status,
  waitedMinutes,
}: Pick<AdminInvite, 'status' | 'waitedMinutes'>): Wait {
  const waited = Math.floor(waitedMinutes / 60)
  return status === 'pending'
    ? describeWait(waited, inviteReviewHours)
    : { late: false, words: `Decided after ${describeHours(waited)}` }
}
