import type { UserTrip } from '@farandfew/domain/bookings/booking-view.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useBookings } from '../../seats/bookings.data.ts'
import { paths } from '../../../shared/paths.ts'
import { isAccountDemo } from '../data/account-demo.ts'
import { ownRequestsQuery, userTripsQuery } from '../data/account.data.ts'
import { RequestList } from './request-list.tsx'
import { Empty, Loaded } from '../tabs/tab-states.tsx'
import { VouchesSection } from '../vouches/vouches-section.tsx'
import { ReviewPart } from '../own-reviews/review-part.tsx'
import { reviewsQuery } from '../own-reviews/reviews.data.ts'
import { TripCards } from './trip-cards.tsx'

const browse = <ButtonLink href={paths.trips}>Browse All Trips</ButtonLink>

/** The Trip Invites tab: requests for a trip, with their status. */
export function TripInvitesTab() {
  return (
    <>
      <Heading marginBottom={4}>Trip invites</Heading>
      <Loaded query={useQuery(ownRequestsQuery)} what="your invites">
        {(requests) => {
          const shown = requests.filter(({ kind }) => kind === 'trip')
          return shown.length > 0 ? (
            <RequestList requests={shown} label="Trip invites" />
          ) : (
            <Empty title="You have not requested an invite yet." action={browse}>
              Find a trip and request an invite. It will appear here with its status.
            </Empty>
          )
        }}
      </Loaded>
    </>
  )
}

/** The Previous Trips tab: past trips with coordinator and the member's reviews. */
export function PreviousTripsTab() {
  const bookings = useBookings({ enabled: !isAccountDemo() }).data ?? []
  const reviews = useQuery({ ...reviewsQuery, enabled: !isAccountDemo() }).data ?? []
  const reviewOf = ({ id, destination }: UserTrip) => {
    const reviewed = reviews.find(({ bookingId }) => bookingId === id)
    return reviewed && <ReviewPart {...reviewed} destination={destination} />
  }
  return (
    <>
      <Heading marginBottom={4}>Previous trips</Heading>
      <Loaded query={useQuery(userTripsQuery)} what="your trips">
        {({ previous }) =>
          previous.length > 0 ? (
            <TripCards
              trips={previous}
              label="Previous trips"
              bookings={bookings}
              more={reviewOf}
            />
          ) : (
            <Empty title="No previous trips yet." action={browse}>
              Trips that you have taken with us will appear here.
            </Empty>
          )
        }
      </Loaded>
      <VouchesSection />
    </>
  )
}

/** The Trip Requests tab: quick requests, with their status. */
export function TripRequestsTab({ onQuickInvite }: { onQuickInvite: () => void }) {
  return (
    <>
      <Heading marginBottom={4}>Trip requests</Heading>
      <Loaded query={useQuery(ownRequestsQuery)} what="your requests">
        {(requests) => {
          const shown = requests.filter(({ kind }) => kind === 'quick')
          return shown.length > 0 ? (
            <RequestList requests={shown} label="Trip requests" />
          ) : (
            <Empty
              title="You have not sent a request yet."
              action={<Button onClick={onQuickInvite}>Quick Invite Request</Button>}
            >
              Tell us when you want to travel, with how many people and why. We will find the trip.
            </Empty>
          )
        }}
      </Loaded>
    </>
  )
}
