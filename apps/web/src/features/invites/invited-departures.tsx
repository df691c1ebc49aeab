import type { InvitedDeparture } from '@farandfew/domain/invites/invite.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../../shared/paths.ts'

/** The departures that an approved invite lets the member book, or that they have booked. */
export function InvitedDepartures({ departures }: { departures: readonly InvitedDeparture[] }) {
  return (
    <Stack gap={2}>
      {departures.map(({ id, dates, isBooked }) => (
        <ButtonLink key={id} href={paths.book(id)} variant={isBooked ? 'secondary' : 'primary'}>
          {`${isBooked ? 'See Your Booking' : 'Book Your Seat'}${departures.length > 1 ? `: ${dates}` : ''}`}
        </ButtonLink>
      ))}
    </Stack>
  )
}
