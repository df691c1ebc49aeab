import { type AdminInvite, inviteDestinationNames } from '@farandfew/domain/admin/invites'
import { formatDate } from '@farandfew/domain/calendar'

/** Destination and date: 'Hidden Gems of Turkey, 14 August 2025', 'Quick request: Bali, June 2025'. */
export function describeRequest(invite: AdminInvite): string {
  const { tripTitle, departureDate, destination, travelMonth } = invite
  if (tripTitle !== null) {
    return `${tripTitle}, ${departureDate === null ? 'any departure' : formatDate(departureDate)}`
  }
  const place = inviteDestinationNames[destination]
  return `Quick request: ${place}${travelMonth === null ? '' : `, ${travelMonth}`}`
}
