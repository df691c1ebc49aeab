import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { bookingHistory, type Doer } from '@farandfew/domain/bookings/booking-history.ts'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'

const nameOf = (by: Doer) => (typeof by === 'string' ? by : (by.operator ?? 'An operator'))

/** Who did what with a booking and when, newest first. */
export function BookingHistory({ booking }: { booking: AdminBooking }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h3" size="title" id={headingId}>
        History
      </Heading>
      <Line aria-labelledby={headingId}>
        {bookingHistory(booking).map(({ at, by, text }, index) => (
          <li key={index} data-operator={typeof by === 'object' || undefined}>
            <span>
              <strong>{nameOf(by)}</strong> <Instant value={at} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </Line>
    </section>
  )
}

/** A line with a dot for each entry; what operators did stands out. */
const Line = styled.ol`
  margin-top: 12px;
  padding: 0 0 0 20px;
  border-left: 2px solid ${theme.colors.hairline};
  list-style: none;
  li {
    position: relative;
    display: grid;
    gap: 2px;
    padding-bottom: 14px;
    font-size: ${theme.fontSizes.small};
    overflow-wrap: anywhere;
  }
  li::before {
    position: absolute;
    top: 6px;
    left: -26px;
    width: 10px;
    height: 10px;
    border-radius: ${theme.radii.round};
    background: ${theme.colors.edge};
    content: '';
  }
  li[data-operator]::before {
    background: ${theme.colors.raspberry};
  }
  time {
    margin-left: 8px;
    color: ${theme.colors.inkSoft};
  }
`
