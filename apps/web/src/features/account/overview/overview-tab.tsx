import type { UserTrip } from '@farandfew/domain/bookings/booking-view.ts'
import { overviewHighlightsLimit, overviewTripsLimit } from '@farandfew/domain/constants/limits.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useBookings } from '../../seats/bookings.data.ts'
import { SavedTripsList } from '../../saved-trips/saved-trips-list.tsx'
import { GroupRooms } from '../upcoming/group-rooms.tsx'
import { UpcomingTrips } from '../upcoming/upcoming-trips.tsx'
import { useWaitingConnections } from '../../connections/connections.data.ts'
import { paths } from '../../../shared/paths.ts'
import { isAccountDemo } from '../data/account-demo.ts'
import { WaitlistPlaces } from '../upcoming/waitlist-places.tsx'
import { userTripsQuery } from '../data/account.data.ts'
import { PendingSteps } from './pending-steps.tsx'
import { Loaded } from '../tabs/tab-states.tsx'
import { TripCards } from '../trip-tabs/trip-cards.tsx'
import type { OpenTab } from '../tabs/use-account-tab.ts'

interface OverviewTabProps {
  user: CurrentUser
  onOpen: OpenTab
}

/** The Overview tab: next steps, upcoming trips and the last trips. */
export function OverviewTab({ user, onOpen }: OverviewTabProps) {
  return (
    <Stack gap={12}>
      <PendingSteps user={user} onOpen={onOpen} />
      <Loaded query={useQuery(userTripsQuery)} what="your trips">
        {({ current, previous }) => (
          <>
            <UpcomingTrips trips={current} />
            <GroupRooms />
            <WaitlistPlaces />
            {previous.length > 0 && <LastTrips trips={previous} onOpen={onOpen} />}
          </>
        )}
      </Loaded>
      {!isAccountDemo() && <SavedTrips />}
      {!isAccountDemo() && <ConnectionsLink />}
    </Stack>
  )
}

const SavedTrips = () => (
  <section aria-labelledby="saved-trips">
    <Heading marginBottom={4} id="saved-trips">
      Saved trips
    </Heading>
    <SavedTripsList headingLevel={3} />
  </section>
)

const ConnectionsLink = () => {
  const waiting = useWaitingConnections({ enabled: true })
  return (
    <section aria-labelledby="connections">
      <Heading marginBottom={4} id="connections">
        Connections
      </Heading>
      <p>Requests from your groups, the travellers you are connected with, and what you share.</p>
      <Actions marginTop={6}>
        <ButtonLink href={paths.connections} variant="secondary">
          <span>My Connections</span>
          {waiting > 0 && <Badge tone="raspberry">{`${waiting} new`}</Badge>}
        </ButtonLink>
      </Actions>
    </section>
  )
}

function LastTrips({ trips, onOpen }: { trips: readonly UserTrip[]; onOpen: OpenTab }) {
  const bookings = useBookings({ enabled: !isAccountDemo() }).data ?? []
  return (
    <section aria-labelledby="last-trips">
      <Heading marginBottom={4} id="last-trips">
        Previous trips
      </Heading>
      <TripCards
        trips={trips.slice(0, overviewTripsLimit)}
        highlights={overviewHighlightsLimit}
        label="Previous trips"
        bookings={bookings}
      />
      {trips.length > overviewTripsLimit && (
        <Actions marginTop={6}>
          <Button variant="secondary" onClick={() => onOpen('previous-trips')}>
            All Previous Trips
          </Button>
        </Actions>
      )}
    </section>
  )
}
