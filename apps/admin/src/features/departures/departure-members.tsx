import type { AdminDepartureWithBookings } from '@farandfew/domain/departures/admin-departures.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { paths } from '../../shared/paths.ts'
import { PlainList } from './departure-hotels.tsx'

/** The members with a confirmed booking. */
export function DepartureMembers({ departure }: { departure: AdminDepartureWithBookings }) {
  const id = useId()
  const booked = departure.bookings.filter(({ status }) => status === 'confirmed')
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading size="title" id={id}>
        {`Travellers (${departure.seats.booked})`}
      </Heading>
      {booked.length === 0 ? (
        <p>No one has booked it yet.</p>
      ) : (
        <PlainList role="list" aria-labelledby={id}>
          {booked.map((booking) => (
            <li key={booking.id}>
              <div>
                {booking.userId === null ? (
                  <span>{travellerOf(booking)}</span>
                ) : (
                  <UiLink href={paths.member(booking.userId)}>{travellerOf(booking)}</UiLink>
                )}
                <p>
                  {[booking.ageGroup, booking.city, booking.country].filter(Boolean).join(' · ')}
                </p>
              </div>
              <UiLink href={paths.booking(booking.id)}>{`Booking ${booking.id}`}</UiLink>
            </li>
          ))}
        </PlainList>
      )}
    </Stack>
  )
}
