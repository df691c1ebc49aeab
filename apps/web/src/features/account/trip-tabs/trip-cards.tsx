import type { UserTrip } from '@farandfew/domain/bookings/booking-view.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { Grid, Row } from '@farandfew/ui/primitives/primitives.ts'
import type { ReactNode } from 'react'
import type { MemberBooking } from '../../seats/bookings.data.ts'
import { ReceiptLinks } from '../../refunds/receipt-links.tsx'
import { Card } from '../tabs/account.styles.ts'

interface TripCardsProps {
  trips: readonly UserTrip[]
  /** The maximum number of highlights on a card; all if not set. */
  highlights?: number
  /** The accessible name of the list. */
  label: string
  /** The bookings of the trips, whose receipts the cards offer. */
  bookings?: readonly MemberBooking[]
  /** The end of a card. */
  more?: (trip: UserTrip) => ReactNode
}

const tones: Readonly<Record<string, BadgeTone>> = { Confirmed: 'sea', Completed: 'neutral' }

export function TripCards({ trips, highlights, label, bookings = [], more }: TripCardsProps) {
  return (
    <Grid as="ul" minWidth={300} fit role="list" aria-label={label}>
      {trips.map((trip) => (
        <TripCard
          key={trip.id}
          trip={trip}
          highlights={trip.highlights.slice(0, highlights)}
          booking={bookings.find(({ id }) => id === trip.id)}
        >
          {more?.(trip)}
        </TripCard>
      ))}
    </Grid>
  )
}

interface TripCardProps {
  trip: UserTrip
  highlights: readonly string[]
  booking: MemberBooking | undefined
  children: ReactNode
}

function TripCard({ trip, highlights, booking, children }: TripCardProps) {
  const { destination, date, status, groupSize, coordinator, rating } = trip
  return (
    <Card>
      <Row align="start" justify="space-between" gap={3} rowGap={2}>
        <h3>{destination}</h3>
        <Badge tone={tones[status] ?? 'amber'}>{status}</Badge>
      </Row>
      <Facts size="small">
        <dt>Dates</dt>
        <dd>{date}</dd>
        <dt>Group</dt>
        <dd>{groupSize}</dd>
        {coordinator !== null && (
          <>
            <dt>Host</dt>
            <dd>{coordinator}</dd>
          </>
        )}
        {rating !== null && (
          <>
            <dt>Rating</dt>
            <dd>{`${rating} out of 5`}</dd>
          </>
        )}
      </Facts>
      {highlights.length > 0 && <CheckList items={highlights} />}
      {booking && <ReceiptLinks booking={booking} />}
      {children}
    </Card>
  )
}
