import { Button, ButtonLink } from '@farandfew/ui/button'
import { paths } from '../../../shared/paths.ts'
import { useInviteRequests, useUserTrips } from '../data/account.data.ts'
import { TabHeading } from '../tabs/account.styles.ts'
import { RequestList } from './request-list.tsx'
import { Empty, Loaded } from '../tabs/tab-states.tsx'
import { TripCards } from './trip-cards.tsx'

const browse = <ButtonLink href={paths.trips}>Browse All Trips</ButtonLink>

/** Every request for an invite to a trip, with its state. */
export function TripInvitesTab() {
  return (
    <>
      <TabHeading>Trip invites</TabHeading>
      <Loaded query={useInviteRequests()} what="your invites">
        {(requests) => {
          const shown = requests.filter(({ kind }) => kind === 'trip')
          return shown.length > 0 ? (
            <RequestList requests={shown} label="Trip invites" />
          ) : (
            <Empty title="You have asked for no invite yet." action={browse}>
              Find a trip and request an invite. It will stand here with its answer.
            </Empty>
          )
        }}
      </Loaded>
    </>
  )
}

/** Every trip that is over, with who led it and how it was rated. */
export function PreviousTripsTab() {
  return (
    <>
      <TabHeading>Previous trips</TabHeading>
      <Loaded query={useUserTrips()} what="your trips">
        {({ previous }) =>
          previous.length > 0 ? (
            <TripCards trips={previous} label="Previous trips" />
          ) : (
            <Empty title="No trip lies behind you yet." action={browse}>
              Once you have travelled with us, it is remembered here.
            </Empty>
          )
        }
      </Loaded>
    </>
  )
}

/** Every quick request, with its state. */
export function TripRequestsTab({ onQuickInvite }: { onQuickInvite: () => void }) {
  return (
    <>
      <TabHeading>Trip requests</TabHeading>
      <Loaded query={useInviteRequests()} what="your requests">
        {(requests) => {
          const shown = requests.filter(({ kind }) => kind === 'quick')
          return shown.length > 0 ? (
            <RequestList requests={shown} label="Trip requests" />
          ) : (
            <Empty
              title="You have sent no request yet."
              action={<Button onClick={onQuickInvite}>Quick Invite Request</Button>}
            >
              Tell us when, with how many and why. We find the trip.
            </Empty>
          )
        }}
      </Loaded>
    </>
  )
}
