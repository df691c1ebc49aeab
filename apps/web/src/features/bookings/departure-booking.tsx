import { ApiError } from '@farandfew/api-client'
import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { isOver } from '@farandfew/domain/departures/departure-facts.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Container } from '@farandfew/ui/page/container.ts'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { departureOfferQuery, useBookings } from '../seats/bookings.data.ts'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { Page } from '../../shared/head/page.tsx'
import { paths } from '../../shared/paths.ts'
import { BookingHeader } from './booking-header.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { DeparturePicker } from './departure-picker.tsx'
import { DepartureTerms } from './departure-terms.tsx'
import { LoadProblem } from '../seats/load-problem.tsx'
import { OfferPanel } from './offer-panel.tsx'

/** The fields that the page shows of a departure, whether it is on offer or booked. */
export type ShownDeparture = Pick<
  BookingView,
  'today' | 'departure' | 'price' | 'plan' | 'trip' | 'host' | 'meeting'
>

const about = 'Your seat on a departure: price, terms, payment and booking.'

/** The booking page of a departure: what is on offer, or the member's own booking of it. */
export function DepartureBooking({
  id,
  isAskedFor,
  notice,
}: {
  id: string
  /** Whether the member has asked for an invite to the trip, or has one. */
  isAskedFor: (offer: DepartureOffer) => boolean
  /** What stands above the panel of a departure that the member has not booked. */
  notice: (offer: DepartureOffer) => ReactNode
}) {
  useEffect(prepareToasts, [])
  const offer = useQuery(departureOfferQuery(id))
  const user = useCurrentUser()
  const bookings = useBookings({ enabled: Boolean(user.data) })

  // A visitor who signs in keeps the page that they see, with what they were doing, while their bookings load.
  const [wasShown, setShown] = useState(false)
  const isUserKnown = user.data === null || (user.data && (bookings.data || wasShown))
  const failed = user.error ?? bookings.error ?? offer.error
  const booking = findBooking(bookings.data, id)
  const shown = isLive(booking) ? booking : (offer.data ?? booking)
  if (!wasShown && isUserKnown && shown) setShown(true)
  const isOfferKnown = offer.data !== undefined || !offer.isFetching

  if (!isUserKnown && (user.isFetching || bookings.isFetching)) return <BookingLoading />
  if (isUserKnown && !shown && !isOfferKnown) return <BookingLoading />
  if (!isUserKnown || !shown) {
    const retry = () => void Promise.all([user.refetch(), offer.refetch(), bookings.refetch()])
    return <BookingProblem error={failed} onRetry={retry} />
  }
  return (
    <Loaded
      shown={shown}
      booking={booking}
      offer={offer.data}
      user={user.data ?? null}
      isAskedFor={offer.data !== undefined && isAskedFor(offer.data)}
      notice={offer.data && !isLive(booking) && notice(offer.data)}
    />
  )
}

/** The member's booking of the departure: the live one, otherwise the newest. */
function findBooking<B extends BookingView>(bookings: readonly B[] = [], id: string) {
  const own = bookings.filter(({ departure }) => String(departure.id) === id)
  return own.find(isLive) ?? own[0]
}

const isLive = (booking: BookingView | undefined) =>
  booking?.status === 'pending' || booking?.status === 'confirmed'

interface LoadedProps {
  shown: ShownDeparture
  booking: NonNullable<ReturnType<typeof useBookings>['data']>[number] | undefined
  offer: DepartureOffer | undefined
  user: CurrentUser | null
  isAskedFor: boolean
  notice: ReactNode
}

function Loaded({ shown, booking, offer, user, isAskedFor, notice }: LoadedProps) {
  // A new booking replaces the panel that the page opened with.
  const [first] = useState(booking?.id)
  const isNext = booking?.id !== first
  return (
    <Page
      title={`${isLive(booking) ? 'Your booking' : 'Book'}: ${shown.trip.title}`}
      description={about}
    >
      <BookingHeader shown={shown} seats={isLive(booking) ? undefined : offer} />
      <Columns>
        <div>
          {notice}
          {booking ? (
            <BookingPanel
              key={booking.id}
              booking={booking}
              offer={offer}
              user={user}
              isAskedFor={isAskedFor}
              isNext={isNext}
            />
          ) : (
            // Who has asked for an invite is not asked to do it again.
            offer &&
            !(isAskedFor && offer.state === 'by-invite') && (
              <OfferPanel offer={offer} user={user} isAskedFor={isAskedFor} isNext={isNext} />
            )
          )}
        </div>
        <DepartureTerms
          shown={shown}
          table={isLive(booking) ? booking?.summary.refundTable : offer?.refundTable}
          isBooked={booking?.status === 'confirmed'}
          isTold={isLive(booking) || (!booking && offer?.state === 'bookable')}
          isHeld={booking?.status === 'pending'}
          isClosed={offer !== undefined && isOver(offer.state) && !isLive(booking)}
        >
          {offer && !isLive(booking) && <DeparturePicker offer={offer} />}
        </DepartureTerms>
      </Columns>
    </Page>
  )
}

export function BookingLoading() {
  return (
    <Page title="Book your seat" description={about}>
      <PageHeader title="Book your seat" />
      <Container>
        <VisuallyHidden as="p" role="status">
          Loading the departure
        </VisuallyHidden>
        <Shape height="100vh" marginBottom={16} />
      </Container>
    </Page>
  )
}

/** The departure does not exist, the session is over, or something could not be loaded. */
function BookingProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 404 || status === 400) return <DepartureNotFound />
  return (
    <LoadProblem
      title="Book your seat"
      description={about}
      lead="We could not read the departure or your booking. Whatever you have booked or paid is safe."
      error={error}
      onRetry={onRetry}
    />
  )
}

/** Shown for a departure that does not exist or is not on sale. */
export const DepartureNotFound = () => (
  <Page title="Departure Not Found" description={about}>
    <PageHeader
      title="Departure Not Found"
      lead="This departure does not exist, or it is no longer on sale."
    >
      <ButtonLink href={paths.schedule}>See All Departures</ButtonLink>
      <ButtonLink href={paths.trips} variant="secondary">
        Browse All Trips
      </ButtonLink>
    </PageHeader>
  </Page>
)

/** On a phone the panel comes first; on a wide screen it stays next to the terms. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  overflow-wrap: anywhere;
  padding-block: 24px clamp(64px, 8vw, 112px);
  ${theme.media.split} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 64px;
    align-items: start;
    > :first-child {
      order: 2;
      position: sticky;
      top: 96px;
    }
  }
`
