import { overviewHighlightsLimit, overviewTripsLimit } from '@farandfew/domain/constants'
import type { CurrentUser } from '@farandfew/domain/users'
import { Button, ButtonLink } from '@farandfew/ui/button'
import { paths } from '../../../shared/paths.ts'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { useUserTrips } from '../data/account.data.ts'
import { Stack, TabHeading } from '../tabs/account.styles.ts'
import { PendingSteps } from './pending-steps.tsx'
import { Empty, Loaded } from '../tabs/tab-states.tsx'
import { TripCards } from '../trips/trip-cards.tsx'
import type { OpenTab } from '../tabs/use-account-tab.ts'

interface OverviewTabProps {
  user: CurrentUser
  onOpen: OpenTab
}

/** The Overview tab: next steps, upcoming trips and the last trips. */
export function OverviewTab({ user, onOpen }: OverviewTabProps) {
  return (
    <Stack>
      <PendingSteps user={user} onOpen={onOpen} />
      <Loaded query={useUserTrips()} what="your trips">
        {({ current, previous }) => (
          <>
            <section aria-labelledby="upcoming-trips">
              <TabHeading id="upcoming-trips">Upcoming trips</TabHeading>
              {current.length > 0 ? (
                <TripCards
                  trips={current}
                  highlights={overviewHighlightsLimit}
                  label="Upcoming trips"
                />
              ) : (
                <NoUpcomingTrips />
              )}
            </section>
            {previous.length > 0 && (
              <section aria-labelledby="last-trips">
                <TabHeading id="last-trips">Previous trips</TabHeading>
                <TripCards
                  trips={previous.slice(0, overviewTripsLimit)}
                  highlights={overviewHighlightsLimit}
                  label="Previous trips"
                />
                {previous.length > overviewTripsLimit && (
                  <ActionRow>
                    <Button variant="secondary" onClick={() => onOpen('previous-trips')}>
                      All Previous Trips
                    </Button>
                  </ActionRow>
                )}
              </section>
            )}
          </>
        )}
      </Loaded>
    </Stack>
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
