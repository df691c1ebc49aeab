import type { UserTrip } from '@farandfew/domain/bookings/booking-view.ts'
import { overviewHighlightsLimit } from '@farandfew/domain/constants/limits.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useRef, useState } from 'react'
import { departureDatesText } from '../../departures/departure-texts.ts'
import { type MemberBooking, useBookings } from '../../seats/bookings.data.ts'
import { Deferred } from '../../../shared/deferred/deferred.tsx'
import { AppLink } from '../../../shared/links/app-link.tsx'
import { paths } from '../../../shared/paths.ts'
import { isAccountDemo } from '../data/account-demo.ts'
import { Empty, Loading } from '../tabs/tab-states.tsx'
import { TripCards } from '../trip-tabs/trip-cards.tsx'
import { BookingCards } from './booking-cards.tsx'

const loadCancel = () => import('./cancel-dialog.tsx')

const isOver = ({ departure, today }: MemberBooking) =>
  returnDate(departure.departureDate, departure.duration) < today

/** Bookings that hold or have a seat on a trip that is not over, or may still get one by a payment that is on its way. */
const isUpcoming = (booking: MemberBooking) =>
  (booking.status === 'pending' ||
    booking.status === 'confirmed' ||
    booking.summary.state === 'payment on its way') &&
  !isOver(booking)

const byDeparture = ({ departure: one }: MemberBooking, { departure: other }: MemberBooking) =>
  one.departureDate < other.departureDate ? -1 : 1

/** Bookings that ended after money was paid or sent, so that the member sees where it went. */
const isEndedWithMoney = ({ status, summary }: MemberBooking) =>
  status !== 'confirmed' && summary.hasMoney

/** The member's bookings, and trips that were not booked on the site. */
export function UpcomingTrips({ trips }: { trips: readonly UserTrip[] }) {
  const query = useBookings({ enabled: !isAccountDemo() })
  const [cancelling, setCancelling] = useState<MemberBooking>()
  const [released, setReleased] = useState<MemberBooking>()
  const heading = useRef<HTMLHeadingElement>(null)
  const bookings = query.data ?? []
  const upcoming = bookings.filter(isUpcoming).sort(byDeparture)
  const ended = bookings.filter((booking) => !isUpcoming(booking) && isEndedWithMoney(booking))
  const others = trips.filter(({ id }) => !upcoming.some((booking) => booking.id === id))

  // The button that had the focus is gone when its booking has ended.
  const keepFocus = () => void setTimeout(() => isFocusLost() && heading.current?.focus())
  const closeCancel = () => {
    setCancelling(undefined)
    keepFocus()
  }
  const actions = {
    onCancel: setCancelling,
    onReleased: (booking: MemberBooking) => {
      setReleased(booking)
      keepFocus()
    },
  }
  return (
    <>
      <section aria-labelledby="upcoming-trips">
        <Heading marginBottom={4} id="upcoming-trips" ref={heading} tabIndex={-1}>
          Upcoming trips
        </Heading>
        {query.isError && !query.data && (
          <Problem
            title="We could not load your bookings."
            retryLabel="Try Again"
            onRetry={() => void query.refetch()}
          />
        )}
        <div role="status">
          {released && (
            <Callout as="p" accent="sea" marginBottom={4}>
              <span>{`You released your seat: ${released.trip.title}, ${departureDatesText(released.departure)}. `}</span>
              <AppLink href={paths.book(released.departure.id)}>Book Again</AppLink>
            </Callout>
          )}
        </div>
        <Stack>
          {upcoming.length > 0 && (
            <BookingCards bookings={upcoming} label="Your bookings" {...actions} />
          )}
          {others.length > 0 && (
            <TripCards trips={others} highlights={overviewHighlightsLimit} label="Upcoming trips" />
          )}
        </Stack>
        {query.isLoading && <Loading what="your bookings" />}
        {upcoming.length + others.length === 0 && !query.isLoading && !query.isError && (
          <NoUpcomingTrips />
        )}
      </section>
      {ended.length > 0 && (
        <section aria-labelledby="ended-bookings">
          <Heading marginBottom={4} id="ended-bookings">
            Ended bookings
          </Heading>
          <BookingCards bookings={ended} label="Ended bookings" {...actions} />
        </section>
      )}
      {cancelling && (
        <Deferred
          load={loadCancel}
          props={{ bookingId: cancelling.id, onClose: closeCancel }}
          when="now"
          placeholder={null}
        />
      )}
    </>
  )
}

const NoUpcomingTrips = () => (
  <Empty
    title="No upcoming trips yet."
    action={<ButtonLink href={paths.trips}>Browse All Trips</ButtonLink>}
  >
    Ten far places, and a few people on each trip.
  </Empty>
)
