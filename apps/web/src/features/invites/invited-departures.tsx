import type { InvitedDeparture } from '@farandfew/domain/invites/invite.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'

/** The departures that an approved invite lets the member book, or that they have booked. */
export function InvitedDepartures({ departures }: { departures: readonly InvitedDeparture[] }) {
  return (
    <Seats>
      {departures.map(({ id, dates, isBooked }) => (
        <ButtonLink key={id} href={paths.book(id)} variant={isBooked ? 'secondary' : 'primary'}>
          {isBooked ? 'See Your Booking' : 'Book Your Seat'}
          {departures.length > 1 && `: ${dates}`}
        </ButtonLink>
      ))}
    </Seats>
  )
}

const Seats = styled.div`
  display: grid;
  gap: 8px;
`
