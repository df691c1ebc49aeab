import type { InvitedDeparture } from '@farandfew/domain/invites/invite.ts'
import { canBookInvited } from '@farandfew/domain/invites/invited-seats.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../../shared/paths.ts'

/** What the member does about a departure that their invite opens. */
export function invitedActionLabel(departure: InvitedDeparture): string {
  if (departure.isBooked) return 'See Your Booking'
  return canBookInvited(departure) ? 'Book Your Seat' : 'See the Waitlist'
}

/** The departures that an approved invite lets the member book, or that they have booked. */
export function InvitedDepartures({ departures }: { departures: readonly InvitedDeparture[] }) {
  return (
    <Stack gap={2}>
      {departures.map((departure) => (
        <ButtonLink
          key={departure.id}
          href={paths.book(departure.id)}
          variant={canBookInvited(departure) ? 'primary' : 'secondary'}
        >
          {`${invitedActionLabel(departure)}${departures.length > 1 ? `: ${departure.dates}` : ''}`}
        </ButtonLink>
      ))}
    </Stack>
  )
}
